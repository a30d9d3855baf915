import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { usePreferences } from '../../lib/preferences/use-preferences.ts';
import { TravelIcon } from './travel-icon.tsx';
import classes from './day-list.module.css';

/** The word for a ride by the preferred means. */
const RIDES = { mixed: 'ride', foot: 'ride', transit: 'transit', car: 'car' } as const;

interface TravelBetweenProps {
  readonly travel:
    | {
        readonly minutes: number;
        readonly by: 'walk' | 'ride';
        /** Where it starts: the row above, or the hotel of the night before. */
        readonly from: 'before' | 'hotel';
      }
    | undefined;
}

/** The estimated travel to the row below, by its means. */
export function TravelBetween({ travel }: TravelBetweenProps) {
  const { t } = useTranslation('itinerary');
  const format = useFormat();
  const { travelBy } = usePreferences();
  if (!travel) return null;
  const time = format.duration(travel.minutes);
  const how = travel.by === 'ride' && travel.from === 'before' ? RIDES[travelBy] : travel.by;
  return (
    <p className={classes.travel}>
      <TravelIcon way={travel.by} />
      {travel.from === 'hotel'
        ? t(`travel.hotel.${travel.by}`, { time })
        : t(`travel.before.${how}`, { time })}
    </p>
  );
}
