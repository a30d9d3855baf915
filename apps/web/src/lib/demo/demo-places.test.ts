import { describe, expect, it } from 'vitest';
import { makeDemoWorld } from '../../testing/demo-world.ts';
import { createDemoPlaceSource } from './demo-places.ts';

const source = createDemoPlaceSource(makeDemoWorld().atlas);
const shelf = {
  destination: 'Seoul',
  category: 'food',
  subcategory: 'restaurants',
  limit: 5,
  language: 'en',
} as const;

describe('the places of the demo', () => {
  it.each([
    ['museum', 'en', 'National Museum of Korea'],
    ['coffee in Seoul', 'en', 'Cafe Onion Anguk'],
    ['광장시장', 'ko', '광장시장'],
    ['mercado', 'es', 'Gwangjang Market'],
  ] as const)('are found by %s in %s', async (query, language, name) => {
    const found = await source.search({ query, destination: 'Seoul', language });
    expect(found.map((place) => place.name)).toContain(name);
    expect(found.every((place) => place.source !== '' && place.asOf !== undefined)).toBe(true);
  });

  it('come shelf by shelf, page by page', async () => {
    const first = await source.recommend({ ...shelf, page: 1 });
    const second = await source.recommend({ ...shelf, page: 2 });
    expect([first.recommendations.length, first.hasMore]).toEqual([5, true]);
    expect([second.recommendations.length, second.hasMore]).toEqual([3, false]);
  });

  it('know the city and the airports of the demo, and no others', async () => {
    expect(await source.findDestination('Seoul')).toMatchObject({ zone: 'Asia/Seoul' });
    expect(await source.findAirport('ICN')).toMatchObject({
      name: 'Incheon International Airport',
      cityNames: { en: 'Seoul', ko: '서울', es: 'Seúl' },
    });
    expect(await source.findDestination('Busan')).toBeNull();
    expect(await source.findAirport('GMP')).toBeNull();
    expect(await source.search({ query: 'museum', destination: 'Busan', language: 'en' })).toEqual(
      [],
    );
    expect(await source.recommend({ ...shelf, destination: 'Busan', page: 1 })).toEqual({
      recommendations: [],
      hasMore: false,
    });
  });
});
