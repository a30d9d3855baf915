import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface TripOriginProps {
  readonly flightCount: number;
  /** Flights of which too little is known to keep them one by one. */
  readonly hasPoorFlights: boolean;
  readonly onEditFlights: () => void;
  readonly onTicket: () => void;
}

/** What the trip is made from, with a way back: its flights, or adding a ticket if it began with nothing. */
export function TripOrigin(props: TripOriginProps) {
  const { flightCount, hasPoorFlights, onEditFlights, onTicket } = props;
  const { t } = useTranslation('tickets');
  const hasFlights = flightCount > 0;
  const flights = hasPoorFlights
    ? t('trip.flightsPoor')
    : t('trip.flightsKept', { count: flightCount });
  return (
    <Group justify="space-between">
      <Text size="sm" flex="1 1 12rem" c={hasFlights ? '' : 'var(--ooo-muted)'}>
        {hasFlights ? flights : t('trip.noTicket')}
      </Text>
      <Button variant="subtle" size="sm" mr={-14} onClick={hasFlights ? onEditFlights : onTicket}>
        {hasFlights ? t('trip.editFlights') : t('trip.addTicket')}
      </Button>
    </Group>
  );
}
