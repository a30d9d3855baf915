import { describe, expect, it } from 'vitest';
import { findAirline, findAirlineByName } from './airlines.ts';

describe('findAirline', () => {
  it.each([
    ['KE', 'Korean Air', 'KAL', 'KR'],
    ['oz', 'Asiana Airlines', 'AAR', 'KR'],
    ['7C', 'Jeju Air', 'JJA', 'KR'],
    ['LJ', 'Jin Air', 'JNA', 'KR'],
    ['TW', "T'way Air", 'TWB', 'KR'],
    ['BX', 'Air Busan', 'ABL', 'KR'],
    ['ZE', 'Eastar Jet', 'ESR', 'KR'],
    ['RS', 'Air Seoul', 'ASV', 'KR'],
    ['YP', 'Air Premia', 'APZ', 'KR'],
    ['RF', 'Aero K', 'EOK', 'KR'],
    ['U2', 'easyJet', 'EZY', 'GB'],
    ['EZY', 'easyJet', 'EZY', 'GB'],
    ['EJU', 'easyJet', 'EZY', 'GB'],
    ['6E', 'IndiGo', 'IGO', 'IN'],
    ['5J', 'Cebu Pacific', 'CEB', 'PH'],
    ['W6', 'Wizz Air', 'WZZ', 'HU'],
    ['F9', 'Frontier Airlines', 'FFT', 'US'],
    ['B6', 'JetBlue', 'JBU', 'US'],
    ['G4', 'Allegiant Air', 'AAY', 'US'],
    ['3U', 'Sichuan Airlines', 'CSC', 'CN'],
    ['PU', 'Plus Ultra', 'PUE', 'ES'],
    ['ES', 'Estelar', 'ETR', 'VE'],
    ['DLH', 'Lufthansa', 'DLH', 'DE'],
    ['AZ', 'ITA Airways', 'ITY', 'IT'],
    ['AZA', 'Alitalia', 'AZA', 'IT'],
  ])('%s is %s', (code, name, icao, countryCode) => {
    expect(findAirline(code)).toMatchObject({ name, icao, countryCode });
  });

  it.each([
    ['AB', 'Air Berlin'],
    ['4U', 'Germanwings'],
    ['CO', 'Continental Airlines'],
  ])('%s is %s, which no longer flies', (code, name) => {
    expect(findAirline(code)).toMatchObject({ name, isActive: false });
  });

  it.each(['', 'K', '??', 'QQ', '서울'])('finds nothing for %j', (code) => {
    expect(findAirline(code)).toBeUndefined();
  });
});

describe('findAirlineByName', () => {
  it.each([
    ['대한항공', 'KE'],
    ['아시아나항공', 'OZ'],
    ['제주항공 예약 안내', '7C'],
    ['KLM ROYAL DUTCH AIRLINES, KL 1824', 'KL'],
    ['DELTA AIR LINES', 'DL'],
    ['Delta', 'DL'],
    ['Southwest Confirmation # 2QRX7K', 'WN'],
    ['AIR FRANCE, AF 377', 'AF'],
    ['Germanwings', '4U'],
    ['Air Berlin', 'AB'],
    ['airberlin', 'AB'],
    ['Iberia Express', 'I2'],
    ['Iberia', 'IB'],
    ['IBERIA LAE SA Operadora Unipersonal', 'IB'],
    ['Iberia Regional Air Nostrum', 'YW'],
    ['booking@booking.eurowings.com', 'EW'],
    ['Korean Air <noreply@koreanair.com>', 'KE'],
    ['no-reply@koreanair.com', 'KE'],
    ['United', 'UA'],
    ['United Airlines', 'UA'],
    ['notifications@united.com', 'UA'],
    ['American Airlines 1608', 'AA'],
    ['ANA', 'NH'],
    ['Operated by Aeromexico Connect', '5D'],
    ['Widerøe', 'WF'],
    ['Emirates', 'EK'],
  ])('%s is %s', (text, iata) => {
    expect(findAirlineByName(text)?.iata).toBe(iata);
  });

  it.each([
    '',
    '"Travel Document"<itinerary@amadeus.com>',
    'United States Of America',
    'Dubai, United Arab Emirates',
    'American Express ending in 1001',
    'Ana Lopez',
    'Travellink Corporate',
  ])('names no airline: %j', (text) => {
    expect(findAirlineByName(text)).toBeUndefined();
  });
});
