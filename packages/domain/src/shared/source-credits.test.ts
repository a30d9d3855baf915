import { describe, expect, it } from 'vitest';
import { creditOf, OPEN_METEO, OPEN_METEO_ARCHIVE } from './source-credits.ts';

const CC_BY = { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' };

describe('creditOf', () => {
  it.each([
    [OPEN_METEO, OPEN_METEO, false],
    [OPEN_METEO_ARCHIVE, OPEN_METEO_ARCHIVE, true],
    ['Deutscher Wetterdienst (CLIMAT reports, averaged), Seoul', 'Deutscher Wetterdienst', false],
    [
      'Danish Meteorological Institute; rain: Deutscher Wetterdienst (CLIMAT reports, averaged), Nuuk',
      'Deutscher Wetterdienst',
      false,
    ],
  ])('%s', (source, name, isCopernicus) => {
    const credit = creditOf(source);
    expect(credit).toMatchObject({ name, licence: CC_BY, isCopernicus });
    expect(credit?.href).toMatch(/^https:/);
  });

  it('leads to the page that credits the contributors of OpenStreetMap', () => {
    expect(creditOf('OpenStreetMap, OOO built-in list')).toEqual({
      name: 'OpenStreetMap',
      href: 'https://www.openstreetmap.org/copyright',
      isCopernicus: false,
    });
  });

  it('has no link for values that were written after published ones', () => {
    expect(creditOf('Japan Meteorological Agency, Kyoto')).toBeUndefined();
  });
});
