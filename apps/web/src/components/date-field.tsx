import { DatePickerInput } from '@mantine/dates';
import { isCalendarDate, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import { IconCalendar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../lib/format/use-format.ts';
import { LocalDates } from './local-dates.tsx';
import { usePickerLook } from './use-picker-look.ts';

interface DateFieldProps {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly value: CalendarDate | null;
  readonly onChange: (date: CalendarDate) => void;
  readonly minDate?: CalendarDate | null;
  readonly placeholder?: string;
  readonly error?: ReactNode;
  /** `sm` is in a row of many: it has no icon. */
  readonly size?: 'sm' | 'md';
  /** False if the day needs the room. */
  readonly hasIcon?: boolean;
}

/** A calendar date, picked from a month. An empty selection is ignored. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, minDate, size = 'md', hasIcon = size === 'md', ...rest } = props;
  const format = useFormat();
  const look = usePickerLook();
  return (
    <LocalDates>
      <DatePickerInput
        {...rest}
        {...look}
        value={value}
        valueFormatter={() => (value === null ? '' : format.fieldDay(value))}
        size={size}
        leftSection={hasIcon ? <IconCalendar size={18} stroke={1.75} aria-hidden /> : null}
        onChange={(date) => {
          if (date !== null && isCalendarDate(date)) onChange(date);
        }}
        {...(minDate ? { minDate } : {})}
        {...(value === null && minDate ? { defaultDate: minDate } : {})}
      />
    </LocalDates>
  );
}
