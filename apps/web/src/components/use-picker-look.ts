import type { InputWrapperProps } from '@mantine/core';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { useId } from 'react';
import { useFormat } from '../lib/format/use-format.ts';
import classes from './date-field.module.css';
import { useCalendarLabels } from './use-calendar-labels.ts';

const ORDER: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'error',
  'description',
];

/** The look of every field that opens a month. */
export function usePickerLook() {
  const format = useFormat();
  const id = useId();
  const ariaLabels = useCalendarLabels();
  return {
    // The dropdown is labelled by the field of the same id.
    id,
    popoverProps: { id },
    ariaLabels,
    hideOutsideDates: true,
    classNames: { calendarHeaderLevel: classes['month'] ?? '' },
    monthLabelFormat: (month: string) => (isCalendarDate(month) ? format.month(month) : month),
    inputWrapperOrder: ORDER,
  };
}
