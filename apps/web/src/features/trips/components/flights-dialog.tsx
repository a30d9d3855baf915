import { Button, Group, Stack, Text } from '@mantine/core';
import { listDirections } from '@ooo/domain/flight-window/shown-flights';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconTicket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCitiesOf } from '../../airports/api/use-airport.ts';
import { DirectionFlights } from './direction-flights.tsx';

interface FlightsDialogProps {
  readonly trip: Trip;
  readonly onClose: () => void;
  /** Absent where the trip's flights are fixed. */
  readonly onAddTicket: (() => void) | undefined;
}

/** The trip's flights as they will be flown: clocks on the wall, days, seats and booking codes. */
export function FlightsDialog({ trip, onClose, onAddTicket }: FlightsDialogProps) {
  const { t } = useTranslation('trip');
  const format = useFormat();
  const directions = listDirections(trip);
  const cities = useCitiesOf(
    directions.flatMap(({ flights }) =>
      flights.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()),
    ),
  );
  const { asOf, baggage } = trip.flightDetails ?? {};
  const allowance = baggage?.weightLimit;
  return (
    <ResponsiveModal opened onClose={onClose} title={t('flights.title')} size="38rem">
      <Stack gap="lg">
        {directions.map((direction) => (
          <DirectionFlights
            key={direction.side}
            direction={direction}
            cities={cities}
            allowance={allowance}
          />
        ))}
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="var(--ooo-muted)" flex="1 1 16rem">
            {asOf !== undefined && t('flights.asOf', { day: format.fullDay(asOf) })}{' '}
            {t('flights.local')}
          </Text>
          {onAddTicket && (
            <Button
              variant="default"
              leftSection={<IconTicket size={18} stroke={1.75} />}
              onClick={onAddTicket}
            >
              {t('flights.addTicket')}
            </Button>
          )}
        </Group>
      </Stack>
    </ResponsiveModal>
  );
}
