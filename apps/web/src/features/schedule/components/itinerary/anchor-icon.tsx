import { arrivalEventId } from '@ooo/domain/flight-window/airport-events';
import type { FlightRow, HotelRow } from '@ooo/domain/itinerary/itinerary.types';
import { IconBed, IconPlaneArrival, IconPlaneDeparture } from '@tabler/icons-react';
import classes from './itinerary.module.css';

interface AnchorIconProps {
  readonly row: FlightRow | HotelRow;
}

/** A bed, or a plane that lands or takes off. */
export function AnchorIcon({ row: { type, poi } }: AnchorIconProps) {
  const FlightIcon = poi.id === arrivalEventId(poi.tripId) ? IconPlaneArrival : IconPlaneDeparture;
  const Icon = type === 'hotel' ? IconBed : FlightIcon;
  return (
    <span className={classes.anchor}>
      <Icon size={18} stroke={1.75} aria-hidden />
    </span>
  );
}
