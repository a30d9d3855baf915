import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findScene } from './find-scene.ts';
import { LANDMARKS } from './landmarks/index.ts';
import { TOWNS } from './towns.ts';

/** The cities whose places ship with the product. */
const FOLDER = new URL('../../../../../packages/atlas/data/cities/', import.meta.url);
const CITIES = readdirSync(FOLDER)
  .filter((code) => existsSync(new URL(`${code}/places.json`, FOLDER)))
  .map((code) => {
    const text = readFileSync(new URL(`${code}/city.json`, FOLDER), 'utf8');
    return (JSON.parse(text) as { name: string }).name;
  });

describe('findScene', () => {
  it.each([
    ['Seoul', 'seoul'],
    ['Seoul, South Korea', 'seoul'],
    ['New York City', 'new-york'],
    ['Washington, D.C.', 'washington'],
    ['Denpasar', 'bali'],
    ['São Paulo, Brazil', 'city'],
    ['MÁLAGA', 'coast'],
    ['Zürich', 'zurich'],
    ['Innsbruck', 'mountains'],
    ['Phoenix, AZ', 'desert'],
    ['Bruges', 'old-town'],
  ])('%s has the scene %s', (destination, name) => {
    expect(findScene(destination)?.name).toBe(name);
  });

  it('is the same for every spelling of one city', () => {
    expect(findScene('Zürich, Switzerland')).toEqual(findScene('zurich'));
  });

  it.each(['Atlantis', '', ', Nowhere'])('has none for %j', (destination) => {
    expect(findScene(destination)).toBeUndefined();
  });

  it('has a landmark of its own for each of the cities with places', () => {
    const names = CITIES.map((city) => findScene(city.replaceAll('-', ' '))?.name);
    expect(names).toEqual(CITIES);
    expect(CITIES.length).toBeGreaterThanOrEqual(60);
  });

  it('has no city twice', () => {
    const towns = Object.values(TOWNS).flat();
    expect(new Set(towns).size).toBe(towns.length);
    expect(towns.filter((town) => town.replaceAll(' ', '-') in LANDMARKS)).toEqual([]);
  });
});

describe('landmarks', () => {
  it('are all different, and each has a sun within the sky', () => {
    const drawings = Object.values(LANDMARKS).map(({ shapes }) => JSON.stringify(shapes));
    expect(new Set(drawings).size).toBe(drawings.length);
    const sunken = Object.values(LANDMARKS).filter(({ sun: [x, y, r] }) => {
      return Math.min(x, 960 - x, y) < r * 2;
    });
    expect(sunken).toEqual([]);
  });

  it('draw no path that cannot be read', () => {
    const paths = Object.values(LANDMARKS).flatMap(({ shapes }) => shapes.map(([, path]) => path));
    const readable = /^M[-\d\s.,MmLlHhVvCcSsQqTtAaZze]+$/;
    expect(paths.filter((path) => !readable.test(path))).toEqual([]);
  });
});
