import { describe, expect, it } from 'vitest';
import { findDays } from './day-of-line.ts';

function read(lines: readonly string[]): (string | undefined)[] {
  return findDays(lines).map((day) => day && `${day.date.day}/${day.date.month}`);
}

describe('findDays', () => {
  it('gives a heading to the lines below it', () => {
    expect(
      read([
        'Dear Ann',
        'Wednesday 14 October',
        'You fly.',
        'Saturday 17 October. At 09:15 you',
        'visit',
      ]),
    ).toEqual([undefined, '14/10', '14/10', '17/10', '17/10']);
  });

  it('gives a date in the column of numbered days to all lines of its day', () => {
    expect(
      read([
        '제1일       15:20            인천공항 미팅',
        '10/15(목)   18:20   OZ741    인천 출발',
        '제2일       07:10            방콕 도착',
        '10/16(금)   자유시간',
      ]),
    ).toEqual(['15/10', '15/10', '16/10', '16/10']);
  });

  it('knows a heading behind a direction, and numbered days behind a mark', () => {
    expect(read(['3 December 2026', 'RETURN - Friday 2nd April 2027', 'We fly.'])).toEqual([
      '3/12',
      '2/4',
      '2/4',
    ]);
    const days = [
      '■ 8일차 9월 17일 (금)  프라하',
      '18:30 출발',
      '■ 9일차 9월 18일 (토)',
      '12:35 도착',
    ];
    expect(read(days)).toEqual(['17/9', '17/9', '18/9', '18/9']);
  });

  it.each([
    '14 October is a good day to fly',
    '18 to 20 October',
    '12OCT - 14OCT',
    'Issued 14 October',
  ])('takes no heading of %s', (line) => {
    expect(read([line, 'below'])).toEqual([undefined, undefined]);
  });
});
