import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { TFunction } from 'i18next';
import { changedFields, type HistoryStep, type PoiDiff } from './history.ts';

type Verb = 'added' | 'removed' | 'moved' | 'unscheduled' | 'changed';

function verbOf({ before, after }: PoiDiff): Verb {
  if (!before) return 'added';
  if (!after) return 'removed';
  const fields = changedFields(before, after);
  if (!fields.some((field) => field === 'date' || field === 'startTime' || field === 'duration')) {
    return 'changed';
  }
  return after.startTime === null ? 'unscheduled' : 'moved';
}

function nameOf({ before, after }: PoiDiff): Poi['name'] {
  return (after ?? before)?.name ?? '';
}

/** What a change did, for the menu: `Removed Palace`, `Moved 5 places`. */
export function writeStep({ pois, trip }: HistoryStep, t: TFunction<'history'>): string {
  const [first] = pois;
  if (trip || !first) return t('trip');
  const verbs = new Set(pois.map(verbOf));
  const verb = verbs.size === 1 ? verbOf(first) : 'changed';
  return pois.length === 1
    ? t(`one.${verb}`, { name: nameOf(first) })
    : t(`many.${verb}`, { number: pois.length });
}
