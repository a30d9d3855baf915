import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { DayTravel } from '../../lib/day-layout.ts';
import classes from './time-grid.module.css';
import { TravelIcon } from '../../../../components/day-list/travel-icon.tsx';

interface TravelLineProps {
  readonly travel: DayTravel;
  readonly style: CSSProperties;
}

/** The travel from one visit to the next, with its estimated minutes. */
export function TravelLine({ travel, style }: TravelLineProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const time = format.duration(travel.travelMin);
  return (
    <div className={classes.travel} data-tight={travel.isTight || undefined} style={style}>
      <span className={classes.minutes}>
        <TravelIcon way={travel.by} />
        {t(travel.isTight ? 'travelTight' : 'travel', { time })}
      </span>
    </div>
  );
}
