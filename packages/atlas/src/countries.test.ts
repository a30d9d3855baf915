import { describe, expect, it } from 'vitest';
import { listAirports } from './airport-table.ts';
import {
  countryName,
  findCountry,
  findCountryByName,
  flagOf,
  listCountryCodes,
} from './countries.ts';

describe('countries', () => {
  it.each([
    ['KR', '🇰🇷', 'South Korea', '대한민국', 'Corea del Sur'],
    ['es', '🇪🇸', 'Spain', '스페인', 'España'],
    ['US', '🇺🇸', 'United States', '미국', 'Estados Unidos'],
  ])('%s has a flag and three names', (code, flag, en, ko, es) => {
    expect(findCountry(code)).toMatchObject({
      code: code.toUpperCase(),
      flag,
      names: { en, ko, es },
    });
  });

  it.each(['', 'K', 'ZZ', 'EU', 'KOR', '한국'])('knows no country %j', (code) => {
    expect(findCountry(code)).toBeUndefined();
  });

  it.each(['', 'K', 'KOR', '12'])('has no flag for %j', (code) => {
    expect(flagOf(code)).toBe('');
  });

  it('gives the code back where a country has no name', () => {
    expect(countryName('ZQ')).toBe('ZQ');
    expect(countryName('x')).toBe('X');
  });

  it.each([
    ['South Korea', 'KR'],
    ['KOREA', 'KR'],
    ['한국', 'KR'],
    ['Corea del Sur', 'KR'],
    ['United States Of America', 'US'],
    ['USA', 'US'],
    ['UK', 'GB'],
    ['독일', 'DE'],
    ['Côte d’Ivoire', 'CI'],
  ])('%s is %s', (name, code) => {
    expect(findCountryByName(name)).toBe(code);
  });

  it('does not take half a name', () => {
    expect(findCountryByName('Korea Drive')).toBeUndefined();
  });

  it('knows the country of every airport', () => {
    const known = new Set(listCountryCodes());
    const unknown = new Set(
      listAirports()
        .map((airport) => airport.countryCode)
        .filter((code) => !known.has(code)),
    );
    expect([...unknown]).toEqual([]);
  });
});
