import { LANGUAGES } from '@ooo/texts/languages';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { launchOptions } from '../product/browser.ts';
import { Product } from '../product/product.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';
import { enter } from './viewers.ts';
import { type Look, openPage, show } from './visit.ts';

/**
 * `pnpm pictures product [--languages pt]`: the pictures of the product that its own walkthrough, its landing page and the
 * README show, taken of the built product; those of the landing page alone where languages are named. They are committed,
 * so they are small.
 */
const ROOT = join(import.meta.dirname, '../../..');
const LANDING = join(ROOT, 'apps/web/src/features/landing/pictures');
const README = join(ROOT, 'docs/pictures');
/** A service's preview of a link. */
const PREVIEW = join(ROOT, 'apps/web/public/preview.jpg');
const MOST_BYTES = 60_000;
/** It is larger, and the only one of its page. */
const MOST_BYTES_OF_TRIP = 100_000;
const IDLE_MS = 3000;
/** Placeholders of content that is still loading. */
const COMING = '.mantine-Skeleton-root, [role=status][aria-label=Loading]';

/** The screen that each step of the walkthrough shows. */
const STEPS = {
  import: 'import-review',
  packing: 'packing',
  discover: 'discover',
  plan: 'map',
  sync: 'home',
} as const;

/** What is seen, and how wide its picture is. */
const FORMS = {
  desktop: { width: 1440, height: 900, pictureWidth: 960 },
  phone: { width: 390, height: 600, pictureWidth: 390 },
} as const;

/** The trip of the landing page is as large as it is shown there, and sharp. */
const TRIP_FORMS = {
  desktop: { width: 1120, height: 700, pictureWidth: 1680, density: 1.5 },
  phone: { width: 390, height: 600, pictureWidth: 780, density: 2 },
} as const;

const PREVIEW_SIZE = { width: 1200, height: 630, pictureWidth: 1200 } as const;

const README_SIZE = { width: 1280, height: 800, pictureWidth: 1280 } as const;

const openPlan = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Auto-plan \d+$/ })
    .first()
    .click();
};

function findScreen(wanted: string): Screen {
  const screen = SCREENS.find(({ name }) => name === wanted);
  if (!screen) throw new RangeError(`no screen ${wanted}`);
  return screen;
}

const README_SCREENS: readonly Screen[] = [
  { ...findScreen('map'), name: 'trip-map' },
  { ...findScreen('import-review'), name: 'import-review' },
  { ...findScreen('map'), name: 'plan-preview', act: openPlan },
  { ...findScreen('calendar'), name: 'trip-calendar' },
];

interface Size {
  readonly width: number;
  readonly height: number;
  readonly pictureWidth: number;
  /** Pixels of the screen in one of the page. */
  readonly density?: number;
}

/** As good as its size allows. */
async function write(
  page: Page,
  { width, height, pictureWidth, density = 1 }: Size,
  file: string,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale: pictureWidth / width };
  const format = file.endsWith('.jpg') ? 'jpeg' : 'webp';
  const most = file.includes('/trip-') && density > 1 ? MOST_BYTES_OF_TRIP : MOST_BYTES;
  for (let quality = 80; quality > 0; quality -= 10) {
    const { data } = await session.send('Page.captureScreenshot', {
      format,
      quality,
      clip,
    });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length >= most) continue;
    await writeFile(file, bytes);
    process.stdout.write(`${file}: ${bytes.length} bytes\n`);
    return;
  }
  throw new RangeError(`${file} does not get small enough`);
}

interface Wanted {
  readonly screen: Screen;
  readonly file: string;
}

interface Taking {
  readonly browser: Browser;
  readonly product: Product;
  readonly look: Look & Size;
}

/** A viewer signs in once for all their screens. */
async function take({ browser, product, look }: Taking, wanted: readonly Wanted[]): Promise<void> {
  for (const [viewer, screens] of Map.groupBy(wanted, ({ screen }) => screen.viewer)) {
    const page = await openPage(browser, product, look);
    const tripId = await enter(page, viewer, look.language);
    for (const { screen, file } of screens) {
      await show(page, screen, tripId);
      await expect(page.locator(COMING)).toHaveCount(0, { timeout: 30_000 });
      // Pages of documents are drawn, and names in Hangul get their font, when the page has nothing else to do.
      await page.waitForTimeout(IDLE_MS);
      await write(page, look, file);
    }
    await page.context().close();
  }
}

type TakingOfLanding = Omit<Taking, 'look'> & { readonly look: Pick<Look, 'theme' | 'language'> };

/** The trip and the steps in a theme and a language, on a desk and on a phone. */
async function takeOfLanding({ browser, product, look }: TakingOfLanding) {
  for (const [form, size] of Object.entries(TRIP_FORMS)) {
    const file = join(LANDING, `trip-${form}-${look.theme}-${look.language}.webp`);
    await take({ browser, product, look: { ...size, ...look } }, [
      { screen: findScreen('map'), file },
    ]);
  }
  for (const [form, size] of Object.entries(FORMS)) {
    const wanted = Object.entries(STEPS).map(([step, name]) => ({
      screen: findScreen(name),
      file: join(LANDING, `step-${step}-${form}-${look.theme}-${look.language}.webp`),
    }));
    await take({ browser, product, look: { ...size, ...look } }, wanted);
  }
}

async function takeOfReadme(browser: Browser, product: Product): Promise<void> {
  const plain = { ...README_SIZE, theme: 'light', language: 'en' };
  const ofReadme = README_SCREENS.map((screen) => ({
    screen,
    file: join(README, `${screen.name}.webp`),
  }));
  await take({ browser, product, look: plain }, ofReadme);
  const preview = { screen: findScreen('map'), file: PREVIEW };
  await take({ browser, product, look: { ...plain, ...PREVIEW_SIZE } }, [preview]);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { languages: { type: 'string' } },
  });
  const wanted = values.languages?.split(',');
  for (const folder of [LANDING, README]) await mkdir(folder, { recursive: true });
  const product = await Product.start();
  const browser = await chromium.launch(await launchOptions());
  try {
    if (!wanted) await takeOfReadme(browser, product);
    for (const theme of ['light', 'dark']) {
      for (const language of wanted ?? LANGUAGES) {
        await takeOfLanding({ browser, product, look: { theme, language } });
      }
    }
  } finally {
    await browser.close();
    await product.dispose();
  }
}

await main();
