import { LANGUAGES } from '@ooo/texts/languages';
import { readFileSync } from 'node:fs';
import { listBuiltInPlaces } from '@ooo/domain/demo/demo-atlas';
import { demoEndDate } from '@ooo/domain/demo/demo-dates';
import { demoHours } from '@ooo/domain/demo/demo-hours';
import { listDemoPlaces } from '@ooo/domain/demo/demo-places';
import { listDates, weekdayOf } from '@ooo/domain/shared/calendar-date';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { toMinutes } from '@ooo/domain/shared/wall-time';
import { describe, expect, it } from 'vitest';
import { listOpenWindows } from '../src/opening-hours.ts';
import { listPlaces } from '../src/places.ts';
import { makeDemoAtlas, toDemoAtlasText } from './demo-atlas.ts';

const FILE = new URL('../../../apps/web/data/seoul-demo.json', import.meta.url);

const unknownHours = () => null;

describe('the atlas of the demo', () => {
  it('is up to date: `pnpm --filter @ooo/atlas generate:demo` writes it', () => {
    expect(readFileSync(FILE, 'utf8')).toBe(toDemoAtlasText());
  });

  it('has every place of the city as the atlas has it', () => {
    expect(listBuiltInPlaces(makeDemoAtlas())).toEqual(listPlaces('Seoul'));
  });

  it.each([2025, 2026, 2027, 2029, 2032])(
    'knows the hours of each place on each day of %i as the atlas does',
    (year) => {
      const atlas = makeDemoAtlas();
      const startDate = CalendarDate.parse(`${year}-10-01`);
      const dates = listDates(startDate, demoEndDate(startDate));
      const hoursOf = demoHours(atlas);
      const { zone, countryCode } = atlas.destination;
      for (const { id, openingHours = null, coordinates } of atlas.places) {
        const found = dates.map((date) =>
          hoursOf({ openingHours, location: { coordinates } }, date),
        );
        const expression = openingHours ?? '';
        const known = listOpenWindows({ expression, dates, zone, coordinates, countryCode });
        expect([id, found]).toEqual([id, known.map(({ windows }) => windows)]);
        expect([id, found.includes(null)]).toEqual([id, openingHours === null]);
      }
    },
  );

  it('never leads the sample to a closed door, whichever weekday the first is §3.36', () => {
    const atlas = makeDemoAtlas();
    const hours = demoHours(atlas);
    const hoursOf: Parameters<typeof listDemoPlaces>[1]['hoursOf'] = (place, date) =>
      hours({ openingHours: place.openingHours ?? null, location: place }, date);
    const weekdays = new Set<number>();
    for (let year = 2025; year < 2053; year += 1) {
      const startDate = CalendarDate.parse(`${year}-10-01`);
      weekdays.add(weekdayOf(startDate));
      const sample = { startDate, language: 'en', hoursOf } as const;
      const visits = listDemoPlaces(listPlaces('Seoul'), sample).flatMap((place) =>
        place.date && place.startTime && place.duration
          ? [{ ...place, from: place.startTime }]
          : [],
      );
      for (const { name, date, from, duration, openingHours, location } of visits) {
        const windows = hours(
          { openingHours: openingHours ?? null, location: location ?? {} },
          date ?? startDate,
        );
        const openMin = toMinutes(from);
        const isOpen = windows?.some(
          (window) => window.openMin <= openMin && openMin + (duration ?? 0) <= window.closeMin,
        );
        expect([year, name, isOpen]).toEqual([year, name, windows === null ? undefined : true]);
      }
    }
    expect(weekdays.size).toBe(7);
  });

  it.each(LANGUAGES)('has the sample places in %s', (language) => {
    const startDate = CalendarDate.parse('2027-10-01');
    const places = listDemoPlaces(listPlaces('Seoul'), {
      startDate,
      language,
      hoursOf: unknownHours,
    });
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
    expect(places.every(({ notes, source }) => Boolean(notes) && Boolean(source))).toBe(true);
  });
});
