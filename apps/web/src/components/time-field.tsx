import type { InputWrapperProps } from '@mantine/core';
import { TimePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIs24Hours } from '../lib/format/use-writing.ts';
import { sayNoValueWhileEmpty } from './spin-value.ts';
import classes from './time-field.module.css';

/** Lets the parts wrap where the column is narrow and the text large: in one line they would be wider than the page. */
const WRAPPING = {
  root: { minWidth: 0 },
  input: { height: 'auto', minHeight: 'var(--input-height)' },
  fieldsRoot: { minWidth: 0 },
  fieldsInner: { minWidth: 0 },
  fieldsGroup: { flexWrap: 'wrap', minWidth: 0 },
} as const;

/** In Mantine, minutes and AM/PM are reached only with the arrow keys, which is hard to guess. */
function takeIntoTabOrder(part: HTMLElement | null): void {
  if (part) part.tabIndex = 0;
}

function makeMinutes(part: HTMLInputElement | null): (() => void) | undefined {
  takeIntoTabOrder(part);
  return sayNoValueWhileEmpty(part);
}

interface TimeFieldProps {
  readonly label: string;
  /** `HH:mm`, or empty. */
  readonly value: string;
  /** Empty as long as a part of it is missing. */
  readonly onChange: (time: string) => void;
  readonly error?: ReactNode;
  readonly size?: 'sm' | 'md';
}

const ORDER: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'error',
  'description',
];

/**
 * A time, typed on the clock that is wanted; the browser's own field knows only that of its system. The label names the
 * hours, where the typing begins.
 */
export function TimeField({ label, size = 'md', ...field }: TimeFieldProps) {
  const { t } = useTranslation('schedule');
  const format = useIs24Hours() ? '24h' : '12h';
  return (
    <TimePicker
      // It reads its value for the clock once.
      key={format}
      {...field}
      label={label}
      size={size}
      format={format}
      inputWrapperOrder={ORDER}
      styles={WRAPPING}
      classNames={{ field: classes.part }}
      hoursRef={sayNoValueWhileEmpty}
      minutesRef={makeMinutes}
      amPmRef={takeIntoTabOrder}
      minutesInputLabel={t('time.minuteOf', { label })}
      amPmInputLabel={t('time.periodOf', { label })}
      amPmLabels={{ am: t('time.am'), pm: t('time.pm') }}
    />
  );
}
