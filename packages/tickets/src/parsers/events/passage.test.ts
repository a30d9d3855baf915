import { describe, expect, it } from 'vitest';
import { splitPassages, spotOf } from './passage.ts';

const LETTER = [
  'Korea in autumn, 14 to 27 October 2026',
  'You depart London Heathrow at 19:35 on Wednesday 14 October with Korean Air and',
  '  arrive in Seoul at 17:15. You are met by your guide and taken to your hotel in the',
  'old town.',
  'Dinner is at 19:30.',
  '',
  'Day 1   18:20   OZ741   Depart Seoul, with a meeting three hours before the departure',
  'Day 2   07:10           Arrive Bangkok',
];

describe('splitPassages', () => {
  it('joins the lines of a paragraph, and leaves headings and rows of a table alone', () => {
    expect(splitPassages(LETTER).map(({ pieces }) => pieces.map(({ line }) => line))).toEqual([
      [0],
      [1, 2, 3],
      [4],
      [6],
      [7],
    ]);
  });
});

describe('splitPassages of labelled lines', () => {
  it('begins one with each label', () => {
    const lines = [
      'Going: Sunday 14th March - BA2037 from Gatwick (11:40) to Orlando',
      'Return: Sunday 28th March - BA2036 from Orlando (18:40) to Gatwick',
    ];
    expect(splitPassages(lines)).toHaveLength(2);
  });
});

describe('splitPassages of a numbered list', () => {
  it('begins one with each number, and none with a number in a sentence', () => {
    const lines = [
      '1) Friday 12 February: British Airways BA178 from New York to London',
      '2) Friday 12 February: British Airways BA304 from London to Paris at',
      '22:00, and the hotel is yours from then on until the',
      '14. Februar 2027 um 10:00.',
    ];
    expect(splitPassages(lines).map(({ pieces }) => pieces.map(({ line }) => line))).toEqual([
      [0],
      [1, 2, 3],
    ]);
  });
});

describe('splitPassages of messages', () => {
  it('begins one with each line that is set far apart', () => {
    const lines = [
      '              2월 2일(화) YP131 인천 21:30 - 뉴욕(EWR) 21:55 같은날 도착',
      '              돌아오는건 2월 11일(목) YP132 뉴욕 EWR 00:30 - 인천 05:40',
    ];
    expect(splitPassages(lines)).toHaveLength(2);
    expect(splitPassages(lines.map((line) => line.slice(10)))).toHaveLength(1);
  });
});

describe('spotOf', () => {
  it('says where a word stands in the document', () => {
    const passage = splitPassages(LETTER)[1];
    const start = passage?.text.indexOf('arrive') ?? -1;
    expect(passage && spotOf(passage, start, start + 6)).toEqual({ line: 2, start: 2, end: 8 });
  });

  it('ends with the line that it begins on', () => {
    const passage = splitPassages(LETTER)[1];
    const start = passage?.text.indexOf('and arrive') ?? -1;
    expect(passage && spotOf(passage, start, start + 10)).toEqual({ line: 1, start: 76, end: 79 });
  });
});
