import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../product/browser.ts';
import { Product } from '../product/product.ts';
import { findFaults, PHONE_BELOW } from './faults.ts';
import { MENUS } from './menus.ts';
import { SCREENS } from './screens.ts';
import { enter } from './viewers.ts';
import { openPage, show } from './visit.ts';

/**
 * `pnpm pictures [--to FOLDER] [--screens a,b] [--widths 1440,390] [--themes light,dark] [--languages en,ko]`: a picture
 * of every screen of the built product, and what a finger or a small screen has trouble with on it. Ends with 1 if it found any.
 * `--widths 320-1600` is every 100 pixels from one to the other.
 */
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'pictures' },
    screens: { type: 'string' },
    widths: { type: 'string', default: '1440,1024,390,320' },
    themes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: 'en' },
  },
});

/** Their buttons are elsewhere on a phone. */
const ON_WIDE_PAGES = new Set(MENUS);

const say = (line: string) => process.stdout.write(`${line}\n`);

const list = (text: string) => text.split(',').map((part) => part.trim());

const STEP_PX = 100;

/** `390`, or each step of `320-1600` and its end. */
function listWidths(text: string): number[] {
  const [from = 0, to] = text.split('-').map(Number);
  if (to === undefined) return [from];
  const steps = Array.from(
    { length: Math.ceil((to - from) / STEP_PX) },
    (_, step) => from + step * STEP_PX,
  );
  return [...steps, to];
}

async function main(): Promise<void> {
  const wanted = values.screens === undefined ? undefined : new Set(list(values.screens));
  const screens = SCREENS.filter(({ name }) => wanted?.has(name) ?? true);
  await mkdir(values.to, { recursive: true });
  const product = await Product.start();
  const browser = await chromium.launch(await launchOptions());
  let faulty = 0;
  let taken = 0;
  try {
    for (const language of list(values.languages)) {
      for (const theme of list(values.themes)) {
        for (const width of list(values.widths).flatMap(listWidths)) {
          for (const viewer of new Set(screens.map((screen) => screen.viewer))) {
            const page = await openPage(browser, product, { width, theme, language });
            const tripId = await enter(page, viewer, language);
            const shown = screens.filter(
              (one) => one.viewer === viewer && (width >= PHONE_BELOW || !ON_WIDE_PAGES.has(one)),
            );
            for (const screen of shown) {
              const name = `${screen.name}-${width}-${theme}-${language}`;
              await show(page, screen, tripId);
              await page.screenshot({ path: join(values.to, `${name}.png`) });
              const faults = await findFaults(page, width);
              for (const fault of faults) say(`${name}: ${fault}`);
              faulty += faults.length > 0 ? 1 : 0;
              taken += 1;
            }
            await page.context().close();
          }
        }
      }
    }
  } finally {
    await browser.close();
    await product.dispose();
  }
  say(`${taken} pictures in ${values.to}, ${faulty} of them with faults`);
  process.exitCode = faulty > 0 ? 1 : 0;
}

await main();
