import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How long dnd-kit requires a finger to rest. */
const LONG_PRESS_MS = 250;
const STEPS = 12;

/** The places of a trip, as they are moved by hand. */
export class ByHand {
  readonly #page: Page;
  /** What is moved, and where it would go. */
  readonly card: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.card = page.locator('[class*=card][data-by]');
  }

  day(number: number): Locator {
    return this.#page
      .getByRole('region', { name: 'Itinerary' })
      .last()
      .getByRole('region', { name: `Day ${number}`, exact: true });
  }

  row(name: string): Locator {
    return this.#page.locator('li[data-poi]', { hasText: name }).first();
  }

  /** Presses, moves and holds; the caller looks, and lets go. */
  async dragByMouse(from: Locator, to: Locator, belowPx = 0): Promise<void> {
    const start = await centre(from);
    await this.#page.mouse.move(start.x, start.y);
    await this.#page.mouse.down();
    const end = await centre(to);
    await this.#page.mouse.move(end.x, end.y + belowPx, { steps: STEPS });
  }

  /** What follows the pointer does so once a frame. */
  async waitForFrames(count: number): Promise<void> {
    const root = this.#page.locator('html');
    for (let frame = 0; frame < count; frame += 1) {
      await root.evaluate(
        async ({ ownerDocument }) =>
          new Promise((resolve) => {
            ownerDocument.defaultView?.requestAnimationFrame(resolve);
          }),
      );
    }
  }

  async letGo(): Promise<void> {
    await this.#page.mouse.up();
  }

  /** Picks up, steps and drops by keys; dnd-kit listens to the next key only a moment after a place is picked up. */
  async moveByKeys(handle: Locator, ...steps: readonly string[]): Promise<void> {
    await handle.focus();
    await this.#page.keyboard.press('Enter');
    await expect(this.card).toContainText('Arrow keys to move');
    for (const key of [...steps, 'Enter']) await this.#page.keyboard.press(key);
    await expect(this.card).toHaveCount(0);
  }

  async undo(): Promise<void> {
    await this.#page.locator('[data-undo-toast]').click();
    await expect(this.#page.getByText('Restored')).toBeVisible();
  }
}

/** One finger on the page, as the browser gets it from a screen. */
export class Finger {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page));
  }

  /** Touches, waits, and moves; the finger stays down. */
  async swipe(from: Point, byY: number, { rests }: { readonly rests: boolean }): Promise<void> {
    await this.#touch('touchStart', from);
    if (rests) await this.#page.waitForTimeout(LONG_PRESS_MS + 150);
    for (let step = 1; step <= STEPS; step += 1) {
      await this.#touch('touchMove', { x: from.x, y: from.y + (byY * step) / STEPS });
      await this.#page.waitForTimeout(20);
    }
  }

  /** Rests on a point, then goes to another one and stays there. */
  async carry(from: Point, to: Point): Promise<void> {
    await this.#touch('touchStart', from);
    await this.#page.waitForTimeout(LONG_PRESS_MS + 150);
    await this.move(from, to);
  }

  async move(from: Point, to: Point): Promise<void> {
    for (let step = 1; step <= STEPS; step += 1) {
      const [x, y] = [to.x - from.x, to.y - from.y].map((way) => (way * step) / STEPS);
      await this.#touch('touchMove', { x: from.x + (x ?? 0), y: from.y + (y ?? 0) });
      await this.#page.waitForTimeout(20);
    }
  }

  /** A second finger comes down beside the first, which is at `first`. */
  async addSecond(first: Point): Promise<void> {
    const touchPoints = [first, { x: first.x + 90, y: first.y }].map((point, id) =>
      Object.assign({ id }, point),
    );
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  }

  async lift(): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async #touch(type: 'touchStart' | 'touchMove', point: Point): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  }
}

export async function centre(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const REST_MS = 150;

/** As {@link centre}, once a swipe has run out: what still scrolls is elsewhere by the time a finger comes down. */
export async function centreAtRest(locator: Locator): Promise<Point> {
  let before = await centre(locator);
  for (;;) {
    await locator.page().waitForTimeout(REST_MS);
    const now = await centre(locator);
    if (now.y === before.y && now.x === before.x) return now;
    before = now;
  }
}
