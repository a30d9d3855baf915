import { Checkbox, PasswordInput, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { DateField } from '../../components/date-field.tsx';
import { LONG, nothing } from './samples.ts';
import { Shown, State } from './shown.tsx';

/** What a traveller types into. */
export function FieldsPart() {
  const [date, setDate] = useState<CalendarDate | null>(null);
  return (
    <>
      <Shown name="Fields">
        <State is="empty">
          <TextInput label="Name" placeholder="Seoul in October" />
        </State>
        <State is="filled, long text">
          <TextInput label={LONG} defaultValue={LONG} />
        </State>
        <State is="error">
          <TextInput label="Invite Code" defaultValue="RED" error="Invite code is required" />
        </State>
        <State is="disabled">
          <TextInput label="Destination" disabled />
        </State>
        <State is="secret">
          <PasswordInput label="Admin code" />
        </State>
        <State is="choice">
          <Select label="Occasion" data={['Leisure', 'Business']} defaultValue="Leisure" />
        </State>
        <State is="several lines">
          <Textarea label="Notes" defaultValue={LONG} />
        </State>
        <State is="tick">
          <Checkbox label="Passport" defaultChecked onChange={nothing} />
        </State>
      </Shown>
      <Shown name="DateField">
        <State is="empty">
          <DateField label="Arrival date" value={date} onChange={setDate} />
        </State>
        <State is="error">
          <DateField label="Arrival date" value={date} onChange={setDate} error="Choose a date." />
        </State>
      </Shown>
    </>
  );
}
