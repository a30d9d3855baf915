import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface MaxUsesFieldProps {
  /** Null is without limit. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

const MOST = 1_000_000;

export function MaxUsesField({ value, onChange }: MaxUsesFieldProps) {
  const { t } = useTranslation('admin');
  return (
    <NumberInput
      size="md"
      label={t('codes.max')}
      description={t('codes.maxHint')}
      allowDecimal={false}
      allowNegative={false}
      min={0}
      max={MOST}
      value={value ?? ''}
      onChange={(input) => onChange(input === '' ? null : Number(input))}
    />
  );
}
