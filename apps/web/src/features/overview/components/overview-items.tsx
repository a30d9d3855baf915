import type { OverviewEntry, OverviewEvent } from '@ooo/domain/overview/overview.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import {
  IconCalendarEvent,
  IconDropletHalf2,
  IconFlag,
  IconInfoCircle,
  IconTemperature,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './overview.module.css';

interface Days {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly isEstimated: boolean;
}

function useDays(): (days: Days) => string {
  const { t } = useTranslation('overview');
  const format = useFormat();
  return ({ start, end, isEstimated }) => {
    const days =
      start === end
        ? format.day(start)
        : t('days', { start: format.day(start), end: format.day(end) });
    return isEstimated ? t('about', { days }) : days;
  };
}

interface NameProps {
  readonly name: string;
  readonly localName: string | undefined;
  readonly days: string;
}

/** An event, its local name, and its dates. */
function NamedDays({ name, localName, days }: NameProps) {
  return (
    <p className={classes.name}>
      <strong>{name}</strong>{' '}
      {localName !== undefined && <span className={classes.localName}>{localName}</span>}{' '}
      <span className={classes.days}>{days}</span>
    </p>
  );
}

const ICONS = {
  'notable-week': IconCalendarEvent,
  'public-holidays': IconFlag,
  'holidays-unknown': IconInfoCircle,
  temperatures: IconTemperature,
  'rain-days': IconDropletHalf2,
} as const;

interface EntryItemProps {
  readonly entry: OverviewEntry;
  /** False where an entry before it says the same of its days. */
  readonly hasNote: boolean;
}

export function EntryItem({ entry: { code, text, about }, hasNote }: EntryItemProps) {
  const sayDays = useDays();
  const EntryIcon = ICONS[code];
  return (
    <li className={classes.item}>
      <EntryIcon size={18} stroke={1.75} aria-hidden />
      {about ? (
        <div>
          <NamedDays name={about.name} localName={about.localName} days={sayDays(about)} />
          {hasNote && <p>{about.note}</p>}
        </div>
      ) : (
        <p>{text}</p>
      )}
    </li>
  );
}

export function EventItem({ event }: { readonly event: OverviewEvent }) {
  const { t } = useTranslation('overview');
  const sayDays = useDays();
  const { name, localName, start, end, isEstimated, impact, effects } = event;
  const days =
    start && end ? sayDays({ start, end, isEstimated }) : (event.monthsText ?? event.dates);
  return (
    <li className={classes.item}>
      <IconCalendarEvent size={18} stroke={1.75} aria-hidden />
      <div>
        <NamedDays name={name} localName={localName} days={days} />
        <p>{impact}</p>
        {effects.length > 0 && (
          <p className={classes.effects}>
            {effects.map((effect) => (
              <span key={effect}>{t(`effects.${effect}`)} </span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
