import { arch, platform } from 'node:os';
import chromium from '@sparticuz/chromium';
import type { LaunchOptions } from '@playwright/test';

/**
 * A real Chromium that came with the packages on Linux x64; elsewhere Playwright's own browser
 * (`pnpm --filter @ooo/e2e exec playwright install chromium`). The package's own arguments are not
 * used: they fit a function in a cloud, with one process for all pages and without web security.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  if (platform() !== 'linux' || arch() !== 'x64') return {};
  return {
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  };
}
