import { TextInput } from '@mantine/core';
import { TimeInput } from '@mantine/dates';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TicketLegField } from '@ooo/domain/tickets/ticket.schema';
import type { ReactNode } from 'react';
import { DateField } from '../../../components/date-field.tsx';
import { legFieldKind } from '../lib/leg-fields.ts';

interface LegInputProps {
  readonly field: TicketLegField;
  readonly label: ReactNode;
  readonly value: string;
  readonly description: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The input that fits the kind of field. */
export function LegInput({ field, label, value, description, onChange }: LegInputProps) {
  switch (legFieldKind(field)) {
    case 'date':
      return (
        <DateField
          size="sm"
          label={label}
          description={description}
          value={isCalendarDate(value) ? value : null}
          onChange={onChange}
        />
      );
    case 'time':
      return (
        <TimeInput
          label={label}
          description={description}
          size="sm"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'airport':
      return (
        <TextInput
          size="sm"
          label={label}
          description={description}
          maxLength={3}
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
        />
      );
    default:
      return (
        <TextInput
          size="sm"
          label={label}
          description={description}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
