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
    '4  TG 309 Q 05FEB 5 BKKKTM HK2',
  ])('leaves %s as it is', (text) => {
    expect(repairRecords(text)).toBe(text);
  });
});
