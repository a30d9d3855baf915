import { expect, type Page } from '@playwright/test';
import { makeArchive } from '../documents/pmtiles-archive.ts';
import { makeVectorTile } from '../documents/vector-tile.ts';
import { makeTraveller } from '../pages/entrance.ts';
import { useScheme } from '../product/accessible.ts';
import { MapFileServer } from '../product/map-file-server.ts';
import { Product } from '../product/product.ts';
import { test as base } from '../product/watched-test.ts';

/** Six degrees around Seoul: tile 54, 24 of zoom 6. */
const AROUND_SEOUL = { zoom: 6, id: 4649 };
const SEOUL_IN_TILE = [2351, 3212] as const;
const WHOLE_TILE = [
  [0, 0],
  [4096, 0],
  [4096, 4096],
  [0, 4096],
] as const;

const TILE = makeVectorTile({
  earth: [{ kind: 'area', points: WHOLE_TILE, properties: { kind: 'earth' } }],
  places: [
    {
      kind: 'point',
      points: [SEOUL_IN_TILE],
      properties: {
        kind: 'locality',
        name: 'Local-name',
        'name:en': 'Filetown',
        'name:ko': '파일시',
        'name:es': 'Ciudarchivo',
      },
    },
  ],
});

/** The colours of land in the two styles of Protomaps. */
const LAND = { light: '226,223,218,255', dark: '31,31,31,255' } as const;
/** No server listens here. */
const NOWHERE = 'http://127.0.0.1:9';

const test = base.extend<{ product: Product; files: MapFileServer }>({
  files: async ({}, provide) => {
    const files = await MapFileServer.start(makeArchive(TILE, AROUND_SEOUL));
    await provide(files);
    await files.close();
  },
  product: async ({ files }, provide) => {
    const product = await Product.start({
      OFFLINE: 'off',
      PMTILES_URL: files.url,
      OPEN_METEO_URL: NOWHERE,
      OPEN_METEO_ARCHIVE_URL: NOWHERE,
      NOMINATIM_URL: NOWHERE,
      OVERPASS_URL: NOWHERE,
      TILE_URL: `${NOWHERE}/{z}/{x}/{y}.png`,
    });
    await provide(product);
    await product.dispose();
  },
  origin: async ({ product }, provide) => {
    await provide(product.url);
  },
  asks: async ({ files }, provide) => {
    await provide([NOWHERE, new URL(files.url).origin]);
  },
});

/** A trip to Seoul without places, of a traveller who has just signed in; the address of its page. */
async function makeTrip(page: Page, { url }: Product): Promise<string> {
  const post = async (path: string, data: object) => page.request.post(url + path, { data });
  await post('/api/login/local', makeTraveller('Mina'));
  await post('/api/invite-check', { code: 'ALLBLUE' });
  const dates = { startDate: '2027-05-10', endDate: '2027-05-14' };
  const made = await post('/api/trips', { destination: 'Seoul', ...dates });
  return `${url}/trip/${/"id":(\d+)/.exec(await made.text())?.[1]}`;
}

/** Names on the map are pixels: each one is noted as it is written. */
async function noteNames(page: Page): Promise<void> {
  const content = `
    globalThis.names = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      globalThis.names.push(text);
      return fillText.call(this, text, ...rest);
    };`;
  await page.addInitScript({ content });
}

const readNames = async (page: Page) => page.evaluate<string[]>('globalThis.names');

/** The colour at the edge of each tile, once each. */
async function readGround(page: Page): Promise<string[]> {
  const colors = await page.evaluate<string[]>(`
    [...document.querySelectorAll('canvas.leaflet-tile-loaded')].map((tile) =>
      tile.getContext('2d').getImageData(3, 3, 1, 1).data.join())`);
  return [...new Set(colors)];
}

for (const scheme of ['light', 'dark'] as const) {
  test(`a map of one's own, ${scheme}`, async ({ page, product, files, faults }) => {
    await useScheme(page, scheme);
    await noteNames(page);
    const trip = await makeTrip(page, product);
    const drawn = new Set<string>();
    page.on('request', (request) => {
      const [, city] = /\/city-([A-Z]+)-/u.exec(request.url()) ?? [];
      if (city !== undefined) drawn.add(city);
    });
    const attribution = page.locator('.leaflet-control-attribution');

    await page.goto(trip);
    await expect.poll(async () => readGround(page)).toEqual([LAND[scheme]]);
    await expect.poll(async () => readNames(page)).toContain('Filetown');
    await expect(attribution).toContainText('Protomaps © OpenStreetMap');

    await page.request.patch(`${product.url}/api/auth/user`, { data: { language: 'ko' } });
    await page.reload();
    await expect.poll(async () => readNames(page)).toContain('파일시');
    expect(await readNames(page)).not.toContain('Filetown');

    expect([...drawn]).toEqual([]);
    faults.announce(/status of 404 .*\/city\.pmtiles\)$/);
    files.isGone = true;
    await page.reload();
    await expect(attribution).toContainText('Natural Earth');
    await expect.poll(async () => readNames(page)).toContain('강남');
    expect(await readNames(page)).not.toContain('파일시');
    expect([...drawn]).toEqual(['SEL']);
  });
}
