import type { FlightDetails, FlightDirection, FlightSegment } from '@ooo/domain/trips/trip.schema';
import { toFieldLines, toInline, toSection } from './markdown.ts';

/** `KE081: JFK 2025-10-01 13:00 to ICN 2025-10-02 17:00`, and what else is known about it. */
function toSegmentLine(segment: FlightSegment): string {
  const { from, departureDate, departureTime, to, arrivalDate, arrivalTime } = segment;
  const departure = [from, departureDate, departureTime].filter(Boolean).join(' ');
  const arrival = [to, arrivalDate, arrivalTime].filter(Boolean).join(' ');
  const rest = [
    segment.airline,
    segment.operatedBy && `operated by ${segment.operatedBy}`,
    segment.duration,
    segment.aircraft,
    segment.seat && `seat ${segment.seat}`,
    segment.meal,
    segment.baggage,
    segment.pnr && `booking ${segment.pnr}`,
  ].filter(Boolean);
  const flight = `${segment.flightNumber}: ${departure} to ${arrival}`;
  return `- ${toInline([flight, ...rest].join(', '))}`;
}

function toDirectionLines(direction: FlightDirection): string[] {
  const segments = direction.segments ?? [];
  const whole = toFieldLines([
    ['Flight', direction.flightNumber],
    ['Departure', direction.departureTime],
    ['Arrival', direction.arrivalTime],
    ['Duration', direction.duration],
    ['Aircraft', direction.aircraft],
    ['Seat', direction.seatNumber],
    ['Meal', direction.mealService],
  ]);
  return [...whole, ...segments.map(toSegmentLine)];
}

/** The flights of a trip in Markdown; empty if it has none. */
export function toFlightLines({ outbound, return: back, baggage }: FlightDetails): string[] {
  return [
    ...toSection('## Outbound flight', outbound ? toDirectionLines(outbound) : []),
    ...toSection('## Return flight', back ? toDirectionLines(back) : []),
    ...toSection(
      '## Baggage',
      toFieldLines([
        ['First bag', baggage?.firstBagFee],
        ['Second bag', baggage?.secondBagFee],
        ['Weight', baggage?.weightLimit],
        ['Carry-on', baggage?.carryOnLimit],
      ]),
    ),
  ];
}
