import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface DayOrWeekProps {
  readonly isWeek: boolean;
  readonly onWeek: (isWeek: boolean) => void;
}

/** Switches between a day and a week. */
export function DayOrWeek({ isWeek, onWeek }: DayOrWeekProps) {
  const { t } = useTranslation('schedule');
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('pane')}
      value={isWeek ? 'week' : 'day'}
      onChange={(value) => onWeek(value === 'week')}
      data={[
        { value: 'day', label: t('panes.day') },
        { value: 'week', label: t('panes.week') },
      ]}
    />
  );
}
