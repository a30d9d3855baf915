import { describe, expect, it } from 'vitest';
import { makeDemoClient } from '../../testing/demo-client.ts';
import { toAppError } from '../app-error.ts';

const { airports, places } = makeDemoClient();
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
    ['mercado gwangjang', 'es', 'Mercado de Gwangjang'],
  ] as const)('are found by %s in %s', async (query, language, name) => {
    const inLanguage = makeDemoClient({ language: () => language }).places;
    const { places: found } = await inLanguage.search.query({ query, destination: 'Seoul' });
    expect(found.map((place) => place.name)).toContain(name);
    expect(found.every((place) => place.source !== '' && place.asOf !== undefined)).toBe(true);
  });

  it('come shelf by shelf, page by page', async () => {
    const first = await places.recommendations.query({ ...shelf, page: 1 });
    const second = await places.recommendations.query({ ...shelf, page: 2 });
    expect([first.recommendations.length, first.hasMore]).toEqual([5, true]);
    expect([second.recommendations.length, second.hasMore]).toEqual([5, false]);
  });

  it('know the city and the airports of the demo, and no others', async () => {
    expect(await places.destination.query({ destination: 'Seoul' })).toMatchObject({
      zone: 'Asia/Seoul',
    });
    expect((await airports.search.query({ q: 'ICN' }))[0]).toMatchObject({
      name: 'Incheon International Airport',
      cityNames: { en: 'Seoul', ko: '서울', es: 'Seúl' },
    });
    expect(await places.destination.query({ destination: 'Busan' })).toBeNull();
    expect(await airports.search.query({ q: 'GMP' })).toEqual([]);
    const absent = await airports.city.query({ airportCode: 'GMP' }).catch(toAppError);
    expect(absent).toMatchObject({ code: 'NOT_FOUND' });
    expect(await places.search.query({ query: 'museum', destination: 'Busan' })).toEqual({
      places: [],
      unreachable: [],
      canAskMore: false,
    });
    expect(await places.recommendations.query({ ...shelf, destination: 'Busan', page: 1 })).toEqual(
      {
        recommendations: [],
        hasMore: false,
        unreachable: [],
      },
    );
  });
});
