import { isTimeZone } from '@ooo/domain/shared/zoned';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destinationIndex } from './destination-index.ts';
import { searchDestinations } from './destination-search.ts';
import { findDestination } from './destinations.ts';
import { settlementRows, toSettlement } from './settlement-table.ts';

const proposed = (query: string): string[] =>
  searchDestinations(query).map(({ text, countryCode }) => `${text} ${countryCode}`);

describe('searchDestinations', () => {
  it.each([
    ['sevile', 'Seville ES'],
    ['Cinque Terre', 'Cinque Terre IT'],
    ['Bled', 'Bled SI'],
    ['hallstat', 'Hallstatt AT'],
    ['Giethoorn', 'Giethoorn NL'],
    ['giethorn', 'Giethoorn NL'],
    ['positano', 'Positano IT'],
    ['oia', 'Oia GR'],
    ['zermatt', 'Zermatt CH'],
    ['세비야', 'Seville ES'],
    ['제주도', 'Jeju KR'],
    ['할슈ㅌ', 'Hallstatt AT'],
    ['통영시', 'Tongyeong KR'],
    ['Kotor', 'Kotor ME'],
    ['Lago di Como', 'Lake Como IT'],
    ['tuscani', 'Tuscany IT'],
    ['Lofoten', 'Lofoten NO'],
    ['카프리', 'Capri IT'],
    ['Brugge', 'Bruges BE'],
    ['Praga', 'Prague CZ'],
    ['Florenz', 'Florence IT'],
    ['york', 'York GB'],
    ['edinburg', 'Edinburgh GB'],
    ['Zion', 'Springdale US'],
    ['san jose', 'San Jose US'],
    ['San José', 'San José CR'],
    ['Santiago', 'Santiago CL'],
    ['toledo sp', 'Toledo ES'],
    ['Toledo, OH', 'Toledo, Ohio US'],
    ['granada nicaragua', 'Granada, Nicaragua NI'],
    ['스페인 톨레도', 'Toledo ES'],
  ])('%s: first %s', (query, first) => {
    expect(proposed(query)[0]).toBe(first);
  });

  it.each([
    ['Toledo', ['Toledo ES', 'Toledo, Ohio US']],
    ['Granada', ['Granada ES', 'Granada, Nicaragua NI']],
    ['Cambridge', ['Cambridge GB', 'Cambridge, Massachusetts US']],
    ['Valencia', ['Valencia ES', 'Valencia, Venezuela VE']],
    ['york', ['York GB', 'New York US']],
    ['제주도', ['Jeju KR', 'Jeju Island KR']],
    ['Iceland', ['Reykjavik IS', 'Akureyri IS']],
  ])('%s asks which one', (query, expected) => {
    expect(proposed(query)).toEqual(expect.arrayContaining(expected));
  });

  it('does not offer what only looks like a name that is known', () => {
    expect(proposed('Bled')).toEqual(['Bled SI']);
    expect(proposed('Kotor')).toEqual(['Kotor ME']);
  });

  it('tells an island from a region', () => {
    expect(searchDestinations('Hvar Island')[0]?.kind).toBe('island');
    expect(searchDestinations('Provence')[0]?.kind).toBe('region');
  });

  it('names each city once', () => {
    const found = searchDestinations('lon');
    expect(found[0]?.city).toBe('London');
    expect(found).toHaveLength(8);
    expect(new Set(found.map(({ code }) => code)).size).toBe(8);
  });

  it.each(['', ' ', 'x', 'ㅅ', 'zzzzqqq', ',', '%', '\u0000'])('finds nothing for %j', (query) => {
    expect(searchDestinations(query)).toEqual([]);
  });

  it('proposes for any text only what the text that is kept leads to', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (query) => {
        for (const { text, code } of searchDestinations(query)) {
          expect(findDestination(text)?.code).toBe(code);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('findDestination without an airport', () => {
  it.each([
    ['Bled', 'SI', 'Europe/Ljubljana'],
    ['Bled, Slovenia', 'SI', 'Europe/Ljubljana'],
    ['블레드', 'SI', 'Europe/Ljubljana'],
    ['Toledo, Ohio', 'US', 'America/New_York'],
    ['Toledo Spain', 'ES', 'Europe/Madrid'],
    ['Portland, Maine', 'US', 'America/New_York'],
    ['Worcester, United Kingdom', 'GB', 'Europe/London'],
    ['Granada, Nicaragua', 'NI', 'America/Managua'],
    ['Toscana', 'IT', 'Europe/Rome'],
    ['El Chaltén', 'AR', 'America/Argentina/Rio_Gallegos'],
    ['Basel', 'CH', 'Europe/Paris'],
  ])('%s is in %s', (text, countryCode, zone) => {
    expect(findDestination(text)).toMatchObject({ countryCode, zone });
  });

  it('has no airport, and a code that is none', () => {
    const bled = findDestination('Bled');
    expect(bled).toMatchObject({ airports: [], code: 'SI:03:bled', flag: '🇸🇮' });
    expect(bled?.names).toEqual({ en: 'Bled', ko: '블레드', es: 'Bled' });
  });
});

describe('settlements.json', () => {
  it('has each place within the world, with a name, a zone and a country', () => {
    const odd = settlementRows().filter((row) => {
      const { name, center, countryCode, zone } = toSettlement(row);
      const [lon, lat] = center;
      const isInWorld = Math.abs(lon) <= 180 && Math.abs(lat) <= 90;
      return name === '' || !isInWorld || !isTimeZone(zone) || !/^[A-Z]{2}$/.test(countryCode);
    });
    expect(odd.map(([name, country, , , , zone]) => [name, country, zone])).toEqual([]);
    expect(settlementRows().length).toBeGreaterThan(25_000);
  });

  it('has its keys in order', () => {
    const { keys } = destinationIndex();
    expect(keys.every((key, at) => at === 0 || (keys[at - 1] ?? '') <= key)).toBe(true);
  });
});
