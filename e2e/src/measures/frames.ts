import type { Page } from '@playwright/test';

/** How smoothly a page moved. */
export interface Smoothness {
  readonly fps: number;
  /** The time between two frames below which 95 of 100 lie. */
  readonly p95Ms: number;
  readonly longestMs: number;
}

/** Counts the frames that the page draws while it is moved. */
export async function countFrames(page: Page, move: () => Promise<void>): Promise<Smoothness> {
  await page.evaluate(() => {
    const times: number[] = [];
    const note = (now: number): void => {
      times.push(now);
      if (document.documentElement.dataset['frames'] === 'count') requestAnimationFrame(note);
      else document.documentElement.dataset['frameTimes'] = JSON.stringify(times);
    };
    document.documentElement.dataset['frames'] = 'count';
    requestAnimationFrame(note);
  });
  await move();
  await page.evaluate(() => {
    document.documentElement.dataset['frames'] = 'done';
  });
  const element = page.locator('html[data-frame-times]');
  const text = await element.getAttribute('data-frame-times');
  await page.evaluate(() => {
    delete document.documentElement.dataset['frameTimes'];
  });
  const times = (text ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const sorted = gaps.toSorted((a, b) => a - b);
  const totalMs = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    fps: Math.round((gaps.length / totalMs) * 10_000) / 10,
    p95Ms: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN),
    longestMs: Math.round(sorted.at(-1) ?? Number.NaN),
  };
}
