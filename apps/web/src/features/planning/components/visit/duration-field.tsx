import { NativeSelect } from '@mantine/core';
import { DURATION_OPTIONS_MIN } from '@ooo/domain/pois/poi-limits';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';

interface DurationFieldProps {
  readonly durationMin: number;
  readonly onChange: (durationMin: number) => void;
}

/** How long a visit takes: the offered lengths, and the present one where it is none of them. */
export function DurationField({ durationMin, onChange }: DurationFieldProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const options = [...new Set<number>([...DURATION_OPTIONS_MIN, durationMin])];
  return (
    <NativeSelect
      size="md"
      label={t('duration')}
      value={String(durationMin)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      data={options
        .toSorted((a, b) => a - b)
        .map((minutes) => ({ value: String(minutes), label: format.duration(minutes) }))}
    />
  );
}
