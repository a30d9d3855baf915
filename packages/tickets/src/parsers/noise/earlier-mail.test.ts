import { describe, expect, it } from 'vitest';
import { withoutEarlierMail } from './earlier-mail.ts';

const OWN = ['The itinerary below replaces the one from Tuesday.', 'Fri 29 Jan ET701 LHR 20:20'];
const OLD = ['> Sat 30 Jan KQ101 LHR 18:15', '>> on hold until Friday'];

describe('withoutEarlierMail', () => {
  it('leaves out what the mail above replaces', () => {
    expect(withoutEarlierMail([...OWN, ...OLD])).toEqual([...OWN, '', '']);
  });

  it('leaves out other flights in the same directions', () => {
    const own = ['SQ 325  FRA 22:00 - SIN 17:15', 'SQ 326  SIN 23:55 - FRA 06:20'];
    const old = ['>> SQ 25   FRA 11:10 - SIN 06:20', '>> SQ 24   SIN 23:00 - FRA 05:15'];
    expect(withoutEarlierMail([...own, ...old])).toEqual([...own, '', '']);
    expect(withoutEarlierMail([...own.slice(1), ...old])).toEqual([...own.slice(1), ...old]);
    const same = [...own, ...own.map((line) => `> ${line}`)];
    expect(withoutEarlierMail(same)).toEqual(same);
  });

  it.each([
    ['is only passed on', ['For your calendar', ...OLD]],
    ['has no flights instead', ['This replaces the other one', ...OLD]],
    ['is joined by more flights', [OWN[1] ?? '', ...OLD]],
    ['has no flights itself', [...OWN, '> Is there nothing better?']],
  ])('keeps a mail that %s', (_, lines) => {
    expect(withoutEarlierMail(lines)).toEqual(lines);
  });
});
