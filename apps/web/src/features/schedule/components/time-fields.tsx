import { Group, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { keepDigits, type DayPeriod, type TimeEntry } from '../lib/time-entry.ts';
import classes from './set-time.module.css';

interface TimeFieldsProps {
  readonly entry: TimeEntry;
  readonly onChange: (entry: TimeEntry) => void;
  /** The typed time does not exist. */
  readonly isWrong: boolean;
}

/** A time on a 12-hour clock: digits, and morning or afternoon. */
export function TimeFields({ entry, onChange, isWrong }: TimeFieldsProps) {
  const { t } = useTranslation('schedule');
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
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) =>
            onChange({ ...entry, minute: keepDigits(event.currentTarget.value) })
          }
        />
        <SegmentedControl
          aria-label={t('time.period')}
          value={entry.period}
          onChange={(period: DayPeriod) => onChange({ ...entry, period })}
          data={[
            { value: 'AM', label: t('time.am') },
            { value: 'PM', label: t('time.pm') },
          ]}
        />
      </Group>
      {isWrong && (
        <Text size="xs" c="red" mt={4} role="alert">
          {t('time.wrong')}
        </Text>
      )}
    </fieldset>
  );
}
