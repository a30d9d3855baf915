import { describe, expect, it } from 'vitest';
import { repairRecords } from './repair-records.ts';

describe('repairRecords', () => {
  it.each([
    [
      'l AA     90N 16MAY ORDLHR HK1   635P # 825A 0         E SU',
      '1 AA     90N 16MAY ORDLHR HK1   635P # 825A 0         E SU',
    ],
    ['I. EY  289 E 02DEC AUHMLE HK1', '1. EY  289 E 02DEC AUHMLE HK1'],
    ['3 AA 86400 27MAY MADORD HK1 1205P', '3 AA 8640O 27MAY MADORD HK1 1205P'],
    ['3  TG 659 ㅇ 05FEB 5 ICNBKK HK2', '3  TG 659   05FEB 5 ICNBKK HK2'],
    ['4  TG 309 ㅇ @ 05FEB 5 BKKKTM HK2', '4  TG 309     05FEB 5 BKKKTM HK2'],
    ['5  TG 320 @ 16FEB 2*KTMBKK*HK2', '5  TG 320   16FEB 2*KTMBKK*HK2'],
    ['5  TG 320 갑 16FEB 2 KTMBKK HK2', '5  TG 320   16FEB 2 KTMBKK HK2'],
    ['4  TG 309 Q O5FEB 5 BKKKTM HK2', '4  TG 309 Q 05FEB 5 BKKKTM HK2'],
    [
      '5  TG 320   16FEB 2 KTMBKK HK2    1330 1805  16FEB 16FEB   끼  0 788 피',
      '5  TG 320   16FEB 2 KTMBKK HK2    1330 1805  16FEB 16FEB   E  0 788 ',
    ],
  ])('mends %s', (read, printed) => {
    expect(repairRecords(read)).toBe(printed);
  });

  it.each([
    '3 AA 8640 27MAY MADORD HK1 1205P',
    'l AA lounge 16MAY',
    'I am on KE 81 Y 16MAY ICNJFK',
    'KRW 86400 27MAY',
    'KRW 86400 27MAY MADORD',
    'TG 659 @ 05FEB Bangkok',
    'TG 659 갑 05FEB 방콕',
    '방콕에서 05FEB 끼 0 788 원',
    '4  TG 309 Q 05FEB 5 BKKKTM HK2',
  ])('leaves %s as it is', (text) => {
    expect(repairRecords(text)).toBe(text);
  });
});
