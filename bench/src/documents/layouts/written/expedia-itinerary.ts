import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { type Leg, travelMinutes, waitMinutes } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

/** The legs as journeys: a stay of more than a day begins a new one. */
function toJourneys(legs: readonly Leg[]): Leg[][] {
  const journeys: Leg[][] = [];
  for (const leg of legs) {
    const last = journeys.at(-1)?.at(-1);
    const ends = last ? last.start.getTime() + last.minutes * 60_000 : 0;
    if (last && leg.start.getTime() - ends < 86_400_000) journeys.at(-1)?.push(leg);
    else journeys.push([leg]);
  }
  return journeys;
}

function printJourney(journey: readonly Leg[], index: number): Block[] {
  return [
    text(
      `${write(journey[0]?.departure ?? '', 'MMM d, yyyy')} - ${index === 0 ? 'Departure' : 'Return'}   ${journey.length > 1 ? `${journey.length - 1} stop` : 'Nonstop'}   Total travel time: ${writeDuration(travelMinutes(journey), "H' h 'm' m'")}`,
      { bold: true },
    ),
    ...journey.flatMap((leg, at) => {
      const next = journey[at + 1];
      const wait = next ? waitMinutes(leg, next) : 0;
      return [
        table(
          [
            [leg.origin.city, '', leg.target.city, writeDuration(leg.minutes, "H' h 'm' m'")],
            [
              `${leg.from} ${write(leg.departure, 'h:mma').toLowerCase()}`,
              '',
              `${leg.to} ${write(leg.arrival, 'h:mma').toLowerCase()}${leg.days > 0 ? ` +${leg.days} day` : ''}`,
              '',
            ],
          ],
          { widths: [35, 5, 35, 25], copied: 'columns' },
        ),
        text(
          `${carrierOf(leg.airline)} ${leg.number}${leg.operatedBy ? ` Operated by ${leg.operatedBy}` : ''}`,
        ),
        small(`Economy / Coach (${leg.booked ?? 'Y'}) | Seats assigned at check-in`),
        ...(next ? [text(`Layover: ${writeDuration(wait, "H' h 'm' m'")}`)] : []),
      ];
    }),
    rule,
  ];
}

/** Expedia's itinerary: a heading a journey with its whole travel time, layovers between the flights. */
export const expediaItinerary: Layout = {
  name: 'expedia-itinerary',
  group: 9,
  language: 'en',
  prints: ['duration', 'operatedBy', 'pnr'],
  documents: {
    'round-trip': {
      locator: 'MQTRWX',
      travellers: ['Rosalind Fairbanks', 'Theodore Fairbanks'],
      tickets: ['0277719982340'],
      issuedOn: '2018-03-12',
      receivedOn: '2018-03-12',
      sender: 'Expedia.com <travel@expedia.com>',
      extra: { itinerary: '7341188209466' },
      legs: [
        {
          flight: 'AS 1032',
          from: 'PDX',
          to: 'SEA',
          departs: '2018-05-25 06:30',
          takes: '0:55',
          booked: 'G',
          operatedBy: 'HORIZON AIR AS ALASKAHORIZON',
        },
        {
          flight: 'AS 868',
          from: 'SEA',
          to: 'HNL',
          departs: '2018-05-25 08:35',
          takes: '6:05',
          booked: 'G',
        },
        {
          flight: 'HA 26',
          from: 'HNL',
          to: 'PDX',
          departs: '2018-06-03 14:55',
          takes: '5:25',
          booked: 'I',
        },
      ],
    },
    'overnight-return': {
      locator: 'DHWQLK',
      travellers: ['Ottoline Marsh'],
      tickets: ['0147718844560'],
      issuedOn: '2027-01-04',
      receivedOn: '2027-01-05',
      extra: { itinerary: '72061188417093' },
      legs: [
        {
          flight: 'AC 848',
          from: 'YYZ',
          to: 'LHR',
          departs: '2027-04-02 18:10',
          takes: '7:00',
          booked: 'K',
        },
        {
          flight: 'AC 859',
          from: 'LHR',
          to: 'YYZ',
          departs: '2027-04-11 16:05',
          takes: '8:00',
          booked: 'K',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs, extra }) {
    return sheet(
      text('Expedia', { size: 16, bold: true, band: true }),
      title(`Your trip to ${toJourneys(legs)[0]?.at(-1)?.target.city ?? ''} is booked`, 14),
      text(
        `Itinerary # ${extra['itinerary'] ?? ''}\nYour reservation is booked and confirmed. There is no need to call us to reconfirm this reservation. Booked on ${write(issuedOn, 'MMM d, yyyy')}.`,
      ),
      table(
        [
          ['Airline confirmation', `${locator} (${carrierOf(legs[0]?.airline ?? '')})`],
          ['Travelers', travellers.join('\n')],
          ['Ticket # ', tickets.join('\n')],
        ],
        { widths: [30, 70] },
      ),
      gap,
      ...toJourneys(legs).flatMap(printJourney),
      gap,
      text('Price summary', { bold: true }),
      table(
        [
          [`Traveler 1: Adult`, '$412.60'],
          ['Flight', '$348.84'],
          ['Taxes & Fees', '$63.76'],
          ['Expedia Booking Fee', '$0.00'],
          ['Total', `$${(412.6 * travellers.length).toFixed(2)}`],
        ],
        { widths: [60, 40] },
      ),
      small(
        'Airline Rules & Regulations: We understand that sometimes plans change. We do not charge a cancel or change fee. When the airline charges such fees in accordance with its own policies, the cost will be passed on to you. Tickets are nonrefundable, nontransferable and name changes are not allowed. Prices do not include baggage fees or other fees charged directly by the airline. Need help? Visit our Customer Support page or call us at 1-866-310-5768 and mention your itinerary number.',
      ),
    );
  },
};
