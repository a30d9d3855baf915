import { describe, expect, it } from 'vitest';
import { readShapes } from './read-shapes.ts';

const times = (line: string) =>
  readShapes(line, 0, undefined).flatMap((token) =>
    token.kind === 'time' ? [token.value.time] : [],
  );

describe('four digits', () => {
  it.each<[string, string[]]>([
    ['KE081 ICN JFK DEP 1000 ARR 1105', ['10:00', '11:05']],
    ['LJ201 ICN-KIX 10/2 0705-0850', ['07:05', '08:50']],
    ['Kuala Lumpur (KUL) 0640      Bangkok (DMK) 0750', ['06:40', '07:50']],
    ['TG659 15OCT26 ICN BKK 0935 1325', ['09:35', '13:25']],
    ['ICN 05NOV  1710', ['17:10']],
    ['1. KE907 | 12 FEB | ICN | 1050 | LHR | 1610 | Y | HK2', ['10:50', '16:10']],
    ['DEP SAN FRANCISCO  1040A', ['10:40']],
    ['Dubai (DXB)              0020 +1', ['00:20']],
    ['Dubai (DXB)              0020   +1', ['00:20']],
  ])('are times in %s', (line, expected) => {
    expect(times(line)).toEqual(expected);
  });

  it.each([
    '15 Oct 2026   KE 081',
    'KE 1015  ICN-NRT',
    'Tel. 1588-2001',
    'PIN 0417',
    'ICN 15OCT 2026',
    'Dubai (DXB)              0020 +971',
    'Hall 4              0020 +1',
  ])('are none in %s', (line) => {
    expect(times(line)).toEqual([]);
  });
});
