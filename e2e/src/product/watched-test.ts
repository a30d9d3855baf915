import { expect, test as base } from '@playwright/test';
import { PageFaults } from './page-faults.ts';

interface Watched {
  /** The product's origin, if it cannot be taken from {@link Watched.asks}. */
  readonly origin: string;
  /** Other origins that its pages may ask: those of its tiles and of its sign-in provider. */
  readonly asks: readonly string[];
  readonly faults: PageFaults;
}

/**
 * The base of every journey through pages. It fails if any page of any of its contexts writes an error or a warning
 * to the console, a violation of the content security policy among them, or asks a third party for anything.
 */
export const test = base.extend<Watched>({
  origin: async ({}, provide) => {
    await provide('http://localhost');
  },
  asks: [[], { option: true }],
  faults: [
    async ({ browser, origin, asks }, provide) => {
      const faults = new PageFaults(origin, asks);
      const watch = faults.watch.bind(faults);
      browser.on('context', watch);
      await provide(faults);
      browser.off('context', watch);
      expect(faults.report(), 'what the pages should not have done').toEqual([]);
    },
    { auto: true },
  ],
});
