import type { ListedDatesByName } from '@ooo/domain/overview/event-dates';
import type { Sourced } from '@ooo/domain/overview/sourced';
import { lazy, readData } from './read-data.ts';

interface MovingDatesFile extends Sourced {
  readonly lists: ListedDatesByName;
}

/** Festivals of calendars that no rule here computes, year by year. */
export const movingDates = lazy(
  (): ListedDatesByName => readData<MovingDatesFile>('moving-dates.json').lists,
);
