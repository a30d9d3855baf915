import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import type { TripTab } from './trip-view.ts';

/** Names trip and view in the title of the page. */
export function useTripTitle({ name }: Pick<Trip, 'name'>, tab: TripTab): void {
  const { t } = useTranslation('trip');
  usePageTitle(`${name} · ${t(`tabs.${tab}`)}`);
}
