import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { isFlightNumber } from '@ooo/domain/tickets/same-flight';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../components/date-field.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { useAtom } from '../../../lib/jotai.ts';
import { useAirlineOf } from '../../airports/api/use-airline.ts';
import { withTypedFlight } from '../lib/edit-draft.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import { NOTHING_TYPED, type TypedFlight } from '../state/draft.types.ts';
import classes from './type-flight.module.css';

/** Without a ticket: a flight by its number and day, or a trip from nothing. */
export function TypeFlight({ canStartFromScratch }: { readonly canStartFromScratch: boolean }) {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const titleId = useId();
  const isPhone = useIsPhone();
  const { number, date } = draft.typed;
  const [isWrong, setIsWrong] = useState(false);
  const airline = useAirlineOf(number).data?.name;
  const flightNumber = number.toUpperCase().replaceAll(/\s/g, '');
  const type = (typed: Partial<TypedFlight>) => {
    setIsWrong(false);
    setDraft({ ...draft, typed: { ...draft.typed, ...typed } });
  };

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
          if (!isFlightNumber(flightNumber)) {
            setIsWrong(true);
            return;
          }
          const known = airline === undefined ? {} : { airline };
          const segment = { flightNumber, departureDate: date, ...known };
          setDraft({ ...withTypedFlight(draft, segment), typed: NOTHING_TYPED });
        }}
      >
        <TextInput
          label={t('fields.flightNumber')}
          placeholder="KE 081"
          description={airline}
          error={isWrong && t('mistakes.number-form')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          maxLength={10}
          autoCapitalize="characters"
          spellCheck={false}
          value={number}
          onChange={(event) => type({ number: event.currentTarget.value })}
        />
        <DateField
          label={t('fields.departureDate')}
          placeholder={t('trip.pickDate')}
          value={date}
          hasIcon={!isPhone}
          onChange={(day) => type({ date: day })}
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
          <Button
            variant="subtle"
            size="sm"
            mr={-14}
            onClick={() => setDraft({ ...draft, step: 'trip' })}
          >
            {t('source.scratchAction')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
