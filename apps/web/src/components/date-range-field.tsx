import { DatePickerInput } from '@mantine/dates';
import { isCalendarDate, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../lib/format/use-format.ts';
import { LocalDates } from './local-dates.tsx';
import { usePickerLook } from './use-picker-look.ts';

interface DateRange {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

interface DateRangeFieldProps {
  readonly label: ReactNode;
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  readonly error?: ReactNode;
}

const toDate = (picked: string | null) =>
  picked !== null && isCalendarDate(picked) ? picked : undefined;

/** First and last day, picked from one calendar. Half a choice, like an empty one, changes nothing. */
export function DateRangeField({ value, onChange, ...rest }: DateRangeFieldProps) {
  const format = useFormat();
  const look = usePickerLook();
  const [first, setFirst] = useState<CalendarDate>();
  const { startDate, endDate } = value;
  return (
    <LocalDates>
      <DatePickerInput
        {...rest}
        {...look}
        type="range"
        size="md"
        allowSingleDateInRange
        value={first === undefined ? [startDate, endDate] : [first, null]}
        valueFormatter={() => format.dateRange(startDate, endDate)}
        leftSection={<IconCalendar size={18} stroke={1.75} aria-hidden />}
        onChange={([start, end]) => {
          const from = toDate(start);
          const to = toDate(end);
          setFirst(to === undefined ? from : undefined);
          if (from !== undefined && to !== undefined) onChange({ startDate: from, endDate: to });
        }}
      />
    </LocalDates>
  );
}
