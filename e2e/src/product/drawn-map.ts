import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const BUILD = join(import.meta.dirname, '../../../packages/map/scripts/build-drawn-map.ts');
const ORIGIN = 'http://drawn-map.localhost';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Pixels of a map, `[right, down]` of its middle. */
export interface Look {
  readonly center: readonly [longitude: number, latitude: number];
  readonly zoom: number;
  readonly points: readonly (readonly [right: number, down: number])[];
}

/** A destination by its name. */
export interface NamedLook {
  readonly name: string;
  readonly center: Look['center'];
  readonly zoom: number;
}

/** What `packages/map/src/testing/drawn-map.ts` gives its page. */
declare global {
  var lookAll: (looks: readonly Look[]) => Promise<string[]>;
  var listUnnamed: (looks: readonly NamedLook[]) => Promise<string[]>;
}

/** The drawn map without the rest of the product, so that one page draws thousands of places. */
export class DrawnMap {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async build(): Promise<DrawnMap> {
    const folder = await mkdtemp(join(tmpdir(), 'ooo-drawn-map-'));
    await promisify(execFile)(process.execPath, [BUILD, folder]);
    return new DrawnMap(folder);
  }

  async open(page: Page): Promise<void> {
    await page.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') {
        const body = '<!doctype html><script type="module" src="/drawn-map.js"></script>';
        return route.fulfill({ contentType: 'text/html', body });
      }
      const path = join(this.#folder, pathname);
      return route.fulfill({ path, contentType: TYPES[extname(path)] ?? 'text/plain' });
    });
    await page.goto(ORIGIN);
    await page.waitForFunction(() => 'lookAll' in globalThis);
  }

  /** A letter for each point of each look. */
  async look(page: Page, looks: readonly Look[]): Promise<string[]> {
    return page.evaluate(
      (batch) => globalThis.lookAll(batch),
      looks.map(({ center, zoom, points }) => ({ center, zoom, points })),
    );
  }

  /** The destinations that the map does not name where they are. */
  async listUnnamed(page: Page, looks: readonly NamedLook[]): Promise<string[]> {
    return page.evaluate((batch) => globalThis.listUnnamed(batch), looks);
  }

  async dispose(): Promise<void> {
    await rm(this.#folder, { recursive: true });
  }
}
