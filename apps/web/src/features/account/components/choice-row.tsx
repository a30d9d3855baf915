import { SegmentedControl, Text } from '@mantine/core';
import classes from './choice-row.module.css';

interface ChoiceRowProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A setting of few choices in one line of a menu. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, value, choices, onChange } = props;
  return (
    <div className={classes.row}>
      <Text size="sm">{label}</Text>
      <SegmentedControl
        size="xs"
        aria-label={label}
        value={value}
        data={[...choices]}
        onChange={onChange}
      />
    </div>
  );
}
