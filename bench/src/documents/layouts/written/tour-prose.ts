import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import type { Place } from '../../places.ts';
import { type Block, gap, serifSheet, small, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** `Seoul Incheon`, and `Jeju` where the airport has the town's name. */
const where = ({ city, name }: Place): string =>
  name.startsWith(city) ? city : `${city} ${name.split(' ')[0] ?? ''}`;

const arrival = (leg: Leg): string => {
  if (leg.days === 0) return `at ${leg.arrival.time}`;
  return `at ${leg.arrival.time} on ${write(leg.arrival, 'EEEE d MMMM')}`;
};

const SENTENCES: readonly ((leg: Leg) => string)[] = [
  (leg) =>
    `You depart ${where(leg.origin)} at ${leg.departure.time} on ${write(leg.departure, 'EEEE d MMMM')} with ${carrierOf(leg.airline)} (flight ${leg.airline}${leg.number}) and arrive in ${where(leg.target)} ${arrival(leg)}.`,
  (leg) =>
    `Your ${carrierOf(leg.airline)} flight ${leg.airline}${leg.number} leaves ${where(leg.origin)} at ${leg.departure.time} and lands in ${where(leg.target)} ${arrival(leg)}.`,
  (leg) =>
    `After a free morning a driver takes you to the airport for the ${leg.departure.time} ${carrierOf(leg.airline)} service ${leg.airline}${leg.number} from ${where(leg.origin)} to ${where(leg.target)}, which is due in ${arrival(leg)}.`,
];

/** The letter of a tour operator: flights in sentences, no codes of airports, the year in the heading alone. */
export const tourProse: Layout = {
  name: 'tour-prose',
  group: 9,
  language: 'en',
  prints: ['pnr'],
  documents: {
    'korea-by-rail': {
      locator: '6WQZTK',
      travellers: ['Mr & Mrs Thistlewood'],
      issuedOn: '2026-08-20',
      receivedOn: '2026-08-21',
      extra: {
        heading: 'Korea: palaces, temples and volcanoes',
        after1:
          'You are met by your guide, Mr Ahn, and taken to the Hotel Shilla Stay Jongno (2 nights, breakfast). Dinner is at 19:30.|Saturday 17 October. At 09:15 you visit Gyeongbokgung Palace and Bukchon. The afternoon is at leisure.|Sunday 18 October. Transfer to Seoul Station for KTX train 121, which departs at 10:30, coach 8, seats 5A and 5B, and reaches Busan at 13:12. You stay for three nights at the Paradise Hotel, Haeundae.',
        after2:
          'A car meets you and drives you to Seogwipo (about 55 minutes). Four nights at the Podo Hotel with a mountain view.|Thursday 22 October. Climb Seongsan Ilchulbong before sunrise: departure from the hotel at 05:00.',
        after3:
          'You spend your last two nights at the Four Seasons in Gwanghwamun. On Monday 26 October there is a farewell dinner at 18:30.',
        after4:
          'We hope that you will come home with many happy memories. Your car to Ludlow will be waiting at Arrivals, Terminal 4, until 17:30.',
      },
      legs: [
        { flight: 'KE 908', from: 'LHR', to: 'ICN', departs: '2026-10-14 19:35', takes: '13:40' },
        { flight: 'BX 8107', from: 'PUS', to: 'CJU', departs: '2026-10-21 13:20', takes: '0:55' },
        { flight: 'KE 1210', from: 'CJU', to: 'GMP', departs: '2026-10-25 14:10', takes: '1:10' },
        { flight: 'KE 907', from: 'ICN', to: 'LHR', departs: '2026-10-27 10:40', takes: '14:20' },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs, extra }) {
    return serifSheet(
      text('Larkspur & Finch', { size: 16, align: 'center' }),
      text('Journeys since 1987   -   14 Corve Street, Ludlow SY8 1DA   -   01584 000 417', {
        size: 8,
        align: 'center',
      }),
      gap,
      text(write(issuedOn, 'd MMMM yyyy'), { align: 'right' }),
      text(`Dear ${travellers[0] ?? ''},`),
      text(
        'Thank you for your deposit of £1,480.00, which we received on 18 August. The balance of £7,260.00 is due by 4 September. Please find your final itinerary below, and check that all names are spelt as in your passports.',
      ),
      gap,
      title(
        `${extra['heading'] ?? ''}, ${write(legs[0]?.departure ?? '', 'd')} to ${write(legs.at(-1)?.arrival ?? '', 'd MMMM yyyy')}`,
        13,
      ),
      gap,
      ...legs.flatMap((leg, at): Block[] => [
        text(write(leg.departure, 'EEEE d MMMM'), { bold: true, size: 10 }),
        text(SENTENCES[at % SENTENCES.length]?.(leg) ?? '', { size: 10 }),
        ...(extra[`after${at + 1}`] ?? '').split('|').map((line) => text(line, { size: 10 })),
        gap,
      ]),
      text(`Airline reference for all flights: ${locator}. Your Larkspur booking: LF-26-0417.`, {
        size: 10,
      }),
      text('With kind regards,\nHenrietta Moss, Far East Team', { size: 10 }),
      gap,
      small(
        'All flight-inclusive holidays in this letter are financially protected by the ATOL scheme. Our office is open Monday to Friday 09:00 to 17:30, Saturday 10:00 to 14:00. Emergency line while you travel: +44 7700 900417. British passport holders need a K-ETA only where the exemption has ended; check before 1 October. Prices were calculated at a rate of 1 GBP = 1,790 KRW. Checked luggage 23 kg each.',
      ),
    );
  },
};
