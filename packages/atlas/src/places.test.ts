import { type Language } from '@ooo/texts/languages';
import { PlaceSearchResult, Recommendation } from '@ooo/domain/places/place.schema';
import { DISCOVERY_SHELVES } from '@ooo/domain/places/discovery-shelves';
import { describe, expect, it } from 'vitest';
import { listPlaces, listRecommendations, searchPlaces } from './places.ts';

describe('listPlaces', () => {
  it.each([
    'Seoul',
    'Seoul, South Korea',
    '서울',
    'SEL',
    'Tokyo',
    'Nueva York',
    'Londres',
    'Paris Trip',
  ])('has places in %s', (city) => {
    expect(listPlaces(city).length).toBeGreaterThanOrEqual(40);
  });

  it.each(['Reykjavik', 'Atlantis', ''])('has none in %j', (city) => {
    expect(listPlaces(city)).toEqual([]);
  });
});

describe('searchPlaces', () => {
  it.each([
    ['Gyeongbokgung', 'Seoul', 'Gyeongbokgung Palace'],
    ['경복궁', 'Seoul', 'Gyeongbokgung Palace'],
    ['광장시장', 'Seoul', 'Gwangjang Market'],
    ['gwangjang mar', 'Seoul, South Korea', 'Gwangjang Market'],
    ['louvre', 'Paris', 'Louvre Museum'],
    ['tour eiffel', 'Paris', 'Eiffel Tower'],
    ['cafe de flore', 'Paris', 'Café de Flore'],
    ['浅草寺', 'Tokyo', 'Senso-ji'],
    ['katz', 'New York', "Katz's Delicatessen"],
    ['MoMA', 'New York', 'Museum of Modern Art'],
    ['dishoom in london', 'London', 'Dishoom Covent Garden'],
    ['skytree', '', 'Tokyo Skytree'],
  ])('%s in %s is %s', (query, destination, name) => {
    expect(searchPlaces({ query, destination })[0]?.name).toBe(name);
  });

  it.each([
    ['coffee', 'Seoul', 'cafes'],
    ['커피', 'Seoul', 'cafes'],
    ['coffee in Seoul', 'Seoul', 'cafes'],
    ['서울 카페', 'Seoul', 'cafes'],
    ['palacio Seúl', 'Seoul', 'attractions'],
    ['카페', 'Tokyo', 'cafes'],
    ['cocktail', 'London', 'bars'],
    ['칵테일', 'Seoul', 'bars'],
    ['hiking', 'Tokyo', 'hiking'],
    ['등산', 'Seoul', 'hiking'],
    ['senderismo', 'Seoul', 'hiking'],
    ['공원', 'New York', 'parks'],
    ['udon', 'Tokyo', 'trending'],
    ['궁궐', 'Seoul', 'attractions'],
  ])('%s in %s brings %s first', (query, destination, subcategory) => {
    const [best] = searchPlaces({ query, destination });
    const place = listPlaces(destination).find(({ id }) => id === best?.id);
    expect(place?.shelf).toBe(subcategory);
  });

  it('finds several museums, and only in the city', () => {
    const found = searchPlaces({ query: 'museum', destination: 'London', limit: 20 });
    expect(found.length).toBeGreaterThanOrEqual(4);
    expect(found.every(({ id }) => id.startsWith('london/'))).toBe(true);
  });

  it.each([
    ['zzzz', 'Seoul'],
    ['', 'Seoul'],
    ['!!', 'Seoul'],
    ['museum', 'Reykjavik'],
    ['museum zzzz', 'London'],
  ])('is empty for %j in %j', (query, destination) => {
    expect(searchPlaces({ query, destination })).toEqual([]);
  });

  it('keeps to the limit and uses the requested language', () => {
    const found = searchPlaces({ query: '경복궁', destination: '서울', limit: 1, language: 'ko' });
    expect(found).toMatchObject([{ name: '경복궁', description: expect.stringContaining('궁궐') }]);
  });

  it('answers in the schema’s shape §3.18 §3.19', () => {
    const found = searchPlaces({ query: 'park', destination: '', limit: 50 });
    expect(found.map((place) => PlaceSearchResult.parse(place))).toEqual(found);
  });
});

describe('listRecommendations', () => {
  const ask = { destination: 'Seoul', page: 1, limit: 5, language: 'en' } as const;

  it.each(DISCOVERY_SHELVES)('fills the shelf $label', ({ category, subcategory }) => {
    const { recommendations } = listRecommendations({ ...ask, subcategory });
    expect(recommendations.length).toBeGreaterThanOrEqual(4);
    for (const one of recommendations) {
      expect(Recommendation.parse(one)).toEqual(one);
      expect(one).toMatchObject({ category, subcategory });
    }
  });

  it('goes through all pages once, in the same order each time', () => {
    const shelf = { ...ask, subcategory: 'restaurants' } as const;
    const all = listRecommendations({ ...shelf, limit: 50 }).recommendations;
    const pages = [1, 2, 3].map((page) => listRecommendations({ ...shelf, page }));
    expect(pages.flatMap(({ recommendations }) => recommendations)).toEqual(all);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([5, 10, 15].map((end) => all.length > end));
    expect(all.length).toBeGreaterThan(5);
    expect(listRecommendations({ ...shelf, page: 9 })).toEqual({
      recommendations: [],
      hasMore: false,
      unreachable: [],
    });
  });

  it('has no more after a shelf that fills its page §9.12', () => {
    const shelf = { ...ask, subcategory: 'trending' } as const;
    const { length } = listRecommendations({ ...shelf, limit: 50 }).recommendations;
    expect(listRecommendations({ ...shelf, limit: length })).toMatchObject({ hasMore: false });
  });

  it('speaks three languages', () => {
    const shelf = { ...ask, subcategory: 'attractions', limit: 1 } as const;
    const inLanguage = (language: Language) =>
      listRecommendations({ ...shelf, language }).recommendations[0];
    expect(inLanguage('en')?.name).toBe('Gyeongbokgung Palace');
    expect(inLanguage('ko')?.name).toBe('경복궁');
    expect(inLanguage('es')?.description).toMatch(/palacio/);
    expect(inLanguage('es')?.source).toMatch(/^Lista propia de OOO; horario habitual/);
  });
});
