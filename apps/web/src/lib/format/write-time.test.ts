import { LANGUAGES } from '@ooo/texts/languages';
import { writeTime } from '@ooo/domain/shared/write-time';
import { CLOCKS } from '@ooo/domain/shared/preferences';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import { describe, expect, it } from 'vitest';
import { formatTime } from './times.ts';

const DAY = Array.from({ length: 1440 }, (_, minutes) => minutes);

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(CLOCKS)('sentences write every minute as screens do, on the clock %s', (clock) => {
    const said = DAY.map((minutes) => writeTime(minutes, { language, clock }));
    expect(said).toEqual(DAY.map((minutes) => formatTime(fromMinutes(minutes), language, clock)));
  });
});
