import { describe, expect, it } from 'vitest';
import { findReferences } from './references.ts';
import { tokenize } from '../tokens/tokenize.ts';

const find = (...lines: string[]) =>
  [...findReferences(tokenize(lines), lines)].flatMap((token) =>
    token.kind === 'flight' ? [token.value.flightNumber] : [],
  );

const flights = ['AC 34  11 APR  SYD 10:10  YVR 06:55', 'AC 8061  11 APR  YVR 09:20  YYJ 09:48'];

describe('findReferences', () => {
  it('are the numbers in a list of flights that are told elsewhere', () => {
    expect(find('Flights AC34 AC8061', ...flights)).toEqual(['AC34', 'AC8061']);
    expect(find(...flights, 'AC34, AC8061')).toEqual(['AC34', 'AC8061']);
  });

  it('are the numbers beside tickets of flights that are told elsewhere', () => {
    expect(find(...flights, 'Ticket No.: 160-3381947720 (AC8061)')).toEqual(['AC8061']);
  });

  it('are many numbers in one line beside flights that are told', () => {
    expect(find(...flights, 'Flights TK1, TK3 and TK11 are excluded')).toEqual([
      'TK1',
      'TK3',
      'TK11',
    ]);
    expect(find(...flights, 'Flights TK1 and TK3 are excluded')).toEqual([]);
  });

  it.each([
    ['a number below the word ticket', [...flights, 'Your e-ticket', 'AC34']],
    ['a number alone on its line', ['AC34', ...flights]],
    ['two numbers beside a route', [...flights, 'AC34 / AC8061  SYD 10:10  YVR 06:55']],
    ['numbers that stand nowhere else', ['AC34  AC8061', '11 APR', 'SYD 10:10', 'YVR 06:55']],
  ])('are not %s', (_, lines) => {
    expect(find(...lines)).toEqual([]);
  });
});
