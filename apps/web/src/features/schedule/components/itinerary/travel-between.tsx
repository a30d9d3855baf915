import type { ItineraryTravel } from '@ooo/domain/itinerary/itinerary.types';
import { IconBus, IconWalk } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import classes from './itinerary.module.css';

interface TravelBetweenProps {
  readonly travel: ItineraryTravel | undefined;
}

/** The estimated travel to the row below, by its means. */
export function TravelBetween({ travel }: TravelBetweenProps) {
  const { t } = useTranslation('itinerary');
  const format = useFormat();
  if (!travel) return null;
  const TravelIcon = travel.by === 'walk' ? IconWalk : IconBus;
  const time = format.duration(travel.minutes);
  return (
    <p className={classes.travel}>
      <TravelIcon size={14} stroke={1.75} aria-hidden />
      {t(`travel.${travel.from}.${travel.by}`, { time })}
    </p>
  );
}
