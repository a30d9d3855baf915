import { describe, expect, it } from 'vitest';
import { withoutMailHeads } from './mail-heads.ts';

const read = (...lines: string[]) => withoutMailHeads(lines).map((line) => line.trim());

describe('withoutMailHeads', () => {
  it('blanks when a mail was sent, and what it is called', () => {
    const head = ['From: BA <a@ba.com>', 'Date: 19 Nov 2026 at 21:47', 'Subject: 27 May 11:05'];
    expect(read(...head, '', 'BA0295')).toEqual([head[0], '', '', '', 'BA0295']);
    expect(read('제목: 변경 안내', '날짜: 2026년 11월 20일 10:31')).toEqual(['', '']);
    expect(read('On Mon, 9 Nov 2026 at 15:12, Ana <a@b.com> wrote:')).toEqual(['']);
  });

  it('keeps every letter in its column', () => {
    const lines = ['  Von: A@B.de', '  Gesendet: 3.10.2026 10:20'];
    expect(withoutMailHeads(lines).map(({ length }) => length)).toEqual(
      lines.map(({ length }) => length),
    );
  });

  it.each([
    ['the ends and the day of a flight', ['From: Seoul ICN', 'To: New York JFK', 'Date: 15 Oct']],
    ['a day alone', ['Fecha: 15 OCT', 'Subject to change']],
    ['a subject with a flight', ['From: a@b.com', 'Subject: KE 081 on 15OCT']],
    ['a sentence', ['On 14 October at 19:35 KE 908 leaves London:']],
  ])('leaves %s', (_, lines) => {
    expect(read(...lines)).toEqual(lines);
  });
});
