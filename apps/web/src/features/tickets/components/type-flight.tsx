import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { useAtom } from 'jotai';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../components/date-field.tsx';
import { useAirlineOf } from '../api/use-airports.ts';
import { withTypedFlight } from '../lib/edit-draft.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './type-flight.module.css';

/** Without a ticket: a flight by its number and day, or a trip from nothing. */
export function TypeFlight({ canStartFromScratch }: { readonly canStartFromScratch: boolean }) {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const titleId = useId();
  const [number, setNumber] = useState('');
  const [date, setDate] = useState<CalendarDate | null>(null);
  const airline = useAirlineOf(number).data?.name;
  const flightNumber = number.toUpperCase().replaceAll(/\s/g, '');

  return (
    <Stack gap="sm">
      <Text id={titleId} size="sm" fw={550}>
        {t('source.scratch')}
      </Text>
      <form
        className={classes.form}
        aria-labelledby={titleId}
        onSubmit={(event) => {
          event.preventDefault();
          if (flightNumber === '' || date === null) return;
          const known = airline === undefined ? {} : { airline };
          setDraft(withTypedFlight(draft, { flightNumber, departureDate: date, ...known }));
        }}
      >
        <TextInput
          label={t('fields.flightNumber')}
          placeholder="KE 081"
          description={airline}
          inputWrapperOrder={['label', 'input', 'description']}
          maxLength={10}
          autoCapitalize="characters"
          spellCheck={false}
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        <DateField
          label={t('fields.departureDate')}
          placeholder={t('trip.pickDate')}
          value={date}
          onChange={setDate}
        />
        <Button
          type="submit"
          variant="default"
          className={classes.submit ?? ''}
          disabled={flightNumber === '' || date === null}
        >
          {t('review.add')}
        </Button>
      </form>
      {canStartFromScratch && (
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="var(--ooo-muted)">
            {t('source.nothing')}
          </Text>
          <Button variant="subtle" size="sm" onClick={() => setDraft({ ...draft, step: 'trip' })}>
            {t('source.scratchAction')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
