import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CALENDAR_SPANS, type CalendarSpan } from '../../../../lib/calendar-span.ts';

interface SpanChoiceProps {
  readonly span: CalendarSpan;
  readonly onSpan: (span: CalendarSpan) => void;
}

/** How much the calendar shows. */
export function SpanChoice({ span, onSpan }: SpanChoiceProps) {
  const { t } = useTranslation('schedule');
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('pane')}
      value={span}
      onChange={onSpan}
      data={CALENDAR_SPANS.map((value) => ({ value, label: t(`panes.${value}`) }))}
    />
  );
}
