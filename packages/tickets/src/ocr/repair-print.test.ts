import { describe, expect, it } from 'vitest';
import { repairPrint } from './repair-print.ts';

describe('repairPrint', () => {
  it.each([
    ['150CT25', '15OCT25'],
    ['l5OCT2O25', '15OCT2025'],
    ['O4 MAR 27', '04 MAR 27'],
    ['O4MAR', '04MAR'],
    ['1O:2O', '10:20'],
    ['l0:05', '10:05'],
    ['10;20', '10:20'],
    ['KEO81', 'KE081'],
    ['KE 0B1', 'KE 081'],
    ['0AMAR27', '04MAR27'],
    ['17J0AN 7', '17JAN 7'],
    ['170AN 7 MXPFCO', '17JAN 7 MXPFCO'],
    ['1500126( 목 ) 10:00', '15OCT26( 목 ) 10:00'],
    ['2700 ㅠ 26( 화 )', '27OCT26( 화 )'],
    ['12/06() 일 ) 13:20', '12/06(일) 13:20'],
    ['Al-864', 'AI-864'],
    ['0z221', 'OZ221'],
    ['예 약번호  WQ93PD', '예약번호  WQ93PD'],
    ['5j 1230 Y', '5J 1230 Y'],
    [' SCL            LiM', ' SCL            LIM'],
    ['cuz            LIM', 'CUZ            LIM'],
    ['L   O05JAN  1830', 'L   05JAN  1830'],
    ['Shr Omin', '5hr 0min'],
    ['11HOOM', '11H00M'],
    ['19:15   R   IPC   OK', '19:15   R   1PC   OK'],
    ['VS 8547 ~ VIRGIN ATLANTIC', 'VS 8547 - VIRGIN ATLANTIC'],
    ['8hOom', '8h00m'],
    ['Seat: 19A, 198', 'Seat: 19A, 19B'],
    ['Baggage           120', 'Baggage           1PC'],
    ['무료수하물    260', '무료수하물    2PC'],
    ['확약     30<6', '확약     30KG'],
    ['확약 _ 30KG', '확약   30KG'],
    ['2O27-O3-04', '2027-03-04'],
    ['04.O3.2027', '04.03.2027'],
    ['6-Ticket Receipt', 'e-Ticket Receipt'],
  ])('mends %s', (read, printed) => {
    expect(repairPrint(read)).toBe(printed);
  });

  it.each([
    'QX7R2M',
    'ICN JFK',
    'BOEING 777-300ER',
    'MLE0ZRK1',
    'SEAT 10B',
    'Baggage 120 EUR',
    'my_file',
    'Al 12',
    'the         new',
    'Seats 188 in all 777 aircraft',
    'Seat 450',
    'Ohm',
    'Oslo 12 hours',
    'OK A320',
    'A MAY',
    'TO: OSLO',
    'IS OCT',
    'I MAY GO',
    'ISO 8601',
    '6-pack',
    '99:99',
    'BOB:SID',
  ])('leaves %s as it is', (text) => {
    expect(repairPrint(text)).toBe(text);
  });
});
