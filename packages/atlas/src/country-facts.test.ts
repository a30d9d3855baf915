import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { listCities, listTowns } from './city-table.ts';
import { findCountryFacts } from './country-facts.ts';

const codes = [...new Set([...listCities(), ...listTowns()].map((one) => one.countryCode))];

const sourced = { source: z.string().min(5), asOf: CalendarDate };
const number = z.string().regex(/^\d{2,5}$/);
const Facts = z.object({
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  money: z.object({ currencies: z.array(z.string().regex(/^[A-Z]{3}$/)).min(1), ...sourced }),
  tipping: z.object({
    custom: z.enum(['not-expected', 'rounding-up', 'service-included', 'customary']),
    percent: z.tuple([z.number().min(0), z.number().max(20)]),
    ...sourced,
  }),
  power: z.object({
    plugs: z.array(z.string().regex(/^[A-O]$/)).min(1),
    volts: z.array(z.int().min(100).max(240)).min(1),
    hertz: z.array(z.union([z.literal(50), z.literal(60)])).min(1),
    ...sourced,
  }),
  road: z.object({ drivingSide: z.enum(['left', 'right']), ...sourced }),
  emergency: z.object({
    police: number,
    ambulance: number,
    fire: number,
    all: number.optional(),
    ...sourced,
  }),
  phone: z.object({ callingCode: z.string().regex(/^[1-9]\d{0,2}$/), ...sourced }),
  language: z.object({ languages: z.array(z.string().min(2)).min(1), ...sourced }),
  week: z.object({ firstDay: z.enum(['fri', 'sat', 'sun', 'mon']), ...sourced }),
  water: z.object({
    tapWater: z.enum(['safe', 'safe-in-cities', 'not-recommended']),
    ...sourced,
  }),
});

describe('findCountryFacts', () => {
  it('knows every country that has a city of the atlas, whole', () => {
    expect(codes.length).toBeGreaterThan(100);
    for (const code of codes) {
      const facts = findCountryFacts(code);
      expect({ code, facts: Facts.strict().parse(facts) }).toEqual({ code, facts });
      const [least, most] = facts?.tipping.percent ?? [1, 0];
      expect(least).toBeLessThanOrEqual(most);
      expect(() => facts?.language.languages.map((one) => new Intl.Locale(one))).not.toThrow();
    }
  });

  it.each([
    ['KR', 'KRW', 'CF', [220], 'right', '112', '119', 'ko', 'safe'],
    ['JP', 'JPY', 'AB', [100], 'left', '110', '119', 'ja', 'safe'],
    ['US', 'USD', 'AB', [120], 'right', '911', '911', 'en', 'safe'],
    ['GB', 'GBP', 'G', [230], 'left', '999', '999', 'en', 'safe'],
    ['TH', 'THB', 'ABCF', [230], 'left', '191', '1669', 'th', 'not-recommended'],
    ['BR', 'BRL', 'CN', [127, 220], 'right', '190', '192', 'pt', 'not-recommended'],
    ['BG', 'EUR', 'CF', [230], 'right', '112', '112', 'bg', 'safe-in-cities'],
    ['CN', 'CNY', 'ACI', [220], 'right', '110', '120', 'zh', 'not-recommended'],
  ])('%s', (code, currency, plugs, volts, drivingSide, police, ambulance, language, tapWater) => {
    expect(findCountryFacts(code)).toMatchObject({
      money: { currencies: [currency] },
      power: { plugs: plugs.split(''), volts },
      road: { drivingSide },
      emergency: { police, ambulance },
      language: { languages: [language] },
      water: { tapWater, source: 'general knowledge' },
    });
  });

  it('has one number for all only where there is one', () => {
    expect(findCountryFacts('DE')?.emergency.all).toBe('112');
    expect(findCountryFacts('JP')?.emergency).not.toHaveProperty('all');
  });

  it('takes any case and knows no other country', () => {
    expect(findCountryFacts(' kr ')?.countryCode).toBe('KR');
    expect(findCountryFacts('ZZ')).toBeUndefined();
    expect(findCountryFacts('')).toBeUndefined();
  });
});
