import { describe, expect, it } from 'vitest';
import { formatOpeningHours } from './opening-hours.ts';

describe('formatOpeningHours', () => {
  it.each([
    ['10:30-21:00', ['Daily 10:30 AM - 9:00 PM']],
    ['Mo-Su 09:00-17:00', ['Daily 9:00 AM - 5:00 PM']],
    ['We-Mo 10:00-19:00', ['Wed-Mon 10:00 AM - 7:00 PM']],
    [
      'Mo-Fr 08:00-22:00; Sa,Su 10:00-22:00',
      ['Mon-Fri 8:00 AM - 10:00 PM', 'Sat, Sun 10:00 AM - 10:00 PM'],
    ],
    ['Mo-Fr 09:00-17:00, Sa 10:00-14:00', ['Mon-Fri 9:00 AM - 5:00 PM', 'Sat 10:00 AM - 2:00 PM']],
    ['Mo, We, Fr-Su 09:00-18:00', ['Mon, Wed, Fri-Sun 9:00 AM - 6:00 PM']],
    ['12:00-15:00,17:30-22:00', ['Daily 12:00 PM - 3:00 PM, 5:30 PM - 10:00 PM']],
    ['24/7', ['Open 24 hours']],
    ['Sa 00:00-24:00', ['Sat open 24 hours']],
    ['18:00-24:00', ['Daily 6:00 PM - 12:00 AM']],
    ['19:00-26:00', ['Daily 7:00 PM - 2:00 AM']],
    ['sunrise-sunset', ['Daily sunrise - sunset']],
    ['Tu off', ['Tue: closed']],
    ['10:00-18:00; PH off', ['Daily 10:00 AM - 6:00 PM', 'Public holidays: closed']],
    ['Mar-Oct 07:00-20:00', ['Mar-Oct 7:00 AM - 8:00 PM']],
    [
      'Nov-Feb 09:00-17:00; Mar-May,Sep-Oct Mo-Sa 09:00-18:00; Tu off',
      ['Nov-Feb 9:00 AM - 5:00 PM', 'Mar-May, Sep-Oct Mon-Sat 9:00 AM - 6:00 PM', 'Tue: closed'],
    ],
    ['Apr 1-Sep 30: Mo-Su 10:00-20:00', ['Apr 1-Sep 30 10:00 AM - 8:00 PM']],
  ])('%s', (text, lines) => {
    expect(formatOpeningHours(text, 'en')).toEqual(lines);
  });

  it('writes times on the preferred clock', () => {
    expect(formatOpeningHours('Mo-Fr 08:00-22:00', 'en', '24')).toEqual(['Mon-Fri 08:00 - 22:00']);
  });

  it.each([
    ['ko', 'We-Mo 10:00-19:00; Tu off', ['수-월 10:00 - 19:00', '화: 휴무']],
    ['ko', 'sunrise-sunset', ['매일 일출 - 일몰']],
    ['ko', 'Nov-Feb 09:00-17:00', ['11월-2월 09:00 - 17:00']],
    ['es', 'Mo-Fr 08:00-22:00; PH off', ['Lun-vie 8:00 - 22:00', 'Festivos: cerrado']],
    ['es', '24/7', ['Abierto 24 horas']],
  ] as const)('in %s: %s', (language, text, lines) => {
    expect(formatOpeningHours(text, language)).toEqual(lines);
  });

  it.each([
    'Mo-Fr 10:00+',
    'by appointment',
    'Mo-Fr 09:00-17:00; Sa[1] 10:00-12:00',
    'Mo-Fr',
    '10 AM – 6 PM',
    '',
  ])('leaves "%s" as it is', (text) => {
    expect(formatOpeningHours(text, 'en')).toEqual([text]);
  });
});
