import { describe, expect, it } from 'vitest';
import { readNumberBelow } from './number-below.ts';

const read = (...lines: string[]) =>
  readNumberBelow(lines, 1).flatMap((token) =>
    token.kind === 'flight' ? [token.value.flightNumber] : [],
  );

describe('readNumberBelow', () => {
  it.each([
    [['FLIGHT', '# 2871\tDEPARTS'], '2871'],
    [['Vuelo', '0419'], '419'],
    [['QF', '12'], 'QF12'],
    [['7C', ' 1102 '], '7C1102'],
    [['KLM Royal Dutch Airlines      Airline locator:', '1134      PC6RYW'], 'KL1134'],
    [['Aer Lingus', '661'], 'EI661'],
  ])('reads %s', (lines, number) => {
    expect(read(...lines)).toEqual([number]);
  });

  it.each([
    ['a number below anything else', ['SEAT', '2871']],
    ['a sentence', ['Flight to Orlando is full', '2871']],
    ['a price', ['FLIGHT', '2871.00']],
    ['a year below an airline', ['Korean Air', '2027']],
    ['a number below no airline', ['Central Bank', '1134']],
    ['a number in another column', ['Aer Lingus', '          661']],
    ['a number that goes on', ['FLIGHT', '2871 points']],
    ['a number below a state', ['CA', '902']],
    ['a number below two letters of no airline', ['QQ', '12']],
    ['a time below an airline', ['QF', '12:10']],
    ['a long number', ['FLIGHT', '5262174403918']],
  ])('leaves %s', (_, lines) => {
    expect(read(...lines)).toEqual([]);
  });
});
