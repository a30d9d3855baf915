import type { Page } from '@playwright/test';

/** From the next page on, the browser takes `date` for today. Its clock runs on; the server keeps its own. */
export async function setDay(page: Page, date: string): Promise<void> {
  await page.addInitScript((instant) => {
    const behindMs = Date.now() - Date.parse(instant);
    globalThis.Date = class extends Date {
      constructor(...parts: [] | [number | string | Date]) {
        if (parts.length === 0) super(Date.now() - behindMs);
        else super(...parts);
      }

      static override now(): number {
        return Date.now() - behindMs;
      }
    } as DateConstructor;
  }, `${date}T12:00:00.000Z`);
}
