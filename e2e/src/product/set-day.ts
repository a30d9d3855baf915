import type { Page } from '@playwright/test';

/** From the next page on, the browser takes `date` for today. Its clock runs on; the server keeps its own. */
export async function setDay(page: Page, date: string): Promise<void> {
  await page.addInitScript((instant) => {
    const { Date: RealDate } = globalThis;
    const behindMs = RealDate.now() - RealDate.parse(instant);
    globalThis.Date = class extends RealDate {
      constructor(...parts: [] | [number | string | Date]) {
        if (parts.length === 0) super(RealDate.now() - behindMs);
        else super(...parts);
      }

      static override now(): number {
        return RealDate.now() - behindMs;
      }
    } as DateConstructor;
  }, `${date}T12:00:00.000Z`);
}
