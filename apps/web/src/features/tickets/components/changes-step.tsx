import { Button, Group, Stack } from '@mantine/core';
import { addTicketToTrip } from '@ooo/domain/tickets/add-ticket-to-trip';
import { FLIGHT_SIDES, toTicketLegs } from '@ooo/domain/tickets/flights-of-trip';
import type { TicketLeg } from '@ooo/domain/tickets/ticket.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { useAirportPlaces } from '../api/use-airports.ts';
import { withLegs } from '../lib/journey.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import { ApplyChanges } from './apply-changes.tsx';

interface ChangesStepProps {
  readonly trip: Trip;
  readonly onApplied: (trip: Trip) => void;
}

function listAirports(flights: readonly Pick<TicketLeg, 'from' | 'to'>[]): string[] {
  return flights.flatMap(({ from = '', to = '' }) => [from, to]);
}

/** The airports of a trip that may be of one city with those of a ticket. */
function listAirportsOf({ departureAirport, arrivalAirport, flightDetails }: Trip): string[] {
  const flights = FLIGHT_SIDES.flatMap((side) => toTicketLegs(flightDetails?.[side]));
  return [departureAirport ?? '', arrivalAirport ?? '', ...listAirports(flights)];
}

/** What the ticket changes of its trip, before it does; or why it does not belong to it. */
export function ChangesStep({ trip, onApplied }: ChangesStepProps) {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const places = useAirportPlaces([...listAirports(draft.legs), ...listAirportsOf(trip)]);
  const result = addTicketToTrip(
    trip,
    withLegs(draft.reading, draft.legs),
    (code) => places.get(code)?.zone,
    (code) => places.get(code)?.cityCode,
  );
  if (result.ok) return <ApplyChanges trip={trip} ticket={result.value} onApplied={onApplied} />;
  return (
    <Stack gap="md">
      <Notice kind="warning" title={t(`add.refused.${result.reason}`)} />
      <Group justify="flex-end">
        <Button color="coral" onClick={() => setDraft({ ...draft, step: 'flights' })}>
          {t('add.back')}
        </Button>
      </Group>
    </Stack>
  );
}
