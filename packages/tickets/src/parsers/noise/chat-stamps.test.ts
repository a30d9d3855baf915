import { describe, expect, it } from 'vitest';
import { withoutStamps } from './chat-stamps.ts';

const told = (lines: string[]) => withoutStamps(lines).map((line) => line.trim());

describe('withoutStamps', () => {
  it('blanks when and by whom messages were sent', () => {
    const lines = ['[2026. 9. 2. 오후 3:12] 민서: 예약했어', '[2026. 9. 2. 오후 3:13] 지우: 좋아'];
    expect(told(lines)).toEqual(['예약했어', '좋아']);
    const others = ['12/10/2026, 15:04 - Ana: booked', 'the rest', '12/10/2026, 15:06 - Bo Li: ok'];
    const blank = withoutStamps(others);
    expect(told(others)).toEqual(['booked', 'the rest', 'ok']);
    expect(blank.map(({ length }) => length)).toEqual(others.map(({ length }) => length));
  });

  it('blanks those of Korean chats, with the days around them', () => {
    const lines = [
      '저장한 날짜 : 2026년 11월 20일 오후 1:12',
      '--------------- 2026년 11월 19일 목요일 ---------------',
      '[민경] [오후 9:02] 드디어 끊었어',
      '[지현언니] [오후 9:03] 언제?',
      '2026년 11월 19일 오후 9:05, 민경 : 2월 5일',
    ];
    expect(told(lines)).toEqual(['', '', '드디어 끊었어', '언제?', '2월 5일']);
    expect(withoutStamps([lines[1] ?? '', '[1] [10:20] ICN'])).toEqual([
      lines[1],
      '[1] [10:20] ICN',
    ]);
  });

  it('blanks a day alone above the messages of that day, and none between them', () => {
    const day = '2026년 11월 18일 수요일';
    const lines = [day, '[혜진] [오후 9:02] 예약했어', '일정은', day, '[언니] [오후 9:03] 좋아'];
    expect(told(lines)).toEqual(['', '예약했어', '일정은', '', '좋아']);
    expect(withoutStamps([...lines.slice(1, 4), 'KE 81', ...lines.slice(4)])[2]).toBe(day);
  });

  it('leaves a line that only begins like a message', () => {
    const lines = ['[1] 10:20 London: Heathrow', 'KE 081'];
    expect(withoutStamps(lines)).toBe(lines);
  });
});
