import type { InputWrapperProps } from '@mantine/core';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { useFormat } from '../lib/format/use-format.ts';
import classes from './date-field.module.css';
import { useCalendarLabels } from './use-calendar-labels.ts';

const ORDER: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'error',
  'description',
];

/** What every field has that opens a month. */
export function usePickerLook() {
  const format = useFormat();
  const ariaLabels = useCalendarLabels();
  return {
    ariaLabels,
    hideOutsideDates: true,
    classNames: { calendarHeaderLevel: classes['month'] ?? '' },
    monthLabelFormat: (month: string) => (isCalendarDate(month) ? format.month(month) : month),
    inputWrapperOrder: ORDER,
  };
}
