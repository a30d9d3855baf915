import { describe, expect, it } from 'vitest';
import { findOperators, readOperator } from './operator.ts';

describe('readOperator', () => {
  it.each([
    ['Nordic Regional Airlines - ', 'Nordic Regional Airlines'],
    ['KLM ROYAL DUTCH AIRLINES, KL 1824', 'KLM ROYAL DUTCH AIRLINES'],
    [': Iberia Express', 'Iberia Express'],
    ['KE', 'Korean Air'],
    ['Germanwings', 'Germanwings'],
    ['Delta Air Lines DL 158', 'Delta Air Lines'],
    ['Delta Air Lines on a Boeing 757-200', 'Delta Air Lines'],
    ['Iberia Express. Clase turista.', 'Iberia Express'],
    ['Air St. Pierre', 'Air St. Pierre'],
    ['EK EMIRATES', 'EMIRATES'],
    ['SA Express', 'SA Express'],
  ])('%s', (text, expected) => {
    expect(readOperator(text)).toBe(expected);
  });

  it('gives nothing for what is no name', () => {
    expect(readOperator('-')).toBeUndefined();
  });
});

describe('findOperators', () => {
  it.each([
    ['1h 10m · Iberia IB1653 (operado por Air Nostrum) · Turista', ['Air Nostrum']],
    ['아시아나항공 OZ728 (아시아나항공 운항)', ['아시아나항공']],
    ['KL6034 (operated by Delta Air Lines)', ['Delta Air Lines']],
    ['Airport (operated until 2027)', []],
    ['(연중 무휴 운항)', []],
    ['* KE5902편은 공동운항편으로 AIR FRANCE 항공기로 운항합니다.', ['AIR FRANCE']],
    ['KE5902편은 에어프랑스항공이 운항합니다.', ['에어프랑스항공']],
    ['KE85편은 매일 운항합니다.', []],
    [' ※ジェイエアの機材・乗務員で運航いたします。', ['ジェイエア']],
    ['毎日運航いたします。', []],
  ])('%s', (line, expected) => {
    expect(findOperators(line).map(({ value }) => value)).toEqual(expected);
  });
});
