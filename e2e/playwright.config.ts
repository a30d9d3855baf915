import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/product/browser.ts';

export default defineConfig({
  testDir: 'src/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  // One more than there are cores, as for the units: a journey waits for the product most of its time.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // What takes longest runs where all runs: `TESTS=whole`, as `.ci/run` has it.
  ...(process.env['TESTS'] === 'whole' ? {} : { grepInvert: /@whole/ }),
  use: {
    launchOptions: await launchOptions(),
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1440, height: 900 },
    // Of each step what the page held; a film of it costs time, and a failure has its screenshot.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
});
