import { ActionIcon, SegmentedControl } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarMonth, IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './calendar-view.module.css';

export type CalendarPane = 'day' | 'agenda';

interface PhoneCalendarProps {
  readonly strip: ReactNode;
  /** The whole month, on request. */
  readonly month: ReactNode;
  readonly pane: CalendarPane;
  readonly onPane: (pane: CalendarPane) => void;
  readonly day: ReactNode;
  readonly agenda: ReactNode;
  /** Below: what belongs to no day. */
  readonly rest: ReactNode;
}

/** The calendar of a phone: the days in a strip, and under it the day or the agenda. */
export function PhoneCalendar(props: PhoneCalendarProps) {
  const { strip, month, pane, onPane, day, agenda, rest } = props;
  const { t } = useTranslation('schedule');
  const [isMonthOpen, monthly] = useDisclosure(false);
  const ToggleIcon = isMonthOpen ? IconChevronUp : IconCalendarMonth;
  return (
    <div className={classes.calendar}>
      {strip}
      <div className={classes.panes}>
        <SegmentedControl
          fullWidth
          size="md"
          aria-label={t('pane')}
          value={pane}
          onChange={onPane}
          data={[
            { value: 'day', label: t('panes.day') },
            { value: 'agenda', label: t('agenda') },
          ]}
        />
        <ActionIcon
          size={44}
          variant="default"
          aria-expanded={isMonthOpen}
          aria-label={t('wholeMonth')}
          onClick={monthly.toggle}
        >
          <ToggleIcon size={20} stroke={1.75} />
        </ActionIcon>
      </div>
      {isMonthOpen && month}
      {pane === 'day' ? day : agenda}
      {rest}
    </div>
  );
}
