import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** A middling phone on a slow connection. */
const SLOW = { latencyMs: 150, megabitsPerSec: 1.6, timesSlower: 4 } as const;

/** What the browser itself notes of a page, as `window.notes` of the page. */
interface Notes {
  lcpMs: number;
  fcpMs: number;
  cls: number;
  interactions: { readonly name: string; readonly ms: number }[];
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Runs in the page before anything else. The shift is the largest sum within a window of five seconds. */
function takeNotes(): void {
  const notes: Notes = { lcpMs: 0, fcpMs: 0, cls: 0, interactions: [] };
  window.notes = notes;
  // The page gets this function alone: what it uses is in it.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  };
  observe('largest-contentful-paint', (entry) => {
    notes.lcpMs = entry.startTime;
  });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.fcpMs = entry.startTime;
  });
  let span = { from: 0, to: 0, sum: 0 };
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    const at = entry.startTime;
    const isSame = at - span.to < 1000 && at - span.from < 5000;
    span = isSame
      ? { from: span.from, to: at, sum: span.sum + value }
      : { from: at, to: at, sum: value };
    notes.cls = Math.max(notes.cls, span.sum);
  });
  observe('event', (entry) => {
    const { interactionId } = entry as PerformanceEntry & { readonly interactionId?: number };
    if (interactionId) notes.interactions.push({ name: entry.name, ms: entry.duration });
  });
}

/** A page with nothing in its cache, on a slow connection and a slowed processor, that notes what it sees. */
export async function openSlowPage(context: BrowserContext): Promise<Page> {
  await context.addInitScript(takeNotes);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowNetwork(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.timesSlower });
  return page;
}

async function slowNetwork(session: CDPSession): Promise<void> {
  const bytesPerSec = (SLOW.megabitsPerSec * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: bytesPerSec,
    uploadThroughput: bytesPerSec,
  });
}

/** The scripts that a page has asked for so far, each by its file name and once. */
export function noteScripts(page: Page): ReadonlySet<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isScript = request.resourceType() === 'script' || /\.m?js$/.test(pathname);
    if (isScript) names.add(pathname.replace(/^\//, ''));
  });
  return names;
}

/** What the page has noted up to now. */
export function readNotes(page: Page): Promise<Notes> {
  return page.evaluate(() => window.notes);
}

/** Milliseconds from the press on one thing to the frame in which another is on the page. */
export async function measurePress(page: Page, pressed: string, shown: string): Promise<number> {
  await page.evaluate((shown) => {
    performance.clearMarks();
    const startOf = (): void => {
      performance.mark('pressed');
      const look = (): void => {
        const elements = [...document.querySelectorAll(shown)];
        const isShown = elements.some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        );
        if (isShown) performance.mark('shown');
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('pointerdown', startOf, { capture: true, once: true });
  }, shown);
  await page.locator(pressed).first().click();
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  return page.evaluate(() => {
    const [pressed, shown] = ['pressed', 'shown'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
    );
    return Math.round((shown ?? Number.NaN) - (pressed ?? Number.NaN));
  });
}
