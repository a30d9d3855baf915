import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findScene } from './find-scene.ts';
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
  ])('%s has the scene %s §2.25 §9.21', (destination, name) => {
    expect(findScene(destination)?.name).toBe(name);
  });

  it('is the same for every spelling of one city', () => {
    expect(findScene('Zürich, Switzerland')).toEqual(findScene('zurich'));
  });

  it.each(['Atlantis', '', ', Nowhere'])('has none for %j §9.21', (destination) => {
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
  });
});
