import type { Page, Request } from '@playwright/test';
import { setDay } from '../product/set-day.ts';

/** Some days before the demo of 2025: each year has other weekdays and holidays. */
const DAY = '2025-09-20';

/** The demo of the browser, from the landing page to its end. */
export class SeoulDemo {
  readonly #page: Page;
  readonly #asked: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      this.#asked.push(...proceduresOf(request));
    });
  }

  /** Every procedure that the page has called so far, and every REST path, each once. */
  get asked(): string[] {
    return [...new Set(this.#asked)].sort();
  }

  /** In September 2025, whenever the journey is made. */
  async start(): Promise<void> {
    await setDay(this.#page, DAY);
    await this.#page.goto('/landing');
    await this.#page.getByRole('button', { name: 'Try Seoul Demo' }).click();
    await this.#page.getByRole('button', { name: 'Trips: Seoul Trip 2025' }).waitFor();
    await this.closeAbout();
  }

  /** A new demo says at once what to try in it. */
  async closeAbout(): Promise<void> {
    const about = this.#page.getByRole('dialog', { name: 'About the demo' });
    await about.waitFor();
    await this.#page.keyboard.press('Escape');
    await about.waitFor({ state: 'hidden' });
  }

  /** Opens what can be done with the demo, and does it. */
  async choose(action: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'About the demo' }).click();
    await this.#page.getByRole('button', { name: action }).click();
  }

  async clear(): Promise<void> {
    await this.choose('Clear the demo');
    const dialog = this.#page.getByRole('dialog', { name: 'Clear the demo' });
    await dialog.getByRole('button', { name: 'Clear the demo' }).click();
  }
}

function proceduresOf(request: Request): string[] {
  const { pathname } = new URL(request.url());
  if (pathname.startsWith('/api/')) return [pathname];
  return pathname.startsWith('/trpc/') ? pathname.slice('/trpc/'.length).split(',') : [];
}
