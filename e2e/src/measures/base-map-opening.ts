import type { Page } from '@playwright/test';

/** The timings of a base map. */
export interface Opening {
  /** From the last of the map's files having come to the last tile and the names being painted. */
  readonly paintMs: number;
  /** From the map's box being on the page: with loading the code and the files, and reading them. */
  readonly openMs: number;
  /** Of all files of the base map, compressed as they were sent; code and data. */
  readonly bytes: number;
  readonly files: readonly string[];
}

/** Marks when the map's box is there, and the latest time at which all its tiles and names became visible. */
export async function noteBaseMap(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let wasPainted = false;
    const look = (): void => {
      if (!document.querySelector('.leaflet-container')) return void requestAnimationFrame(look);
      if (performance.getEntriesByName('box').length === 0) performance.mark('box');
      const tiles = [...document.querySelectorAll<HTMLElement>('.leaflet-tile')];
      const names = document.querySelector<HTMLElement>('.leaflet-base-map-labels-pane canvas');
      const painted =
        tiles.length > 0 &&
        tiles.every(
          ({ classList, style }) =>
            classList.contains('leaflet-tile-loaded') && Number(style.opacity || 1) === 1,
        ) &&
        names?.style.opacity === '1';
      // What this frame shows was drawn before it: it is on the screen by the next one.
      if (painted && !wasPainted) requestAnimationFrame(() => performance.mark('painted'));
      wasPainted = painted;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Waits until the base map has been painted, and nothing of it has moved for a while. */
export async function readOpening(page: Page): Promise<Opening> {
  await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const [box] = performance.getEntriesByName('box');
    const painted = performance.getEntriesByName('painted').at(-1)?.startTime ?? Number.NaN;
    const loaded = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => {
        const isOfBaseMap =
          /\/(city-[A-Z]|block-|drawn-base-map|countries-|inland-water|cities-)/u.test(name);
        return isOfBaseMap && startTime < painted;
      });
    return {
      paintMs: painted - Math.max(...loaded.map(({ responseEnd }) => responseEnd)),
      openMs: painted - (box?.startTime ?? Number.NaN),
      bytes: loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      files: loaded.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)),
    };
  });
}
