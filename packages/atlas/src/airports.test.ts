import { describe, expect, it } from 'vitest';
import {
  cityNamesOf,
  findAirport,
  findAirportsByName,
  listCityAirports,
  searchAirports,
} from './airports.ts';
import { listAirports } from './airport-table.ts';

const codes = (airports: readonly { iata: string }[]): string[] =>
  airports.map((airport) => airport.iata);

describe('findAirport', () => {
  it.each([
    ['ICN', 'Seoul', 'SEL', 'KR', 'Asia/Seoul'],
    ['icn ', 'Seoul', 'SEL', 'KR', 'Asia/Seoul'],
    ['NRT', 'Tokyo', 'TYO', 'JP', 'Asia/Tokyo'],
    ['EWR', 'New York', 'NYC', 'US', 'America/New_York'],
    ['TXL', 'Berlin', 'BER', 'DE', 'Europe/Berlin'],
    ['SXF', 'Berlin', 'BER', 'DE', 'Europe/Berlin'],
    ['THF', 'Berlin', 'BER', 'DE', 'Europe/Berlin'],
    ['FRU', 'Bishkek', 'BSZ', 'KG', 'Asia/Bishkek'],
    ['SAI', 'Siem Reap', 'REP', 'KH', 'Asia/Phnom_Penh'],
    ['RMO', 'Chisinau', 'RMO', 'MD', 'Europe/Chisinau'],
    ['LEI', 'Almería', 'LEI', 'ES', 'Europe/Madrid'],
    ['DEL', 'Delhi', 'DEL', 'IN', 'Asia/Kolkata'],
    ['KTM', 'Kathmandu', 'KTM', 'NP', 'Asia/Kathmandu'],
    ['KBP', 'Kyiv', 'IEV', 'UA', 'Europe/Kyiv'],
    ['URC', 'Ürümqi', 'URC', 'CN', 'Asia/Shanghai'],
    ['PSC', 'Pasco', 'PSC', 'US', 'America/Los_Angeles'],
    ['PUQ', 'Punta Arenas', 'PUQ', 'CL', 'America/Punta_Arenas'],
  ])('%s is in %s', (code, city, cityCode, countryCode, zone) => {
    expect(findAirport(code)).toMatchObject({ city, cityCode, countryCode, zone });
  });

  it.each(['SEL', 'PAR', 'BAK', 'QQQ', '', '서울'])('finds nothing for %j', (code) => {
    expect(findAirport(code)).toBeUndefined();
  });

  it('says that an airport has closed by having no scheduled flights', () => {
    expect(findAirport('TXL')?.isScheduled).toBe(false);
    expect(findAirport('BER')?.isScheduled).toBe(true);
  });
});

describe('cityNamesOf', () => {
  it.each([
    ['ICN', '서울', 'Seúl'],
    ['EWR', '뉴욕', 'Nueva York'],
    ['ORY', '파리', 'París'],
    ['PUS', '부산', 'Busan'],
    ['YNY', '양양', 'Yangyang'],
    ['SJC', '새너제이', 'San José'],
    ['BWI', undefined, undefined],
  ])('%s is in %s, %s', (code, ko, es) => {
    const airport = listAirports().find(({ iata }) => iata === code);
    const names = airport && cityNamesOf(airport);
    expect([names?.ko, names?.es]).toEqual([ko, es]);
  });

  it('has the English name of every airport’s city', () => {
    const others = listAirports().filter((airport) => cityNamesOf(airport).en !== airport.city);
    expect(codes(others)).toEqual([]);
  });
});

describe('listCityAirports', () => {
  it.each([
    ['SEL', ['ICN', 'GMP']],
    ['LON', ['LHR', 'LGW', 'STN', 'LTN', 'LCY']],
    ['PAR', ['CDG', 'ORY', 'BVA']],
    ['TYO', ['HND', 'NRT']],
    ['NYC', ['JFK', 'EWR', 'LGA']],
  ])('has the airports of %s, the main one first', (code, expected) => {
    expect(codes(listCityAirports(code)).slice(0, expected.length)).toEqual(expected);
  });
});

