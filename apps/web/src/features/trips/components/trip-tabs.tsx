import {
  IconBookmark,
  IconCalendar,
  IconCompass,
  IconLuggage,
  IconMap,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TRIP_TABS, type TripTab } from '../lib/trip-view.ts';
import { useIsNearTop } from '../lib/use-is-near-top.ts';
import classes from './trip-tabs.module.css';

const ICONS: Record<TripTab, Icon> = {
  map: IconMap,
  calendar: IconCalendar,
  saved: IconBookmark,
  packing: IconLuggage,
  discover: IconCompass,
};

interface TripTabsProps {
  readonly tab: TripTab;
  readonly onChange: (tab: TripTab) => void;
}

/** The views of a trip: under the summary, on phones at the bottom within the thumb's reach. */
export function TripTabs({ tab, onChange }: TripTabsProps) {
  const { t } = useTranslation('trip');
  const [ref, isNearTop] = useIsNearTop<HTMLElement>();

  return (
    <nav
      ref={ref}
      className={classes.bar}
      aria-label={t('tabs.label')}
      data-raised={isNearTop || undefined}
    >
      {TRIP_TABS.map((name) => {
        const TabIcon = ICONS[name];
        return (
          <button
            key={name}
            type="button"
            className={classes.tab}
            aria-current={name === tab ? 'page' : undefined}
            onClick={() => onChange(name)}
          >
            <TabIcon size={20} stroke={1.75} aria-hidden />
            <span>{t(`tabs.${name}`)}</span>
          </button>
        );
      })}
    </nav>
  );
}
