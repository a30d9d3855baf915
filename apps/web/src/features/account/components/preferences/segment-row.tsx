import { SegmentedControl } from '@mantine/core';
import { PreferenceRow } from '../../../../components/preference-row.tsx';
import classes from './segment-row.module.css';

interface SegmentRowProps<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A preference with its few choices side by side. */
export function SegmentRow<Value extends string>({
  label,
  hint,
  value,
  choices,
  onChange,
}: SegmentRowProps<Value>) {
  return (
    <PreferenceRow label={label} {...(hint !== undefined && { hint })}>
      <SegmentedControl
        fullWidth
        classNames={{ label: classes.label }}
        aria-label={label}
        value={value}
        onChange={onChange}
        data={[...choices]}
      />
    </PreferenceRow>
  );
}