describe('searchAirports', () => {
  it.each([
    ['icn', ['ICN']],
    ['SEL', ['ICN', 'GMP']],
    ['seo', ['ICN', 'GMP']],
    ['서울', ['ICN', 'GMP']],
    ['인천', ['ICN']],
    ['도쿄', ['HND', 'NRT']],
    ['nueva york', ['JFK', 'EWR', 'LGA']],
    ['new yo', ['JFK', 'EWR', 'LGA']],
    ['Lon', ['LHR', 'LGW', 'STN']],
    ['london heath', ['LHR']],
    ['münchen', ['MUC']],
    ['munchen', ['MUC']],
    ['Muenchen', ['MUC']],
    ['sao pa', ['GRU', 'CGH', 'VCP']],
    ['São Paulo', ['GRU', 'CGH', 'VCP']],
    ['la guardia', ['LGA']],
    ['laguardia', ['LGA']],
    ['kennedy', ['JFK']],
    ['EGLL', ['LHR']],
    ['berlin', ['BER', 'TXL']],
  ])('%s', (query, expected) => {
    expect(codes(searchAirports(query)).slice(0, expected.length)).toEqual(expected);
  });

  it.each(['', 'a', ' a ', '서', 'zzzzzz', '!!', 'london zzzz'])('is empty for %j', (query) => {
    expect(searchAirports(query)).toEqual([]);
  });

  it('keeps to the limit', () => {
    expect(searchAirports('san', 4)).toHaveLength(4);
  });

  it('finds every airport by its own code first', () => {
    const lost = listAirports().filter((airport) => searchAirports(airport.iata, 1)[0] !== airport);
    expect(lost).toEqual([]);
  });
});

