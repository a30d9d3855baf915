import type { Browser, Page } from '@playwright/test';
import type { Product } from '../product/product.ts';
import { PHONE_BELOW } from './faults.ts';
import type { Screen } from './screen.ts';

const SETTLE_MS = 400;

export interface Look {
  readonly width: number;
  /** That of a desk or a phone by default. */
  readonly height?: number;
  /** Pixels of the screen in one of the page; one by default. */
  readonly density?: number;
  readonly theme: string;
  readonly language: string;
}

/** A page of a browser of its own, by its size a phone's or a desk's. */
export async function openPage(browser: Browser, product: Product, look: Look): Promise<Page> {
  const isPhone = look.width < PHONE_BELOW;
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: look.width, height: look.height ?? (isPhone ? 844 : 900) },
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor: look.density ?? 1,
    reducedMotion: 'reduce',
    locale: look.language,
  });
  await context.addInitScript(({ theme }) => localStorage.setItem('theme', theme), look);
  return context.newPage();
}

/** Opens a screen, and waits until it is quiet. */
export async function show(page: Page, screen: Screen, tripId: number): Promise<void> {
  await page.goto(screen.path.replace('{trip}', String(tripId)));
  await page.waitForLoadState('networkidle');
  await screen.act?.(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
}
