import { describe, expect, it } from 'vitest';
import { repairCodes } from './repair-codes.ts';

describe('repairCodes', () => {
  it.each([
    ['KEO81', 'KE081'],
    ['KE 0B1', 'KE 081'],
    ['KEO81  27MAR', 'KE081  27MAR'],
    ['Al-864', 'AI-864'],
    ['0z221', 'OZ221'],
    ['5j 1230 Y', '5J 1230 Y'],
    ['AY 855 : Economy Classic', 'AY 855 - Economy Classic'],
    ['QR330/N/29MAR/LGWDOH/ 2145/0625+1', 'QR330/N/29MAR/LGWDOH/2145/0625+1'],
    ['Asiana A321NE0', 'Asiana A321NEO'],
    ['Etihad Airways (EY)-58   Confirmed', 'Etihad Airways (EY) - 58   Confirmed'],
    ['Etihad Airways (EY) -58', 'Etihad Airways (EY) - 58'],
    ['Airbus A330-900 ne0', 'Airbus A330-900 neo'],
    ['VO 3711      07MAR', 'V0 3711      07MAR'],
    ['ZO711', 'Z0711'],
    ['OSs 25               MON', 'OS 25               MON'],
    ['Airbus A32lneo, nonstop', 'Airbus A321neo, nonstop'],
    ['AIRBUS A32I-200', 'AIRBUS A321-200'],
    ['A32lXLR', 'A321XLR'],
    ['QR556 /N/30MAR/DOHBOM/1935', 'QR556/N/30MAR/DOHBOM/1935'],
  ])('mends a flight: %s', (read, printed) => {
    expect(repairCodes(read)).toBe(printed);
  });

  it.each([
    [' SCL            LiM', ' SCL            LIM'],
    ['cuz            LIM', 'CUZ            LIM'],
    ['이 스탄 불 IST)  05/02', '이 스탄 불 (IST)  05/02'],
    ['세부 CEB)', '세부 (CEB)'],
    ['(PTY)             (ccs)', '(PTY)             (CCS)'],
    ['[1) OSAKA (ITAMI)   NH0028', '[1] OSAKA (ITAMI)   NH0028'],
    ['6:20PM   DETROIT, Mi', '6:20PM   DETROIT, MI'],
    ['San Francisco, CA to Honolulu, Hi', 'San Francisco, CA to Honolulu, HI'],
    ['Honolulu, Hl to Kahului, HI', 'Honolulu, HI to Kahului, HI'],
  ])('mends a place: %s', (read, printed) => {
    expect(repairCodes(read)).toBe(printed);
  });

  it.each([
    'Código de reserva: JX4Q7',
    'Booking code    ASD456',
    'Booking reference ASD456',
    'Confirmation #   KEO81B',
    '예약번호   KE0B12',
    'PNR: DLO12',
  ])('leaves what stands behind a label of record locators: %s', (line) => {
    expect(repairCodes(line)).toBe(line);
  });

  it.each([
    'QX7R2M',
    '(XX)-58',
    '(EY)-58kg',
    'tel (02)-5550',
    'a copy (cco)',
    'his office (sic)',
    'ICN JFK',
    'MLE0ZRK1',
    'Al 12',
    'SQ 222Q 27MAR 6 SYDSIN HK1',
    'AA  90O 16MAY ORDLHR',
    'KGg 25',
    'TO 3711',
    'NO 1234',
    'QO 371',
    'VO 37',
    'OSs 25 rooms',
    'USs   25',
    'OSt 25',
    'A32 lounge',
    'A32l',
    'the         new',
    'OK A320',
    'ISO 8601',
    'AY 855: Economy',
    'AY 855 : 10:20',
    'Status : OK',
    'AB12 /N/A',
    '서울 KRW)',
    '서울(ICN)',
    'Hello, Hi there',
    'Ms Kim, Hi',
    'Kauai, Hilo',
  ])('leaves %s as it is', (text) => {
    expect(repairCodes(text)).toBe(text);
  });
});
