import { describe, expect, it } from 'vitest';
import { repairLabels } from './repair-labels.ts';

describe('repairLabels', () => {
  it.each([
    ['예 약번호  WQ93PD', '예약번호  WQ93PD'],
    ['     번호 T9WKZQ', '     예약번호 T9WKZQ'],
    ['   약번호 W2QTKZ', '   예약번호 W2QTKZ'],
    ['22:10   방콕도착', '22:10   방콕 도착'],
    ['인천 국제공항출발    석식', '인천 국제공항 출발    석식'],
    ['AlTo                  Terminal 5', 'A /To                  Terminal 5'],
    ['A/To', 'A /To'],
    ['6-Ticket Receipt', 'e-Ticket Receipt'],
    ['VS 8547 ~ VIRGIN ATLANTIC', 'VS 8547 - VIRGIN ATLANTIC'],
    ['확약 _ 30KG', '확약   30KG'],
  ])('mends %s', (read, printed) => {
    expect(repairLabels(read)).toBe(printed);
  });

  it.each([
    '번호 1544-0080',
    '번호 154400',
    '예약번호 T9WKZQ',
    '전화번호 T9WKZQ',
    '출발',
    '방콕 도착',
    '한국출발편 안내',
    'Alto adige',
    'ATo',
    'my_file',
    '6-pack',
  ])('leaves %s as it is', (text) => {
    expect(repairLabels(text)).toBe(text);
  });
});
