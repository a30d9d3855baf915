import { SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A choice of a few, all visible. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <div>
      <Text id={id} size="sm" fw={550} mb={4}>
        {label}
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        value={value}
        data={[...options]}
        onChange={onChange}
      />
    </div>
  );
}
