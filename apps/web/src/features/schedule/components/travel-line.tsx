import { IconWalk, IconBus } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { DayTravel } from '../lib/day-layout.ts';
import classes from './time-grid.module.css';

/** Ways up to here are walked; the domain rides what is longer. */
const WALK_MIN = 25;

interface TravelLineProps {
  readonly way: DayTravel;
  readonly style: CSSProperties;
}

/** The way from one visit to the next, with its estimated minutes. */
export function TravelLine({ way, style }: TravelLineProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const WayIcon = way.travelMin <= WALK_MIN ? IconWalk : IconBus;
  const time = format.duration(way.travelMin);
  return (
    <div className={classes.travel} data-tight={way.isTight || undefined} style={style}>
      <span className={classes.minutes}>
        <WayIcon size={14} stroke={1.75} aria-hidden />
        {t(way.isTight ? 'travelTight' : 'travel', { time })}
      </span>
    </div>
  );
}
