import { Text } from '@mantine/core';
import type { OpenWindow } from '@ooo/domain/scheduling/schedule.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import { IconDoor } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import classes from './set-time.module.css';

interface HoursHintProps {
  readonly date: CalendarDate;
  /** Null if unknown: then nothing is shown. */
  readonly windows: readonly OpenWindow[] | null;
  /** The visit does not fit into one of them. */
  readonly isMissed: boolean;
}

/** When the place is open on the chosen day. */
export function HoursHint({ date, windows, isMissed }: HoursHintProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  if (windows === null) return null;
  const times = windows
    .map(({ openMin, closeMin }) =>
      t('hours.window', {
        open: format.time(fromMinutes(openMin)),
        close: format.time(fromMinutes(closeMin)),
      }),
    )
    .join(', ');
  return (
    <Text
      size="sm"
      c={isMissed ? 'var(--ooo-accent-text)' : 'var(--ooo-muted)'}
      className={classes.hint}
    >
      <IconDoor size={16} stroke={1.75} aria-hidden />
      {times === '' ? t('hours.closed', { day: format.day(date) }) : t('hours.open', { times })}
    </Text>
  );
}
