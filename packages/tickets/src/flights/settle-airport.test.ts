import { describe, expect, it } from 'vitest';
import { settleAirport } from './settle-airport.ts';

describe('settleAirport', () => {
  it.each<[string | undefined, string | undefined, string]>([
    ['ICN', undefined, 'ICN'],
    ['TXL', undefined, 'TXL'],
    [undefined, 'BERLIN, DE (TEGEL)', 'TXL'],
    [undefined, 'Berlin-Tegel', 'TXL'],
    [undefined, 'STOCKHOLM ARLAN', 'ARN'],
    [undefined, 'DETROIT, MI (METROPOLITAN WAYNE CO)', 'DTW'],
    [undefined, 'PARIS, FR (CHARLES DE GAULLE)', 'CDG'],
    [undefined, 'NYC-LAGUARDIA', 'LGA'],
    [undefined, 'Heathrow (London)', 'LHR'],
    [undefined, '서울/인천', 'ICN'],
    ['SEL', undefined, 'ICN'],
    [undefined, 'SEQUL, KR (INCHEON INTERNATIONAL)', 'ICN'],
    [undefined, 'SEVILLA, ES (SAN PABLO)', 'SVQ'],
    [undefined, 'MALAGA, ES (PABLO RUIZ PICASSO)', 'AGP'],
    [undefined, 'VALENCIA, ES (MANISES)', 'VLC'],
    [undefined, 'DUBAI DUBAI INTERNAT', 'DXB'],
    [undefined, 'ADDIS ABABA BOLE INT', 'ADD'],
    [undefined, 'MADRID ES', 'MAD'],
    [undefined, 'PORTLAND ME', 'PWM'],
    [undefined, 'LONDON GB', 'LHR'],
  ])('%s %s', (code, name, expected) => {
    expect(settleAirport(code, name)?.code).toBe(expected);
  });

  it('offers the other airports of a city', () => {
    const settled = settleAirport(undefined, 'London');
    expect(settled?.code).toBe('LHR');
    expect(settled?.others.map(({ iata }) => iata)).toEqual(expect.arrayContaining(['LGW', 'STN']));
    expect(settleAirport(undefined, 'London Heathrow')?.others).toEqual([]);
  });

  it('asks nothing where the other airports of a city are hardly flown to', () => {
    expect(settleAirport(undefined, 'ATLANTA')).toMatchObject({ code: 'ATL', others: [] });
    expect(settleAirport(undefined, 'Dallas')?.others.map(({ iata }) => iata)).toEqual(['DAL']);
  });

  it.each([
    '국제공항',
    '국제 공항',
    'International Airport',
    'Aeropuerto Internacional',
    '国際空港',
  ])('takes %s for no airport', (name) => {
    expect(settleAirport(undefined, name)).toBeUndefined();
  });

  it('keeps a code that nobody knows, without an airport', () => {
    expect(settleAirport('QQQ', undefined)).toEqual({ code: 'QQQ', others: [] });
    expect(settleAirport(undefined, 'Nowhere in particular')).toBeUndefined();
  });
});
