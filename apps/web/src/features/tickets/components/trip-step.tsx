import { isAirportCode } from '@ooo/domain/airports/airport-code';
import type { FlightDirection, Trip } from '@ooo/domain/trips/trip.schema';
import { TripCreate } from '@ooo/domain/trips/trip.schema';
import { FLIGHT_SIDES } from '@ooo/domain/tickets/flights-of-trip';
import { tripFromTicket } from '@ooo/domain/tickets/trip-from-ticket';
import { checkFields } from '@ooo/domain/shared/errors/field-problem';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { isConnectionError, toAppError } from '../../../lib/app-error.ts';
import { toFieldProblems } from '../../../lib/field-problems.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useFieldSentences } from '../../../lib/use-field-sentences.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { useAtomValue, useSetAtom } from '../../../lib/jotai.ts';
import { toLocalDate } from '../../../lib/today.ts';
import { toast } from '../../../lib/toast.ts';
import { useErrorSentence } from '../../../lib/use-error-sentence.ts';
import { useAirportPlaces } from '../../airports/api/use-airport.ts';
import { useCreateTrip } from '../../trips/api/use-create-trip.ts';
import { useOwnDestination } from '../api/use-own-destination.ts';
import { withSegments } from '../lib/journey.ts';
import { toTripCreate } from '../lib/to-trip-create.ts';
import { patchDraftAtom, tripDraftAtom } from '../state/draft.atoms.ts';
import type { TripFields } from '../state/draft.types.ts';
import { TripForm } from './trip-form.tsx';

/** True if its flights lack a number, an airport or a day, or are too many: only the direction's times are kept. */
function isPoor(direction: FlightDirection | undefined): boolean {
  return direction !== undefined && direction.segments === undefined;
}

const isName = (text: string): boolean => text !== '' && !isAirportCode(text);

interface TripStepProps {
  readonly maxTrips: number;
  readonly onCreated: (trip: Trip) => void;
}

/** The trip's own fields, filled by the flights as far as they say. */
export function TripStep({ maxTrips, onCreated }: TripStepProps) {
  const { t } = useTranslation('tickets');
  const draft = useAtomValue(tripDraftAtom);
  const patch = useSetAtom(patchDraftAtom);
  const places = useAirportPlaces(draft.legs.flatMap(({ from, to }) => [from ?? '', to ?? '']));
  const creation = useCreateTrip();
  const sayFields = useFieldSentences();
  const language = useLanguage();
  const sentenceOf = useErrorSentence();
  const ticket = tripFromTicket(
    withSegments(draft.reading, draft.legs),
    (code) => places.get(code)?.zone,
  );
  const form = useForm({
    initialValues: draft.trip,
    onValuesChange: (trip) => patch({ trip }),
    validate: (fields) => ({
      ...sayFields(checkFields(TripCreate, toInput(fields, fields.destination))),
      ...checkAirports(fields),
    }),
  });

  const ownName = useOwnDestination(form.getValues());

  const submit = form.onSubmit((fields) => {
    const input = toInput(fields, ownName);
    if (!input) return;
    creation.mutate(input, {
      onSuccess: onCreated,
      onError: (error) => {
        form.setErrors(sayFields(toFieldProblems(error)));
        if (toAppError(error)?.code !== 'TRIP_LIMIT_REACHED') return;
        toast({
          title: t('limit.title'),
          message: t('limit.text', { count: maxTrips }),
          variant: 'destructive',
        });
      },
    });
  }, focusFirstError);

  return (
    <form onSubmit={submit} noValidate>
      <TripForm
        form={form}
        ownName={ownName}
        flightCount={draft.legs.length}
        hasPoorFlights={FLIGHT_SIDES.some((side) => isPoor(ticket.flightDetails?.[side]))}
        problem={creation.error === null ? undefined : problemOf(creation.error)}
        isCreating={creation.isPending}
        onEditFlights={() => patch({ step: 'flights' })}
        onTicket={() => patch({ step: 'source' })}
      />
    </form>
  );

  function toInput(fields: TripFields, ownName: string) {
    const today = toLocalDate(new Date());
    return toTripCreate(fields, ticket, { today, language, ownName });
  }

  /** A text typed for an airport that is not one: a hint about codes does not help after typing a town. */
  function checkAirports({ arrivalAirport, departureAirport }: TripFields) {
    const arrival = arrivalAirport.trim();
    const departure = departureAirport.trim();
    return {
      ...(isName(arrival) && { arrivalAirport: t('trip.airportOrNot', { name: arrival }) }),
      ...(isName(departure) && { departureAirport: t('trip.airportList', { name: departure }) }),
    };
  }

  function problemOf(error: unknown): string {
    if (isConnectionError(error)) return t('trip.failed', { message: t('problem.connection') });
    const body = toAppError(error);
    if (body?.code === 'TRIP_LIMIT_REACHED') return t('limit.text', { count: maxTrips });
    if (!body || body.code === 'UNAUTHENTICATED') return t('trip.failedSignIn');
    return t('trip.failed', { message: sentenceOf(error) });
  }
}
