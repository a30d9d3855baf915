import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/product/browser.ts';

export default defineConfig({
  testDir: 'src/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
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
