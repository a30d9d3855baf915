import { TAGS } from '@ooo/domain/pois/poi-tags';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { listTripDays } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import {
  type Icon,
  IconBookmark,
  IconCalendar,
  IconCalendarEvent,
  IconCompass,
  IconLuggage,
  IconMap,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { KIND_ICONS } from '../../components/kind-icons.ts';
import {
  parseTripView,
  toSearchParams,
  TRIP_TABS,
  type TripTab,
  type TripView,
} from '../../features/trips/lib/trip-view.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { paths } from '../../lib/paths.ts';
import type { Command } from './commands.ts';

const TAB_ICONS: Readonly<Record<TripTab, Icon>> = {
  map: IconMap,
  calendar: IconCalendar,
  saved: IconBookmark,
  packing: IconLuggage,
  discover: IconCompass,
};

/** Shows another view of the trip that is open, in the place of this one. */
function useGo(trip: Trip) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const view = parseTripView(new URLSearchParams(search), trip);
  const go = (change: Partial<TripView>) => () => {
    const params = toSearchParams({ ...view, ...change });
    void navigate(paths.trip(trip.id, params.toString()), { replace: true });
  };
  return { go, tab: view.tab };
}

/** The tabs, days and places of the trip that is open. */
export function useTripViewCommands(trip: Trip, pois: readonly Poi[]): Command[] {
  const { t } = useTranslation(['trip', 'map', 'help']);
  const format = useFormat();
  const { go, tab: current } = useGo(trip);
  const days = listTripDays(trip);
  const tellDay = (date: Poi['date']) => {
    const day = days.find((candidate) => candidate.date === date);
    return day ? t('map:day', { number: day.number }) : t('help:palette.unscheduled');
  };
  return [
    ...TRIP_TABS.map((tab): Command => ({
      id: `view-${tab}`,
      group: 'views',
      label: t(`trip:tabs.${tab}`),
      Icon: TAB_ICONS[tab],
      run: go({ tab }),
    })),
    ...days.map(({ date, number }): Command => ({
      id: `day-${date}`,
      group: 'days',
      label: t('map:day', { number }),
      detail: format.longDay(date),
      Icon: IconCalendarEvent,
      // The other tabs show no day.
      run: go({ day: date, tab: current === 'map' ? 'map' : 'calendar', placeId: undefined }),
    })),
    ...pois.map((poi): Command => ({
      id: `place-${poi.id}`,
      group: 'places',
      label: poi.name,
      detail: [tellDay(poi.date), poi.location.neighborhood].filter(Boolean).join(' · '),
      Icon: KIND_ICONS[TAGS[poi.tag].picture],
      run: go({ tab: 'map', day: 'all', placeId: poi.id }),
    })),
  ];
}
