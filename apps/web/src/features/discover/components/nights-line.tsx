import { Text } from '@mantine/core';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { IconMoon, IconMoonOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './bases.module.css';

interface NightsLineProps {
  readonly nights: readonly CalendarDate[];
  readonly without: readonly CalendarDate[];
}

/** Whether each night has a place to sleep, and which have none. */
export function NightsLine({ nights, without }: NightsLineProps) {
  const { t } = useTranslation('bases');
  const format = useFormat();
  const isCovered = without.length === 0;
  const words = () => {
    if (nights.length === 0) return t('noNights');
    if (isCovered) return t('covered');
    return t('without', { count: without.length, nights: format.dates(without) });
  };
  const NightIcon = isCovered ? IconMoon : IconMoonOff;
  return (
    <output className={classes.nights}>
      <NightIcon size={20} stroke={1.75} aria-hidden />
      <Text fw={550}>{words()}</Text>
    </output>
  );
}
