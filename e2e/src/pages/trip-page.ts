import { expect, type Locator, type Page } from '@playwright/test';

export type View = 'Map' | 'Calendar' | 'Places' | 'Packing' | 'Discover';

/** One trip with its views. */
export class TripPage {
  readonly #page: Page;
  readonly #views: Locator;
  /** The preview of the plan: in the column of the itinerary, or a dialog if the page is too narrow for that. */
  readonly plan: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#views = page.getByRole('navigation', { name: 'Views of this trip' });
    this.plan = page
      .getByRole('region', { name: 'Auto-plan' })
      .or(page.getByRole('dialog', { name: 'Auto-plan' }));
  }

  async open(view: View): Promise<void> {
    await this.#views.getByRole('button', { name: view }).click();
  }

  /** Opens a view and waits until it is complete: a skeleton is shown for half a second. */
  async show(view: View): Promise<void> {
    await this.open(view);
    await this.#views.locator(`[aria-current=page]`, { hasText: view }).waitFor();
    await expect(this.#page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    await this.#page.waitForLoadState('networkidle');
  }

  /** Opens the calendar with its month and the agenda; on a wide page the week comes first. */
  async openMonth(): Promise<void> {
    await this.open('Calendar');
    await this.#page.locator('[data-drop=hours]').first().waitFor();
    const month = this.#page.getByText('Month', { exact: true });
    if (await month.isVisible()) await month.click();
  }

  /** Saves a place that the discover view shows. */
  async save(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Save ${name}`, exact: true }).click();
    await this.#page.getByRole('button', { name: `Remove ${name} from saved places` }).waitFor();
  }

  /** The names of what can be saved now, in their order. */
  async savable(): Promise<string[]> {
    const buttons = this.#page.getByRole('button', { name: /^Save .+/ });
    await buttons.first().waitFor();
    const labels = await buttons.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') ?? ''),
    );
    return labels.map((label) => label.replace(/^Save /, ''));
  }

  async openPlan(): Promise<void> {
    await this.#page
      .getByRole('button', { name: /^Auto-plan \d+$/ })
      .first()
      .click();
  }

  async applyPlan(): Promise<void> {
    await this.plan.getByRole('button', { name: /^Apply \d+ places?$/ }).click();
    await this.plan.waitFor({ state: 'hidden' });
  }
}
