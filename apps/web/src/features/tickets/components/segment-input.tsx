import { TextInput } from '@mantine/core';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TicketSegmentField } from '@ooo/domain/tickets/ticket.schema';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../components/date-field.tsx';
import { TimeField } from '../../../components/time-field.tsx';
import { segmentFieldKind } from '../lib/segment-fields.ts';
import { AirportField } from './airport-field.tsx';

interface SegmentInputProps {
  readonly field: TicketSegmentField;
  readonly label: string;
  readonly value: string;
  /** What cannot be right about the value. */
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

const ORDER: ('label' | 'input' | 'error' | 'description')[] = [
  'label',
  'input',
  'error',
  'description',
];

/** The input that fits the kind of field. */
export function SegmentInput(props: SegmentInputProps) {
  const { field, label, value, error, onChange } = props;
  const { t } = useTranslation('tickets');
  switch (segmentFieldKind(field)) {
    case 'date':
      return (
        <DateField
          size="sm"
          label={label}
          error={error}
          placeholder={t('trip.pickDate')}
          value={isCalendarDate(value) ? value : null}
          onChange={onChange}
        />
      );
    case 'time':
      return <TimeField label={label} error={error} size="sm" value={value} onChange={onChange} />;
    case 'airport':
      return (
        <AirportField size="sm" label={label} error={error} value={value} onChange={onChange} />
      );
    default:
      return (
        <TextInput
          size="sm"
          label={label}
          error={error}
          inputWrapperOrder={ORDER}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
