import { describe, expect, it } from 'vitest';
import { findAirportCodes } from './airport.ts';

const codes = (line: string): string[] => findAirportCodes(line).map((hit) => hit.value);

describe('findAirportCodes', () => {
  it.each<[string, string[]]>([
    ['Seoul (ICN)', ['ICN']],
    ['NEWARK, NJ (EWR - LIBERTY)', ['EWR']],
    ['SAN FRANCISCO, CA (SFO) 3:00 PM', ['SFO']],
    ['SEOUL(ICN/INCHEON INTL)', ['ICN']],
    ['인천국제공항(ICN)', ['ICN']],
    ['SEOUL ICN', ['ICN']],
    ['ICN 서울/인천', ['ICN']],
    ['ICN/Incheon', ['ICN']],
    ['LGA > ATL', ['LGA', 'ATL']],
    ['LHR - LOS', ['LHR', 'LOS']],
    ['KE907 ICN13:10-LHR17:30', ['ICN', 'LHR']],
    ['7C1304 KIX 17:55-ICN 20:00', ['KIX', 'ICN']],
    ['BA117 LHR T5 08:25 > JFK T8 11:20', ['LHR', 'JFK']],
    ['FLT KE907 DATE 12FEB27 FROM ICN TO LHR DEP 1050', ['ICN', 'LHR']],
    ['LHR 10:20 via SIN to SYD 12:30', ['LHR', 'SYD']],
    ['SQ607 12MAR27 ICN  SIN  Y', ['ICN', 'SIN']],
    ['KE703 ICN 1010 / NRT 1230', ['ICN', 'NRT']],
    ['TXL-BRU', ['TXL', 'BRU']],
    ['Bangkok (BKK) → Koh Samui (USM)', ['BKK', 'USM']],
    ['ICN                 JFK', ['ICN', 'JFK']],
    ['SEA                SFO', ['SEA', 'SFO']],
    ['BCN T1        FCO Terminal 3', ['BCN', 'FCO']],
    ['LAS         CLT         Seat: 8F', ['LAS', 'CLT']],
    ['DEPARTURE   LGA   6:20 PM', ['LGA']],
    ['Houston IAH 10:05 a.m.', ['IAH']],
    ['Berlin Tegel (TXL), closed', ['TXL']],
    ['VIE 10:20   LHR 12:00', ['VIE', 'LHR']],
    ['上海浦东 PVG - 首尔仁川 ICN', ['PVG', 'ICN']],
    ['BOS · Logan International – LIS · Humberto Delgado', ['BOS', 'LIS']],
    ['15OCT KE081 ICN JFK DEP 1000', ['ICN', 'JFK']],
    ['Maastricht (MST)  10:00', ['MST']],
    ['Wien (VIE)   Viena (VIE)   비엔나(VIE)', ['VIE', 'VIE', 'VIE']],
    ['KQ101 LHR/NBO 06NOV26', ['LHR', 'NBO']],
    ['LON-DXB 15Mar EK2', ['LON', 'DXB']],
    ['TPE - TYO', ['TPE', 'TYO']],
    ['Leg 1: LHR/JFK, BA117, Monday', ['LHR', 'JFK']],
    ['02:50   AUH Zayed International Airport, Terminal A', ['AUH']],
  ])('%s', (line, expected) => {
    expect(codes(line)).toEqual(expected);
  });

  it.each([
    'FARE BASIS  NVA  NVB  BAG',
    'NVB',
    'RTS USD THE MAX',
    'THE NEW MAX',
    'KIM/HANA MS',
    'TUE 07 JUNE',
    'VIE 08 ENERO 2027',
    'Viernes (VIE)   Lunes (LUN)   Day (DAY) 1   Sonntag (SON)',
    'Mi Casa (CAN)   Per Person (PER)   Total (USD)',
    'DOM 20 DICIEMBRE 2026   20 DIC 19:00',
    '08 ENE 12:25',
    'TOTAL USD 499',
    'AND',
    'FOR YOU',
    'LOS MEJORES ASIENTOS',
    'ROOM ICN 1010',
    'LON-LHR',
    'CHI-MIL',
    '10:00 AM MST',
    'REF ABC13:10',
    'SUN 10:20-MON 11:20',
    'QF1 (via SIN) 12 Mar 15:55',
    'Layover in Vancouver (YVR)',
    'Escala en Madrid (MAD)',
    '싱가포르(SIN) 경유',
    'ROOM ICN  Y  OK',
    'PENDIENTE ANTES DEL 02JUN: 3.316,00 EUR',
    'HAVE A NICE DAY',
    'see (FAQ) and (THE)'.replace('(THE)', ''),
    'QQQ (QQQ)',
    'NEW T1        OLD T2',
  ])('finds none in %s', (line) => {
    expect(codes(line)).toEqual([]);
  });
});
