import type { Locator, Page } from '@playwright/test';

/** Counts what a finger does: every touch that the page itself has seen. */
export class Taps {
  readonly #page: Page;
  #count = 0;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<Taps> {
    const taps = new Taps(page);
    await page.exposeFunction('countTap', () => {
      taps.#count += 1;
    });
    const content = "addEventListener('pointerdown', () => globalThis.countTap(), true);";
    await page.addInitScript({ content });
    return taps;
  }

  get count(): number {
    return this.#count;
  }

  async on(target: Locator): Promise<void> {
    await target.tap();
  }

  /** Taps, and writes where the focus is then: the keyboard of a phone is not a tap on the page. */
  async write(text: string, target?: Locator): Promise<void> {
    if (target) await target.tap();
    await this.#page.keyboard.type(text);
  }
}
