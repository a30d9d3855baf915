import { Button, Checkbox, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { isAirportCode } from '@ooo/domain/airports/airport-code';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OWN_DIRECTION } from '../../../components/own-direction.ts';
import { ProposalField } from '../../../components/proposal-field.tsx';
import { useDestinationField } from '../../trip-data/api/use-destination-field.ts';
import type { TripFields } from '../state/draft.types.ts';
import { AirportField } from './airport-field.tsx';
import classes from './flights-step.module.css';

interface TripGoalProps {
  readonly form: UseFormReturnType<TripFields>;
  /** The destination as the traveller reads it. */
  readonly ownName: string;
}

/** The destination: from the arrival airport, or entered directly without flights. */
export function TripGoal({ form, ownName }: TripGoalProps) {
  const { t } = useTranslation('tickets');
  const field = useRef<HTMLInputElement>(null);
  const { arrivalAirport, destination, suggestedCity, isNotFlying } = form.getValues();
  const isLocked = !isNotFlying && arrivalAirport.trim() === '';
  const goal = useDestinationField({ text: destination, proposed: suggestedCity });
  const { proposals, isFetching, description, ...shown } = goal;
  // The airport’s city is shown below the airport.
  const isOfAirport = !isNotFlying && destination === suggestedCity;

  const stayOnGround = (fields: Partial<TripFields> = {}) => {
    form.setValues({ isNotFlying: true, arrivalAirport: '', departureAirport: '', ...fields });
    form.clearFieldError('arrivalAirport');
    // The field is enabled once it was rendered so.
    window.setTimeout(() => field.current?.focus());
  };
  const setDestination = (text: string) =>
    form.setValues({
      destination: text,
      ...(proposals.some(({ value }) => value === text) && { suggestedCity: text }),
    });
  const isNoAirport = arrivalAirport.trim().length > 2 && !isAirportCode(arrivalAirport);

  return (
    <>
      <Stack gap={8}>
        <AirportField
          label={t('trip.arrivalAirport')}
          value={arrivalAirport}
          isDisabled={isNotFlying}
          error={form.errors['arrivalAirport']}
          onChange={(code) => form.setFieldValue('arrivalAirport', code)}
        />
        {isNoAirport && (
          <Button
            variant="light"
            size="sm"
            className={classes.without ?? ''}
            onClick={() => stayOnGround({ destination: arrivalAirport.trim(), suggestedCity: '' })}
          >
            {t('trip.goWithout', { name: arrivalAirport.trim() })}
          </Button>
        )}
        <Checkbox
          className={classes.ground ?? ''}
          label={t('trip.notFlying')}
          checked={isNotFlying}
          onChange={({ currentTarget: { checked } }) =>
            checked ? stayOnGround() : form.setFieldValue('isNotFlying', false)
          }
        />
      </Stack>
      <ProposalField
        ref={field}
        label={t('trip.destination')}
        disabled={isLocked}
        placeholder={t(isLocked ? 'trip.destinationLocked' : 'trip.destinationPlaceholder')}
        attributes={OWN_DIRECTION}
        error={form.errors['destination']}
        proposals={isLocked ? [] : proposals}
        isFetching={isFetching}
        {...shown}
        value={ownName}
        description={isOfAirport ? undefined : description}
        onChange={setDestination}
      />
    </>
  );
}
