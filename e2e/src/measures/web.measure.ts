import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { BuiltScripts, sumKb } from '../../../scripts/built-scripts.ts';
import { launchOptions } from '../product/browser.ts';
import { Product } from '../product/product.ts';
import { measurePress, noteScripts, openSlowPage, readNotes } from './slow-page.ts';

const START_DATE = '2027-05-10';
const END_DATE = '2027-05-14';
const PLACES = 12;
/** How long a page has to be quiet. */
const SETTLE_MS = 2000;
/** The tabs by their place in the bar, and what is on the page once one is shown. */
const TABS = [
  [2, 'main [data-week]'],
  [3, 'main [class*=_toolbar_]'],
  [4, 'main [type=checkbox]'],
  [5, 'main [class*=_shelf_]'],
  [1, '.leaflet-container'],
] as const;

type Storage = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

/** The timings of a page's load and interactions. */
interface Visit {
  readonly readyMs: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly cls: number;
  /** The longest of all interactions, until what it changed was painted. */
  readonly inpMs: number;
  readonly jsKb: number;
  readonly requests: number;
  /** What was asked for until the page was quiet. */
  readonly quietJsKb: number;
  readonly tabMs: number;
}

interface Walk {
  readonly path: string;
  /** There as soon as the page can be used. */
  readonly ready: string;
  /** Scripts that do not count. */
  readonly apart: ReadonlySet<string>;
  /** Uses the quiet page; resolves to the milliseconds of the slowest change of tab. */
  readonly use: (page: Page) => Promise<number>;
}

/** A traveller with a trip and some places on each of its days. */
async function makeTrip(browser: Browser, url: string): Promise<{ id: number; storage: Storage }> {
  const context = await browser.newContext();
  const post = async (path: string, data: object): Promise<string> => {
    const answer = await context.request.post(url + path, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.text();
  };
  await post('/api/login/local', { email: 'web@example.com', name: 'Web' });
  await post('/api/invite-check', { code: 'ALLBLUE' });
  const trip = { destination: 'Seoul', startDate: START_DATE, endDate: END_DATE };
  const id = Number(/"id":(\d+)/.exec(await post('/api/trips', trip))?.[1]);
  for (let place = 0; place < PLACES; place += 1) {
    await post('/api/pois', {
      tripId: id,
      name: `Place ${place + 1}`,
      tag: 'tour',
      location: { coordinates: [126.95 + place * 0.008, 37.53 + (place % 4) * 0.012] },
      date: `2027-05-${10 + (place % 5)}`,
      startTime: `${10 + Math.floor(place / 5) * 3}:00`,
      duration: 60,
    });
  }
  const storage = await context.storageState();
  await context.close();
  return { id, storage };
}

async function visit(browser: Browser, url: string, storage: Storage | undefined, walk: Walk) {
  const context = await browser.newContext({ viewport, ...(storage && { storageState: storage }) });
  try {
    const page = await openSlowPage(context);
    const scripts = noteScripts(page);
    const count = () => sumKb([...scripts].filter((name) => !walk.apart.has(name)));
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    const begun = Date.now();
    await page.goto(url + walk.path, { waitUntil: 'commit' });
    await page.locator(walk.ready).first().waitFor();
    const readyMs = Date.now() - begun;
    const [jsKb, requestsThen] = [count(), requests];
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    const quietJsKb = count();
    const seen = await readNotes(page);
    const tabMs = await walk.use(page);
    const { interactions } = await readNotes(page);
    const inpMs = Math.max(0, ...interactions.map(({ ms }) => ms));
    const { fcpMs, lcpMs, cls } = seen;
    return { readyMs, fcpMs, lcpMs, cls, inpMs, jsKb, requests: requestsThen, quietJsKb, tabMs };
  } finally {
    await context.close();
  }
}

/** Opens the dialog that takes a ticket. */
async function useLanding(page: Page): Promise<number> {
  await page.locator('main button').first().click();
  await page.locator('[role=dialog]').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  return 0;
}

/** Each tab in turn, twice: what the first time loads is there the second time. Then a row of the itinerary. */
async function useTrip(page: Page): Promise<number> {
  const tabMs: number[] = [];
  for (const isFirst of [true, false]) {
    for (const [tab, shown] of TABS) {
      const button = `nav:has([aria-current=page]) > button:nth-child(${tab})`;
      const ms = await measurePress(page, button, shown);
      if (!isFirst) tabMs.push(ms);
      await page.waitForTimeout(SETTLE_MS);
    }
  }
  await page.locator('li[data-stop] [aria-pressed]').first().click();
  await page.waitForTimeout(SETTLE_MS);
  process.stdout.write(`tabs of the second time: ${tabMs.join(', ')} ms\n`);
  return Math.max(...tabMs);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (low + (sorted[Math.floor(middle)] ?? low)) / 2;
}

function summarize(name: string, visits: readonly Visit[]) {
  const of = (key: keyof Visit, digits = 0): number => {
    const power = 10 ** digits;
    return Math.round(median(visits.map((visit) => visit[key])) * power) / power;
  };
  const figures = {
    jsKb: of('jsKb', 1),
    quietJsKb: of('quietJsKb', 1),
    requests: of('requests'),
    readyMs: of('readyMs'),
    fcpMs: of('fcpMs'),
    lcpMs: of('lcpMs'),
    cls: of('cls', 3),
    inpMs: of('inpMs'),
    tabMs: of('tabMs'),
  };
  const columns = Object.entries(figures).map(([key, value]) => `${key} ${value}`);
  process.stdout.write(`${name.padEnd(10)}${columns.join('  ')}\n`);
  return figures;
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
  },
});
const viewport = { width: Number(values.width), height: Number(values.height) };
const built = BuiltScripts.read();
const tripScripts = built.listNeeded('src/main.tsx', 'src/app/routes/trip.route.tsx');
const mapScripts = new Set(
  [
    ...built.listNeeded(
      'src/app/trips/map-tab.tsx',
      'src/features/map/components/drawn-base-map.tsx',
    ),
  ].filter((file) => !tripScripts.has(file)),
);
const product = await Product.start();
const browser = await chromium.launch(await launchOptions());
try {
  const { id, storage } = await makeTrip(browser, product.url);
  const landing: Visit[] = [];
  const trip: Visit[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    landing.push(
      await visit(browser, product.url, undefined, {
        path: '/landing',
        ready: '#root:not([inert]) main button',
        apart: new Set(),
        use: useLanding,
      }),
    );
    trip.push(
      await visit(browser, product.url, storage, {
        path: `/trip/${id}`,
        ready: 'li[data-stop] [aria-pressed]',
        apart: mapScripts,
        use: useTrip,
      }),
    );
  }
  const onLanding = summarize('landing', landing);
  const onTrip = summarize('trip', trip);
  const result = {
    landingJsKb: onLanding.jsKb,
    tripJsKb: onTrip.jsKb,
    lcpMs: onLanding.lcpMs,
    cls: onLanding.cls,
    inpMs: Math.max(onLanding.inpMs, onTrip.inpMs),
    tabMs: onTrip.tabMs,
    tripLcpMs: onTrip.lcpMs,
    tripCls: onTrip.cls,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
} finally {
  await browser.close();
  await product.dispose();
}
