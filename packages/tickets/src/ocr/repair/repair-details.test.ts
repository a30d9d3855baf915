import { describe, expect, it } from 'vitest';
import { repairDetails } from './repair-details.ts';

describe('repairDetails', () => {
  it.each([
    ['Shr Omin', '5hr 0min'],
    ['11HOOM', '11H00M'],
    ['8hOom', '8h00m'],
    ['Layover: th 10m', 'Layover: 1h 10m'],
    ['lh 5min', '1h 5min'],
    ['Qhr 10min', '9hr 10min'],
    ['비행시간              2A 5분', '비행시간              2시간 5분'],
    ['06시간 20 . 직항', '06시간 20분 . 직항'],
    ['RS713 .1 시간 50 일반석', 'RS713 · 1시간 50분 일반석'],
    ['RS712 · 2시간 05   일반석', 'RS712 · 2시간 05분   일반석'],
    [
      'Flight Duration : 01H OSM            Baggage',
      'Flight Duration : 01H 05M            Baggage',
    ],
    ['비 행시간 : 02시간 OOH      기종', '비 행시간 : 02시간 00분      기종'],
    ['AQAZ 4시간 35 ㅣ 직항', 'AQAZ 4시간 35분 ㅣ 직항'],
    ['Flight Duration : 14H   004      Baggage', 'Flight Duration : 14H 00M      Baggage'],
    ['소요 시간 : 3Al 20분', '소요 시간 : 3시간 20분'],
  ])('mends a length: %s', (read, printed) => {
    expect(repairDetails(read)).toBe(printed);
  });

  it.each([
    ['Seat: 19A, 198', 'Seat: 19A, 19B'],
    ['| Seats 18A 188 | Complimentary meal', '| Seats 18A 18B | Complimentary meal'],
    ['좌석  19A, 194', '좌석  19A, 19A'],
    ['Seat   220 Confirmed', 'Seat   22D Confirmed'],
    ['WOO/NARAE MS   308 / 확정   -', 'WOO/NARAE MS   30B / 확정   -'],
  ])('mends a seat: %s', (read, printed) => {
    expect(repairDetails(read)).toBe(printed);
  });

  it.each([
    ['11B    신청 Ot St', '11B    신청 안 함'],
    ['6E    신청 Ot 함', '6E    신청 안 함'],
    ['6E    신청 안 St', '6E    신청 안 함'],
  ])('mends a meal that nobody ordered: %s', (read, printed) => {
    expect(repairDetails(read)).toBe(printed);
  });

  it.each([
    ['19:15   R   IPC   OK', '19:15   R   1PC   OK'],
    ['Baggage           120', 'Baggage           1PC'],
    ['무료수하물    260', '무료수하물    2PC'],
    ['확약     30<6', '확약     30KG'],
    ['23KG 17H', '23KG 1개'],
    ['수하물 23kg _ ㅇ     17H', '수하물 23kg × 1개'],
    ['수하물 23kg ㅇ × 17H', '수하물 23kg × 1개'],
    ['무료 위탁 수하물    23kg 17', '무료 위탁 수하물    23kg 1개'],
    ['무료위탁 Sos    23kg 17', '무료위탁 Sos    23kg 1개'],
    ['TPROMO   1PC23K   OK', 'TPROMO   1PC 23K   OK'],
    ['위탁수하물 23kg × 17H', '위탁수하물 23kg × 1개'],
    ['Check-in baggage | piece(s) / 23kg', 'Check-in baggage 1 piece(s) / 23kg'],
    ['Equipaje            OPC', 'Equipaje            0PC'],
  ])('mends baggage: %s', (read, printed) => {
    expect(repairDetails(read)).toBe(printed);
  });

  it.each([
    'BOEING 777-300ER',
    'Duration of use 14H   004 EUR',
    '2.5시간',
    'SEAT 10B',
    '23KG,   17H',
    '수하물 23kg 17:00',
    'sector 23kg 17',
    'Rooms   220 confirmed by mail',
    '1PC230 EUR',
    '23KG, 17H',
    '23kg 57H',
    'a | piecework',
    'OPC office',
    '신청 안 함',
    '신청 Street',
    '  신청 St. Gallen',
    'Baggage 120 EUR',
    'Seats 188 in all 777 aircraft',
    'Seat 450',
    'Ohm',
    'Oslo 12 hours',
    'th 10 May',
    '5th 10m pool',
    '비행시간              2시간 5분',
    '출발 2시간 30 분전',
    '24시간 전 직항',
    '좌석    2A 5분',
    '비행시간   12:05 5분',
  ])('leaves %s as it is', (text) => {
    expect(repairDetails(text)).toBe(text);
  });
});
