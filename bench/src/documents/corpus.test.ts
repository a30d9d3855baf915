import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { distanceKm } from '@ooo/domain/distance/haversine';
import {
  type CorpusSheet,
  listFlightDocuments,
  readOtherDocuments,
  SETS,
  toFiles,
} from './corpus.ts';
import { drawPdf } from './draw-pdf.ts';
import { DETAILS } from './facts.ts';
import { ASIDE } from './layouts/aside.ts';
import { WRITTEN } from './layouts/written.ts';
import { airportOf, toLeg } from './legs.ts';
import { listPrinted } from './printed.ts';
import { readFirstPage } from './draw-page.ts';

const LAYOUTS = [...WRITTEN, ...ASIDE];
const FLIGHTS = SETS.flatMap(listFlightDocuments);
const cases = FLIGHTS.map((document) => [document.name, document] as const);

/** Letters and digits alone. */
const fold = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function missingIn(text: string, { expected }: CorpusSheet): string[] {
  const folded = fold(text);
  return expected.legs
    .flatMap(listPrinted)
    .filter((ways) => !ways.some((way) => folded.includes(fold(way))))
    .map(([first]) => first ?? '');
}

describe('the corpus', () => {
  test('is as large and as varied as the figures claim', async () => {
    const others = await Promise.all(SETS.map(readOtherDocuments));
    expect(FLIGHTS.length).toBeGreaterThanOrEqual(60);
    expect(LAYOUTS.length).toBeGreaterThanOrEqual(40);
    expect(others.flat().length).toBeGreaterThanOrEqual(30);
    expect(new Set(LAYOUTS.map(({ group }) => group)).size).toBe(10);
    expect(new Set(ASIDE.map(({ group }) => group)).size).toBeGreaterThanOrEqual(9);
    expect(ASIDE.length / LAYOUTS.length).toBeGreaterThanOrEqual(0.25);
    expect((others[1]?.length ?? 0) / others.flat().length).toBeGreaterThanOrEqual(1 / 3);
  });

  test('has one name and one locator a booking', () => {
    const facts = LAYOUTS.flatMap(({ documents }) => Object.values(documents));
    expect(new Set(facts.map(({ locator }) => locator)).size).toBe(facts.length);
    expect(new Set(LAYOUTS.map(({ name }) => name)).size).toBe(LAYOUTS.length);
  });

  test.each(SETS)('lies in the folder %s as the layouts print it', async (set) => {
    const files = toFiles(set);
    for (const [path, content] of files) expect(await readFile(path, 'utf8')).toBe(content);
    const folder = [...files.keys()][0]?.replace(/[^/]+$/, '') ?? '';
    const kept = (await readdir(folder)).filter((file) => !file.endsWith('.sheet.json'));
    expect(kept.length).toBe(files.size);
  });

  test.each(cases)('prints all that is expected of %s', (_, document) => {
    expect(missingIn(document.text, document)).toEqual([]);
  });

  test.each(cases)('shows all flights on the first page of %s', async (_, document) => {
    const page = await readFirstPage(await drawPdf(document.sheet));
    expect(missingIn(page, document)).toEqual([]);
  });

  test('lets every flight take as long as its distance needs', () => {
    const odd = LAYOUTS.flatMap(({ documents }) => Object.values(documents))
      .flatMap(({ legs }) => legs.map(toLeg))
      .filter(({ from, to, minutes }) => {
        const km = distanceKm(airportOf(from).coordinates, airportOf(to).coordinates);
        return minutes < km / 16 + 15 || minutes > km / 9.5 + 100;
      });
    expect(odd.map(({ flight, from, to, takes }) => `${flight} ${from}-${to} ${takes}`)).toEqual(
      [],
    );
  });

  test('says each detail somewhere', () => {
    const legs = FLIGHTS.flatMap(({ expected }) => expected.legs);
    const rare = DETAILS.filter(
      (detail) => legs.filter((leg) => leg[detail] !== undefined).length <= 10,
    );
    expect(rare).toEqual([]);
  });
});