describe('findAirportsByName', () => {
  it.each([
    ['BERLIN, DE (TEGEL)', 'TXL'],
    ['Berlin-Tegel', 'TXL'],
    ['Tegel(TXL), Berlin, Germany', 'TXL'],
    ['International Airport(DUS), Duesseldorf, Germany', 'DUS'],
    ['O Hare International(ORD), Chicago, United States Of America', 'ORD'],
    ['O Hare International', 'ORD'],
    ["Chicago O'Hare", 'ORD'],
    ['AMSTERDAM, NL (SCHIPHOL AIRPORT)', 'AMS'],
    ['DETROIT, MI (METROPOLITAN WAYNE CO)', 'DTW'],
    ['PARIS, FR (CHARLES DE GAULLE)', 'CDG'],
    ['PARIS, FR (CHARLES DE GAULLE), TERMINAL 2E', 'CDG'],
    ['Paris CDG', 'CDG'],
    ['London Heathrow', 'LHR'],
    ['Heathrow (London)', 'LHR'],
    ['London Gatwick (LGW)', 'LGW'],
    ['New York, NY - LaGuardia', 'LGA'],
    ['NYC-LAGUARDIA', 'LGA'],
    ['NYC-KENNEDY', 'JFK'],
    ['New York / John F Kennedy(JFK)', 'JFK'],
    ['John F. Kennedy International Airport', 'JFK'],
    ['STOCKHOLM ARLAN', 'ARN'],
    ['NEWARK, NJ (EWR - LIBERTY)', 'EWR'],
    ['Newark Intl Apt (EWR)', 'EWR'],
    ['Newark Intl Apt', 'EWR'],
    ['Houston Hobby', 'HOU'],
    ['Houston, TX, US (IAH)', 'IAH'],
    ['Rome, Fiumicino (FCO)', 'FCO'],
    ['Rome, Fiumicino', 'FCO'],
    ['Cape Town', 'CPT'],
    ['SAN FRANCISCO, CA (SFO)', 'SFO'],
    ['San Francisco International', 'SFO'],
    ['Frankfurt International (FRA)', 'FRA'],
    ['서울(인천)', 'ICN'],
    ['서울/인천', 'ICN'],
    ['ICN 서울/인천', 'ICN'],
    ['인천국제공항(ICN)', 'ICN'],
    ['인천국제공항', 'ICN'],
    ['SEOUL(ICN/INCHEON INTL)', 'ICN'],
    ['ICN SEOUL, KOREA', 'ICN'],
    ['ICN/Incheon', 'ICN'],
    ['JFK 뉴욕', 'JFK'],
    ['서울/김포', 'GMP'],
    ['부산/김해', 'PUS'],
    ['도쿄(나리타)', 'NRT'],
    ['Dallas/Ft. Worth', 'DFW'],
    ['Bangkok (BKK)', 'BKK'],
    ['Koh Samui', 'USM'],
    ['München', 'MUC'],
    ['Almeria', 'LEI'],
    ['MADRID', 'MAD'],
    ['Accra', 'ACC'],
    ['Portland International', 'PDX'],
    ['Washington (DCA)', 'DCA'],
    ['Washington Dulles', 'IAD'],
    ['Incheon International Airport Terminal 2', 'ICN'],
    ['Orlando Intl', 'MCO'],
    ['BRUSSELS, BE (BRUSSELS AIRPORT)', 'BRU'],
    ['FRANKFURT, DE (FRANKFURT INTL)', 'FRA'],
    ['MUNICH, DE (MUNICH INTERNATIONAL)', 'MUC'],
    ['LONDON, GB (HEATHROW)', 'LHR'],
    ['NEW YORK, NY (JOHN F KENNEDY INTL)', 'JFK'],
    ['SEOUL, KR (INCHEON INTL)', 'ICN'],
    ['ATHENS, GR (INTL E VENIZELOS)', 'ATH'],
    ['ISTANBUL, TR (ATATURK)', 'ISL'],
    ['LISBON, PT (AIRPORT)', 'LIS'],
    ['Berlin-Schoenefeld', 'SXF'],
    ['MILANO MALPENSA', 'MXP'],
    ['ROMA FIUMICINO', 'FCO'],
    ['KÖLN/BONN', 'CGN'],
    ['타이베이/타오위안', 'TPE'],
    ['방콕/수완나품', 'BKK'],
    ['Abu Dhabi Zayed International, United Arab Emirates', 'AUH'],
    ['Melbourne Tullamarine', 'MEL'],
    ['Wien-Schwechat', 'VIE'],
    ['Zürich Kloten', 'ZRH'],
    ['Toronto Pearson', 'YYZ'],
    ['Boston Logan', 'BOS'],
    ['Santiago (Pudahuel)', 'SCL'],
    ['AICM', 'MEX'],
    ['막탄 세부', 'CEB'],
    ['나트랑(깜라인)', 'CXR'],
    ['호찌민(탄손누트)', 'SGN'],
    ['자카르타/수카르노하타', 'CGK'],
    ['연길', 'YNJ'],
    ['대련', 'DLC'],
    ['장가계', 'DYG'],
    ['기타큐슈', 'KKJ'],
    ['다카마쓰', 'TAK'],
    ['칼리보', 'KLO'],
    ['루앙프라방', 'LPQ'],
    ['달라스/포트워스', 'DFW'],
    ['Argel', 'ALG'],
    ['Burdeos', 'BOD'],
    ['A Coruña', 'LCG'],
    ['Ciudad de Guatemala', 'GUA'],
    ['東京（羽田）', 'HND'],
    ['東京成田', 'NRT'],
    ['関西国際空港', 'KIX'],
    ['上海浦东国际机场', 'PVG'],
    ['北京首都', 'PEK'],
    ['臺北松山', 'TSA'],
    ['ソウル/仁川', 'ICN'],
    ['曼谷素万那普', 'BKK'],
    ['카이세리', 'ASR'],
  ])('%s names %s', (text, iata) => {
    const [best, next] = findAirportsByName(text);
    expect(best?.airport.iata).toBe(iata);
    expect(best?.score).toBeGreaterThanOrEqual(0.85);
    expect(best?.score).toBeGreaterThan(next?.score ?? 0);
  });

  it.each([
    ['Seoul', ['ICN', 'GMP']],
    ['서울', ['ICN', 'GMP']],
    ['Tokyo', ['HND', 'NRT']],
    ['東京', ['HND', 'NRT']],
    ['上海', ['PVG', 'SHA']],
    ['London', ['LHR', 'LGW']],
    ['New York, NY', ['JFK', 'LGA']],
    ['Rome', ['FCO', 'CIA']],
    ['Bangkok', ['BKK', 'DMK']],
  ])('%s names a city with several airports', (text, expected) => {
    const found = findAirportsByName(text);
    expect(found.map(({ airport }) => airport.iata).slice(0, expected.length)).toEqual(expected);
    expect(found[0]?.score).toBeLessThan(0.85);
  });

  it.each([
    ['Portland, OR', 'PDX'],
    ['Portland, ME', 'PWM'],
    ['San Jose, CA', 'SJC'],
    ['San Jose, Costa Rica', 'SJO'],
    ['Birmingham, AL', 'BHM'],
    ['Birmingham, UK', 'BHX'],
    ['Manchester, NH', 'MHT'],
    ['Barcelona', 'BCN'],
    ['Berlin', 'BER'],
  ])('%s is told from its namesakes', (text, iata) => {
    expect(findAirportsByName(text)[0]?.airport.iata).toBe(iata);
  });

  it.each(['', '---', 'Xyzzy Qwertz', 'The Airport', '12:40'])('finds nothing in %j', (text) => {
    expect(findAirportsByName(text)).toEqual([]);
  });

  it.each([
    '首都',
    '予約',
    'Name',
    'Seat',
    'March',
    'Mr John Doe',
    'Street 5',
    'Main Cabin',
    'Hand Luggage',
    'Flight Details',
    'Check Out',
    '다음 날',
    '지난 예약',
    '수도권',
  ])('is not sure of %j', (text) => {
    expect(findAirportsByName(text)[0]?.score ?? 0).toBeLessThan(0.85);
  });

  it('scores from 0 to 1, best first, within the limit', () => {
    const found = findAirportsByName('San Jose', 3);
    expect(found).toHaveLength(3);
    const scores = found.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
  });
});
