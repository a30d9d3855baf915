import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../components/date-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { OWN_DIRECTION } from '../../../components/own-direction.ts';
import { useAirportCity } from '../../airports/api/use-airport-search.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { isComplete, suggestName } from '../lib/to-trip-create.ts';
import type { TripFields } from '../state/draft.types.ts';
import { AirportField } from './airport-field.tsx';
import classes from './flights-step.module.css';
import { KeepCheckbox } from './keep-checkbox.tsx';
import { TripGoal } from './trip-goal.tsx';
import { TripOrigin } from './trip-origin.tsx';

interface TripFormProps {
  readonly form: UseFormReturnType<TripFields>;
  /** The destination as the traveller reads it. */
  readonly ownName: string;
  readonly flightCount: number;
  /** Flights of which too little is known to keep them one by one. */
  readonly hasPoorFlights: boolean;
  readonly problem: string | undefined;
  readonly isCreating: boolean;
  readonly onEditFlights: () => void;
  /** To the ticket, the text or the flight number; what is written here stays. */
  readonly onTicket: () => void;
}

/** Fills the destination with the airport's city, unless the traveller has written another. */
function useCityOfAirport(form: UseFormReturnType<TripFields>) {
  const { arrivalAirport } = form.getValues();
  const cityName = useAirportCity(arrivalAirport).data?.cityName;
  useEffect(() => {
    if (cityName === undefined) return;
    const { destination, suggestedCity } = form.getValues();
    if (destination !== '' && destination !== suggestedCity) return;
    if (destination === cityName && suggestedCity === cityName) return;
    form.setValues({ destination: cityName, suggestedCity: cityName });
  }, [cityName, form]);
}

export function TripForm(props: TripFormProps) {
  const { form, ownName, flightCount, hasPoorFlights, problem, isCreating } = props;
  const { t } = useTranslation('tickets');
  const values = form.getValues();
  const { departureAirport, isNotFlying, startDate, endDate } = values;
  const canCreate = isComplete(values);
  useCityOfAirport(form);
  const language = useLanguage();
  return (
    <Stack gap="md">
      {problem !== undefined && <Notice kind="error" title={problem} />}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TripGoal form={form} ownName={ownName} />
        <DateField
          label={t('trip.arrivalDate')}
          placeholder={t('trip.pickDate')}
          value={startDate}
          error={form.errors['startDate']}
          onChange={(date) => {
            form.setFieldValue('startDate', date);
            // A departure before the arrival cannot be intended.
            if (endDate !== null && endDate < date) form.setFieldValue('endDate', null);
          }}
        />
        <DateField
          label={t('trip.departureDate')}
          placeholder={t('trip.pickDate')}
          value={endDate}
          minDate={startDate}
          error={form.errors['endDate']}
          onChange={(date) => form.setFieldValue('endDate', date)}
        />
        <AirportField
          label={t('trip.departureAirport')}
          value={departureAirport}
          isDisabled={isNotFlying}
          error={form.errors['departureAirport']}
          onChange={(code) => form.setFieldValue('departureAirport', code)}
        />
        <TextInput
          label={t('trip.name')}
          placeholder={suggestName({ ...values, destination: ownName }, language)}
          attributes={OWN_DIRECTION}
          {...form.getInputProps('name')}
        />
      </SimpleGrid>
      <TripOrigin
        flightCount={flightCount}
        hasPoorFlights={hasPoorFlights}
        onEditFlights={props.onEditFlights}
        onTicket={props.onTicket}
      />
      <KeepCheckbox />
      <Group justify="flex-end" className={classes.footer}>
        {!canCreate && (
          <Text size="sm" c="var(--ooo-muted)" flex={1}>
            {t('trip.missing')}
          </Text>
        )}
        <Button type="submit" color="coral" disabled={!canCreate || isCreating}>
          {isCreating ? t('trip.creating') : t('trip.create')}
        </Button>
      </Group>
    </Stack>
  );
}
