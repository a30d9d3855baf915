import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripTab } from './trip-view.ts';

/** Names trip and view in the title of the page, as the browser's tabs and history show it. */
export function useTripTitle({ name }: Pick<Trip, 'name'>, tab: TripTab): void {
  const { t } = useTranslation('trip');
  const view = t(`tabs.${tab}`);
  useEffect(() => {
    const before = document.title;
    document.title = `${name} · ${view}`;
    return () => {
      document.title = before;
    };
  }, [name, view]);
}
