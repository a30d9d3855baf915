import { describe, expect, it } from 'vitest';
import { withoutBoards } from './boards.ts';

describe('withoutBoards', () => {
  it.each([
    [['AF 1380 LHR 09:15 2E | KL 1228 AMS 09:50 2F | DL 263 JFK 10:30 2E']],
    [['AF 1380 LHR 09:15', 'KL 1228 AMS 09:50', 'DL 263 JFK 10:30']],
  ])('leaves out %s', (lines) => {
    expect(withoutBoards(lines)).toEqual(lines.map(() => ''));
  });

  it.each([
    ['the ends of flights', ['AF 1380 CDG 09:15 LHR 09:35 | KL 1228 LHR 12:15 AMS 14:40']],
    ['two flights', ['AF 1380 LHR 09:15', 'KL 1228 AMS 09:50']],
    ['flights of one airline', ['AF 1380 LHR 09:15', 'AF 1381 CDG 12:15', 'AF 6 JFK 13:30']],
    [
      'flights on their days',
      ['1 Oct AF 1380 LHR 09:15', '2 Oct KL 12 AMS 09:50', '3 Oct DL 2 JFK 10:30'],
    ],
  ])('leaves %s', (_, lines) => {
    expect(withoutBoards(lines)).toEqual(lines);
  });
});
