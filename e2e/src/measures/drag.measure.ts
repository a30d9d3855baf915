import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../product/browser.ts';
import { Product } from '../product/product.ts';
import { countFrames } from './frames.ts';
import { answerMany } from './answer-many.ts';
import { makeManyPois } from './many-pois.ts';

const START_DATE = '2025-10-10';
const VIEW = { width: 1440, height: 900 };
const WEEK_DAYS = 7;
const ROWS = 60;
const BLOCKS = 100;
const ROUNDS = 4;
/** Over all columns. */
const WEEK_PX = 700;

/** So many visits, spread over a day of the clock, on one day or on all of them. */
function makeVisits(count: number, tripId: number, days: number): object[] {
  return makeManyPois(count, tripId, START_DATE).map((poi, index) =>
    Object.assign(poi, {
      date: `2025-10-${10 + (index % days)}`,
      startTime: `${String(8 + (Math.floor(index / days) % 14)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
      duration: 60,
    }),
  );
}

/** Down by 300 pixels and across by so many, and back. */
async function dragUpAndDown(page: Page, selector: string, acrossPx = 20): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  const x = box.x + 60;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.mouse.move(x + acrossPx, y + 300, { steps: 60 });
    await page.mouse.move(x, y, { steps: 60 });
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

/** From the press on a row to the frame in which its marker is the selected one. */
async function measureSelect(page: Page): Promise<number> {
  await page.evaluate(() => {
    const row = document.querySelector('li[data-stop] [aria-pressed]');
    row?.addEventListener('pointerdown', () => performance.mark('press'), { capture: true });
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.leaflet-marker-pane [data-selected]')) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('selected'));
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.locator('li[data-stop] [aria-pressed]').first().click();
  await page.waitForFunction(() => performance.getEntriesByName('selected').length > 0);
  return page.evaluate(() => {
    const [pressed, selected] = ['press', 'selected'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
    );
    return Math.round((selected ?? Number.NaN) - (pressed ?? Number.NaN));
  });
}

function idOf(trip: string): number {
  return Number(/"id":(\d+)/.exec(trip)?.[1]);
}

const product = await Product.start();
const browser = await chromium.launch(await launchOptions());
try {
  const context = await browser.newContext({ viewport: VIEW });
  const post = async (path: string, data: object) =>
    context.request.post(product.url + path, { data });
  await post('/api/login/local', { email: 'drag@example.com', name: 'Drag' });
  await post('/api/invite-check', { code: 'ALLBLUE' });
  const made = await post('/api/trips', {
    destination: 'Seoul',
    startDate: START_DATE,
    endDate: '2025-10-14',
  });
  const tripId = idOf(await made.text());
  const long = await post('/api/trips', {
    destination: 'Seoul',
    startDate: START_DATE,
    endDate: '2025-10-16',
  });
  const weekId = idOf(await long.text());
  const open = async (places: readonly object[], query: string, shown = tripId): Promise<Page> => {
    const page = await context.newPage();
    await page.route('**/trpc/**', async (route) => answerMany(route, places));
    await page.goto(`${product.url}/trip/${shown}${query}`);
    await page.locator('li[data-stop]').first().waitFor();
    await page.waitForTimeout(3000);
    return page;
  };
  const map = await open(makeVisits(ROWS, tripId, 5), '');
  const selectMs = await measureSelect(map);
  const column = await countFrames(map, async () =>
    dragUpAndDown(map, 'li[data-stop] [aria-pressed]'),
  );
  await map.close();
  const calendar = await open(
    makeVisits(BLOCKS, tripId, 1),
    `?view=calendar&day=${START_DATE}&span=day`,
  );
  const grid = await countFrames(calendar, async () =>
    dragUpAndDown(calendar, '[data-drop=hours] [data-handle^=block]'),
  );
  await calendar.close();
  const week = await open(
    makeVisits(BLOCKS, weekId, WEEK_DAYS),
    `?view=calendar&day=${START_DATE}&span=week`,
    weekId,
  );
  const columns = await countFrames(week, async () =>
    dragUpAndDown(week, '[data-drop=hours] [data-handle^=block]', WEEK_PX),
  );
  const result = {
    columnFps: column.fps,
    gridFps: grid.fps,
    weekFps: columns.fps,
    selectMs,
    columnP95Ms: column.p95Ms,
    gridP95Ms: grid.p95Ms,
    weekP95Ms: columns.p95Ms,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
} finally {
  await browser.close();
  await product.dispose();
}
