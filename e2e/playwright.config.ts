import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/product/browser.ts';

/** A load test, which needs the machine to itself. */
const LOAD = '**/abuse.journey.ts';

export default defineConfig({
  testDir: 'src/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  // These end what hangs; on a busy machine a journey may take several times as long as alone.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  // Browsers draw the map by the processor: a third worker on two cores makes every journey slower.
  workers: 2,
  forbidOnly: true,
  use: {
    launchOptions: await launchOptions(),
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1440, height: 900 },
    // Snapshots of the page at each step; a film costs time, and a failure has its screenshot.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'journeys', testIgnore: LOAD },
    // Only where everything runs, `TESTS=whole`, and with nothing running at the same time.
    ...(process.env['TESTS'] === 'whole'
      ? [{ name: 'load', testMatch: LOAD, dependencies: ['journeys'] }]
      : []),
  ],
});
