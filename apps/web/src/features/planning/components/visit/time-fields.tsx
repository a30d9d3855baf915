import { Group, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { keepDigits, type DayPeriod, type TimeEntry } from '../../lib/time-entry.ts';
import classes from './set-time.module.css';

interface TimeFieldsProps {
  readonly entry: TimeEntry;
  readonly onChange: (entry: TimeEntry) => void;
  /** Why this time cannot be. */
  readonly error: string | undefined;
  /** The id of the sentence that says so, for other elements that it explains. */
  readonly errorId: string;
}

/** A time: digits, and morning or afternoon on a clock of 12 hours. */
export function TimeFields({ entry, onChange, error, errorId }: TimeFieldsProps) {
  const { t } = useTranslation('schedule');
  const isWrong = error !== undefined;
  // The error belongs to both fields, so Mantine's own description of each does not fit.
  const aria = {
    withAria: false,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? errorId : undefined,
  };
  return (
    <fieldset className={classes.fieldset}>
      <legend className={classes.legend}>{t('time.label')}</legend>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          w={64}
          inputMode="numeric"
          aria-label={t('time.hour')}
          value={entry.hour}
          error={isWrong}
          {...aria}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onChange({ ...entry, hour: keepDigits(event.currentTarget.value) })}
        />
        <span aria-hidden>:</span>
        <TextInput
          w={64}
          inputMode="numeric"
          aria-label={t('time.minute')}
          value={entry.minute}
          error={isWrong}
          {...aria}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) =>
            onChange({ ...entry, minute: keepDigits(event.currentTarget.value) })
          }
        />
        {entry.period !== null && (
          <SegmentedControl
            aria-label={t('time.period')}
            value={entry.period}
            onChange={(period: DayPeriod) => onChange({ ...entry, period })}
            data={[
              { value: 'AM', label: t('time.am') },
              { value: 'PM', label: t('time.pm') },
            ]}
          />
        )}
      </Group>
      {isWrong && (
        <Text id={errorId} size="sm" c="var(--mantine-color-error)" mt={6} maw="40ch" role="alert">
          {error}
        </Text>
      )}
    </fieldset>
  );
}
