import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDate, listDates } from '../shared/calendar-date.ts';
import { date } from '../testing/literals.ts';
import { MonthsOfYear } from './archive-normals.schema.ts';
import { type ArchiveDay, archiveYears, reduceArchive } from './archive-normals.ts';

const YEARS = { from: 2016, to: 2025 };
const DATES = listDates(date('2016-01-01'), date('2025-12-31'));
const isMonth = (day: CalendarDate, month: number): boolean => Number(day.slice(5, 7)) === month;

/** The same day repeated, except for what `change` changes. */
function daysWith(change: (day: CalendarDate) => Partial<ArchiveDay> | undefined): ArchiveDay[] {
  return DATES.map((day) => ({ date: day, highC: 20, lowC: 10, rainMm: 0, ...change(day) }));
}

const rain = (rainMm: number) =>
  reduceArchive(
    daysWith(() => ({ rainMm })),
    YEARS,
  );

/** May with 2 mm every day, but for its last day in some years. */
function mayWithout(years: readonly string[]) {
  const gaps = new Set(years.map((year) => `${year}-05-31`));
  const days = daysWith((day) => ({ rainMm: gaps.has(day) ? null : 2 }));
  return reduceArchive(days, YEARS)[4];
}

describe('archiveYears', () => {
  it.each([
    ['2026-11-23T06:00:00Z', 2016, 2025],
    ['2026-01-14T00:00:00Z', 2015, 2024],
    ['2026-01-15T00:00:00Z', 2016, 2025],
    ['2025-12-31T23:59:59Z', 2015, 2024],
  ])('at %s are from %i to %i', (now, from, to) => {
    expect(archiveYears(new Date(now))).toEqual({ from, to });
  });
});

describe('reduceArchive', () => {
  it('has the means of each month, its rain days, and its driest and wettest year', () => {
    const months = reduceArchive(
      daysWith((day) => {
        if (isMonth(day, 7)) return { highC: 30, lowC: Number(day.slice(8)) % 2 === 0 ? 21 : 23 };
        if (!isMonth(day, 4)) return undefined;
        // Ten days of April with 0.9 mm, and each year one more with 3 mm: 3 mm in 2016, 30 mm in 2025.
        const [year = 0, , dayOfMonth = 0] = day.split('-').map(Number);
        const isWet = dayOfMonth <= year - 2015;
        return { rainMm: isWet ? 3 : dayOfMonth > 20 ? 0.9 : 0 };
      }),
      YEARS,
    );
    expect(MonthsOfYear.parse(months)).toEqual(months);
    expect(months[0]).toEqual({
      highC: 20,
      lowC: 10,
      rainMm: 0,
      rainDays: 0,
      driestMm: 0,
      wettestMm: 0,
      humidity: null,
      windKmh: null,
    });
    expect(months[6]).toMatchObject({ highC: 30, lowC: 22 });
    expect(months[3]).toEqual({
      highC: 20,
      lowC: 10,
      rainMm: 25.5,
      rainDays: 5.5,
      driestMm: 12,
      wettestMm: 39,
      humidity: null,
      windKmh: null,
    });
  });

  it('has humidity and wind of months in which enough days have them', () => {
    const months = reduceArchive(
      daysWith((day) => ({
        humidity: isMonth(day, 4) && Number(day.slice(8)) > 20 ? null : 80,
        windKmh: Number(day.slice(8)) % 2 === 0 ? 20 : 30,
      })),
      YEARS,
    );
    expect(months[0]).toMatchObject({ humidity: 80, windKmh: expect.closeTo(25.2, 1) });
    expect(months[3]).toMatchObject({ humidity: null, windKmh: 25 });
  });

  it('counts a day with 1 mm as a rain day, and not one with less', () => {
    expect(rain(1)[0]?.rainDays).toBe(31);
    expect(rain(0.99)[0]?.rainDays).toBe(0);
    // February has 28.3 days in these ten years.
    expect(rain(1)[1]?.rainDays).toBe(28.3);
  });

  it.each([
    ['a fifth of its days', 0.2, true],
    ['more than a fifth of its days', 0.21, false],
    ['all of its days', 1, false],
  ])('without %s a month is known: %s %s', (_name, missing, isKnown) => {
    const all = DATES.filter((day) => isMonth(day, 3));
    const gone = new Set(all.slice(0, Math.ceil(all.length * missing)));
    const gaps = [
      daysWith((day) => (gone.has(day) ? { highC: null } : undefined)),
      daysWith((day) => (gone.has(day) ? { lowC: undefined } : undefined)),
      daysWith((day) => (gone.has(day) ? { rainMm: null } : undefined)),
      daysWith((day) => (gone.has(day) ? { highC: 9 } : undefined)),
      daysWith((day) => (gone.has(day) ? { rainMm: -1 } : undefined)),
      daysWith(() => undefined).filter((day) => !gone.has(day.date)),
    ];
    for (const days of gaps) {
      const months = reduceArchive(days, YEARS);
      expect(months.map((month) => month !== null)).toEqual(
        months.map((_month, at) => at !== 2 || isKnown),
      );
    }
  });

  it('has no driest and wettest year where more than two of the years have gaps', () => {
    expect(mayWithout(['2016', '2020'])).toMatchObject({ driestMm: 62, wettestMm: 62 });
    expect(mayWithout(['2016', '2020', '2021'])).toMatchObject({ driestMm: null, wettestMm: null });
  });

  it('is empty without days, or with those of other years', () => {
    const none = Array.from({ length: 12 }, () => null);
    expect(reduceArchive([], YEARS)).toEqual(none);
    expect(
      reduceArchive(
        daysWith(() => undefined),
        { from: 1991, to: 2000 },
      ),
    ).toEqual(none);
  });

  it('takes each date once', () => {
    const days = daysWith(() => undefined);
    const twice = [...days, ...days.map((day) => ({ ...day, highC: 60, rainMm: 50 }))];
    expect(reduceArchive(twice, YEARS)).toEqual(reduceArchive(days, YEARS));
  });

  it('is null for months with impossible values', () => {
    expect(
      reduceArchive(
        daysWith(() => ({ highC: 4000 })),
        YEARS,
      ),
    ).toEqual(Array.from({ length: 12 }, () => null));
  });

  it('has values between the lowest and the highest, whatever is missing', () => {
    const value = fc.option(fc.double({ min: -60, max: 60, noNaN: true }), { nil: null });
    const rain = fc.option(fc.double({ min: 0, max: 300, noNaN: true }), { nil: null });
    const days = fc.array(fc.tuple(value, value, rain), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(days, (some) => {
        const made = DATES.map((day, at): ArchiveDay => {
          const [highC = null, lowC = null, rainMm = null] = some[at % some.length] ?? [];
          return { date: day, highC, lowC, rainMm };
        });
        for (const month of reduceArchive(made, YEARS)) {
          if (month === null) continue;
          expect(month.lowC).toBeLessThanOrEqual(month.highC);
          expect(month.rainDays).toBeLessThanOrEqual(31);
          expect(month.wettestMm ?? 0).toBeGreaterThanOrEqual(month.driestMm ?? 0);
        }
        MonthsOfYear.parse(reduceArchive(made, YEARS));
      }),
      { numRuns: 20 },
    );
  });
});
