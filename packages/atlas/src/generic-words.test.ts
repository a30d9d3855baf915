import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAirportsByName, searchAirports } from './airports.ts';
import { findDestination } from './destinations.ts';

const list = (phrases: string): string[] =>
  phrases.split(/[,\n]/u).flatMap((one) => one.trim() || []);

/** An airport, and an international one, in the languages in which the data has names. */
const AIRPORTS = list(`
  airport, Airport, the airport, International Airport, Intl Apt, Int'l Airport
  aeropuerto, Aeropuerto Internacional, el aeropuerto, aeroporto, Aeroporto Internacional
  Aeroporto Internazionale, aéroport, Aéroport international, Aeroportul Internațional
  Flughafen, Internationaler Flughafen, luchthaven, Internationale luchthaven, lufthavn
  flygplats, lentoasema, lennujaam, flugvöllur, Mittarfik
  lotnisko, Port Lotniczy, letiště, Mezinárodní letiště, Nemzetközi Repülőtér, letisko
  Zračna luka, Međunarodna zračna luka, Aerodrom, letališče, lidosta, Oro uostas
  аэропорт, Международный аэропорт, Міжнародний аеропорт, аэрапорт, летище, аеродром
  Διεθνές Αεροδρόμιο, Διεθνής Αερολιμένας, Aεροδρόμιο, havalimanı, Uluslararası Havalimanı, Hava Limanı
  مطار, المطار الدولي, مطار الدولية, الدولى, فرودگاه, שדה תעופה, נמל התעופה הבינלאומי
  აეროპორტი, საერთაშორისო აეროპორტი, विमानतळ, हवाई अड्डा
  sân bay, Sân bay quốc tế, Cảng hàng không quốc tế, SAN BAY QUOC TE
  Bandara, Bandar Udara, Bandara Internasional, Lapangan Terbang, Lapangan Terbang Antarabangsa
  Paliparan, Paliparang Pandaigdig, ท่าอากาศยาน, สนามบิน, ท่าอากาศยานนานาชาติ
  공항, 국제공항, 국제 공항, 국제, 국내선, 국제선, 비행장, 국제공항 터미널
  空港, 国際空港, 国際, 機場, 國際機場, 國際, 机场, 国际机场, 国际, 航空站, 飛行場`);

/** What airports are beside that, which alone says of none which one it is. */
const KINDS = list(`
  Regional, Municipal, Metropolitan, County, City, National, Domestic, Main, New, Old
  Air Base, Air Force Base, Naval Air Station, Airstrip, Field, Nacional, Doméstico
  Base Aérea, Aérodrome, Aerodrome, Metropolitano, Nouvel, Nuevo, Neuer`);

describe('words that every airport has', () => {
  it('alone name no airport and no city', () => {
    const words = [...AIRPORTS, ...KINDS];
    expect(words.filter((word) => findAirportsByName(word).length > 0)).toEqual([]);
    expect(words.filter((word) => findDestination(word) !== undefined)).toEqual([]);
  });

  it('name none beside a country', () => {
    expect(findAirportsByName('국제공항, 대한민국')).toEqual([]);
    expect(findAirportsByName('International Airport, Spain')).toEqual([]);
  });

  it('alone find nothing to choose from', () => {
    expect(AIRPORTS.filter((word) => searchAirports(word).length > 0)).toEqual([]);
  });

  it('name none together, in any order', () => {
    const some = fc.array(fc.constantFrom(...AIRPORTS, ...KINDS), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(some, fc.constantFrom(' ', ', ', ' (', ' - '), (words, between) => {
        expect(findAirportsByName(words.join(between))).toEqual([]);
      }),
    );
  });

  it.each([
    'INTER',
    'INTERNATIO',
    'INTERNATIONAL AIRPO',
    'AEROPUERTO INTERNACION',
    'MUNICIPAL AIRPOR',
    'Flugha',
  ])('%s, cut off by a column, names none', (text) => {
    expect(findAirportsByName(text)).toEqual([]);
  });

  it.each([
    ['인천국제공항', 'ICN'],
    ['인천 국제공항', 'ICN'],
    ['두바이 국제공항', 'DXB'],
    ['두바이국제공항', 'DXB'],
    ['Dubai International Airport', 'DXB'],
    ['مطار دبي الدولي', 'DXB'],
    ['金海國際空港', 'PUS'],
    ['成都双流国际机场', 'CTU'],
    ['広島空港', 'HIJ'],
    ['Kansai International Airport', 'KIX'],
    ['London City Airport', 'LCY'],
    ['Detroit Metropolitan', 'DTW'],
    ['Mexico City International Airport', 'MEX'],
    ['Aeropuerto Internacional Benito Juárez', 'MEX'],
    ['Aeroporto di Comiso', 'CIY'],
    ['Международный аэропорт Шереметьево', 'SVO'],
    ['Letiště Pardubice', 'PED'],
    ['Mittarfik Nuuk', 'GOH'],
    ['Paliparang Basco', 'BSO'],
    ['Maes Awyr Môn', 'VLY'],
    ['Ferihegyi nemzetközi repülőtér', 'BUD'],
    ['Sân bay Đà Nẵng', 'DAD'],
    ['San Jose, CA', 'SJC'],
    ['Montego Bay', 'MBJ'],
    ['Memorial Field Airport', 'HOT'],
    ['Aeroparque', 'AEP'],
    ['Banda Aceh', 'BTJ'],
    ['STOCKHOLM ARLAN', 'ARN'],
  ])('%s still belongs to one airport', (text, iata) => {
    expect(findAirportsByName(text)[0]?.airport.iata).toBe(iata);
  });
});
