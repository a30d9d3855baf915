import { expect, type Locator, type Page } from '@playwright/test';

/** The packing view of a trip. */
export class PackingList {
  readonly #page: Page;
  /** The list as it is on paper. */
  readonly sheet: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.sheet = page.getByTestId('print-sheet');
  }

  item(name: string): Locator {
    return this.#page.getByRole('checkbox', { name, exact: true });
  }

  /** Says how much is packed: `3 of 48 packed`. */
  async count(): Promise<{ packed: number; total: number }> {
    const text = (await this.#page.locator('output', { hasText: 'packed' }).textContent()) ?? '';
    const [packed = 0, total = 0] = text.match(/\d+/g)?.map(Number) ?? [];
    return { packed, total };
  }

  /** Ticks as fast as a browser can. */
  async tick(...names: string[]): Promise<void> {
    for (const name of names) await this.item(name).check();
  }

  async add(name: string, quantity: number): Promise<void> {
    await this.#page.getByRole('textbox', { name: 'Item' }).fill(name);
    await this.#page.getByRole('textbox', { name: 'Quantity' }).fill(String(quantity));
    await this.#page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(this.item(`${name}, ${quantity}`)).toBeVisible();
  }

  async chooseCheckedBags(count: string): Promise<void> {
    const bags = this.#page.getByRole('radiogroup', { name: 'Checked bags' });
    await bags.getByText(count, { exact: true }).click();
    await this.#page.getByRole('button', { name: 'Update list' }).click();
  }
}
