import { NativeSelect } from '@mantine/core';
import { type PackingField, type Trip, TRIP_FIELDS } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import type { PackingChoices } from '../lib/packing-choices.ts';
import { ChoiceField } from './choice-field.tsx';

/** The fields that are chosen by words. */
type WordField = {
  [Name in PackingField]: Trip[Name] extends string ? Name : never;
}[PackingField];

type WordKey = { [Name in WordField]: `preferences.${Name}s.${Trip[Name]}` }[WordField];

const MOST = 3;
const NUMBERS = ['0', '1', '2', '3'];
/** More words than this are a list to open. */
const MOST_WORDS_SIDE_BY_SIDE = 3;

interface PackingFieldInputProps {
  readonly name: PackingField;
  readonly value: string | number;
  readonly onChange: (change: Partial<PackingChoices>) => void;
}

/** One of the fields of a trip that its packing list depends on. */
export function PackingFieldInput({ name, value, onChange }: PackingFieldInputProps) {
  const { t } = useTranslation('packing');
  const { schema } = TRIP_FIELDS[name];
  const label = t(`preferences.${name}`);
  // The cast is safe: the words are those of the field's schema.
  const wordOf = (option: string) => t(`preferences.${name}s.${option}` as WordKey);
  const choose = (chosen: string | number) => onChange({ [name]: chosen });

  if (!('options' in schema)) {
    const options = NUMBERS.map((number) => ({
      value: number,
      label: Number(number) === MOST ? `${number}+` : number,
    }));
    const shown = String(Math.min(Number(value), MOST));
    return (
      <ChoiceField
        label={label}
        value={shown}
        options={options}
        onChange={(number) => choose(Number(number))}
      />
    );
  }
  const options = schema.options.map((option) => ({ value: option, label: wordOf(option) }));
  if (options.length <= MOST_WORDS_SIDE_BY_SIDE)
    return <ChoiceField label={label} value={String(value)} options={options} onChange={choose} />;
  return (
    <NativeSelect
      size="md"
      label={label}
      value={value}
      data={options}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
