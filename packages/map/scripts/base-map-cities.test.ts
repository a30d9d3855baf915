import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listCells } from './base-map-cities.ts';
import { parseSketches } from './city-sketch.ts';
import { readSketches } from './drawn-cities.ts';

const DATA = join(import.meta.dirname, '../data');

describe('listCells', () => {
  it('reaches as far around a drawn city as a wide screen shows', () => {
    const cells = listCells([], [[2.35, 48.86]], 1).map((cell) => cell.join(' '));
    expect(cells.toSorted()).toEqual(['1 48', '1 49', '2 48', '2 49', '3 48', '3 49']);
  });

  it('lists a cell once, wherever two cities meet', () => {
    const cells = listCells(
      [],
      [
        [2.35, 48.86],
        [2.36, 48.87],
      ],
      1,
    );
    expect(new Set(cells.map(String)).size).toBe(cells.length);
  });

  it('is in the file of detail for all drawn cities: without it a trip would load the world', () => {
    const text = readFileSync(join(DATA, 'detail.jsonl'), 'utf8');
    const known = text.matchAll(/"at":\[([-\d]+,[-\d]+)\]/gu).map(([, at]) => at);
    const sketches = readSketches().flatMap(parseSketches);
    const wanted = listCells(
      [],
      sketches.map(({ center }) => center),
      1,
    );
    expect(wanted.length).toBeGreaterThan(200);
    expect([...known]).toEqual(expect.arrayContaining(wanted.map(String)));
  });
});
