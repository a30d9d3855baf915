import { expect, type Locator, type Page } from '@playwright/test';

/** A page has fewer things to press than this; else the keyboard goes round without finding it. */
const MOST_STEPS = 150;

/** Whether the element with the focus, or what is drawn for it beside it, has a ring around it. */
const HAS_RING = `(() => {
  const { activeElement } = document;
  const { parentElement } = activeElement;
  return [activeElement, parentElement, ...parentElement.children].some((candidate) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
})()`;

/** A traveller without a mouse, who knows only what a screen reader says: everything is by role, name and key. */
export class Keyboard {
  readonly #page: Page;
  readonly #focus: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#focus = page.locator(':focus');
  }

  /** Presses Tab until this has the focus; every element on the way has a name and a visible focus. */
  async goTo(target: Locator): Promise<void> {
    await expect(target.first()).toBeAttached();
    const wanted = target.and(this.#focus);
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if ((await wanted.count()) > 0) return;
      await this.#page.keyboard.press('Tab');
      await this.#expectSeen();
    }
    throw new Error(`${MOST_STEPS} times Tab do not lead to ${target.toString()}`);
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.goTo(target);
    await this.#page.keyboard.press(key);
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.goTo(target);
    await this.#page.keyboard.type(text);
  }

  async #expectSeen(): Promise<void> {
    // After the last one the focus is the browser's own for a moment.
    if ((await this.#focus.count()) === 0) return;
    const told = await this.#focus.ariaSnapshot();
    expect(told.split('\n')[0], 'what has the focus has a role and a name').toMatch(
      /^- '?[a-z]+ ["/]/,
    );
    expect(await this.#page.evaluate(HAS_RING), `${told} shows that it has the focus`).toBe(true);
  }
}
