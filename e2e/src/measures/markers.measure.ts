import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../product/browser.ts';
import { Product } from '../product/product.ts';
import { answerMany } from './answer-many.ts';
import { countFrames } from './frames.ts';
import { makeManyPois } from './many-pois.ts';

const START_DATE = '2025-10-10';
const VIEW = { width: 1440, height: 900 };
const ROUNDS = 4;

/** Notes when the answer with the places has come, and when the first markers are painted. */
async function noteFirstMarkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.leaflet-marker-icon')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        requestAnimationFrame(() => performance.mark('markers'));
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

async function readFirstMarkersMs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const answered = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('pois.list'))
      .map((entry) => entry.startTime + entry.duration);
    const [painted] = performance.getEntriesByName('markers');
    return Math.round((painted?.startTime ?? Number.NaN) - Math.max(...answered));
  });
}

async function pan(page: Page): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const direction = round % 2 === 0 ? 1 : -1;
    await page.mouse.move(1000, 500);
    await page.mouse.down();
    await page.mouse.move(1000 + direction * 300, 500 + direction * 150, { steps: 40 });
    await page.mouse.up();
    await page.waitForTimeout(300);
  }
}

/** By keys: finding a button by its name among thousands of places would be measured too. */
async function zoom(page: Page): Promise<void> {
  await page.locator('.leaflet-container').focus();
  for (const key of ['+', '+', '+', '-', '-', '-']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(500);
  }
}

const { values } = parseArgs({ options: { places: { type: 'string', default: '2000' } } });
const product = await Product.start();
const browser = await chromium.launch(await launchOptions());
try {
  const context = await browser.newContext({ viewport: VIEW });
  const post = async (path: string, data: object) =>
    context.request.post(product.url + path, { data });
  await post('/api/login/local', { email: 'markers@example.com', name: 'Markers' });
  await post('/api/invite-check', { code: 'ALLBLUE' });
  const made = await post('/api/trips', {
    destination: 'Seoul',
    startDate: START_DATE,
    endDate: '2025-10-14',
  });
  const tripId = Number(/"id":(\d+)/.exec(await made.text())?.[1]);
  const places = makeManyPois(Number(values.places), tripId, START_DATE);
  const page = await context.newPage();
  await page.route('**/trpc/**', async (route) => answerMany(route, places));
  await noteFirstMarkers(page);
  await page.goto(`${product.url}/trip/${tripId}`);
  await page.locator('.leaflet-marker-icon').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(3000);
  const result = {
    places: places.length,
    markers: await page.locator('.leaflet-marker-icon').count(),
    firstMarkersMs: await readFirstMarkersMs(page),
    pan: await countFrames(page, async () => pan(page)),
    zoom: await countFrames(page, async () => zoom(page)),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
} finally {
  await browser.close();
  await product.dispose();
}
