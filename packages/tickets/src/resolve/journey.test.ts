import { findAirport } from '@ooo/atlas/airports';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { describe, expect, it } from 'vitest';
import { type Journey, type JourneySegment, shapeJourney } from './journey.ts';

/** `ICN 2025-10-15 10:00 JFK 2025-10-15 11:05`, times may be left out. */
function segment(text: string): JourneySegment {
  const [from = '', departureDate, departureTime, to = '', arrivalDate, arrivalTime] =
    text.split(' ');
  return {
    from: findAirport(from),
    to: findAirport(to),
    departureDate: departureDate as CalendarDate,
    arrivalDate: arrivalDate as CalendarDate,
    ...(departureTime === '-' ? {} : { departureTime: departureTime as WallTime }),
    ...(arrivalTime === '-' ? {} : { arrivalTime: arrivalTime as WallTime }),
  };
}

const there = 'ICN 2025-10-15 10:00 JFK 2025-10-15 11:05';
const back = 'JFK 2025-10-25 12:30 ICN 2025-10-26 16:10';

describe('shapeJourney', () => {
  it.each<[string, string[], Journey]>([
    ['nothing', [], {}],
    [
      'one way',
      [there],
      {
        destination: 'New York',
        departureAirport: 'ICN',
        arrivalAirport: 'JFK',
        startDate: '2025-10-15' as CalendarDate,
      },
    ],
    [
      'there and back',
      [there, back],
      {
        destination: 'New York',
        departureAirport: 'ICN',
        arrivalAirport: 'JFK',
        returnFrom: 1,
        startDate: '2025-10-15' as CalendarDate,
        endDate: '2025-10-25' as CalendarDate,
      },
    ],
    [
      'an overnight arrival starts the stay on its own day',
      ['LHR 2025-10-15 22:00 ICN 2025-10-16 17:55', 'ICN 2025-10-20 13:20 LHR 2025-10-20 18:30'],
      {
        destination: 'Seoul',
        departureAirport: 'LHR',
        arrivalAirport: 'ICN',
        returnFrom: 1,
        startDate: '2025-10-16' as CalendarDate,
        endDate: '2025-10-20' as CalendarDate,
      },
    ],
    [
      'connections both ways, home to another airport of the city',
      [
        'LGW 2025-10-15 06:00 AMS 2025-10-15 08:00',
        'AMS 2025-10-15 15:00 DTW 2025-10-15 17:40',
        'DTW 2025-10-20 21:40 CDG 2025-10-21 11:30',
        'CDG 2025-10-21 13:00 LHR 2025-10-21 13:20',
      ],
      {
        destination: 'Detroit',
        departureAirport: 'LGW',
        arrivalAirport: 'DTW',
        returnFrom: 2,
        startDate: '2025-10-15' as CalendarDate,
        endDate: '2025-10-20' as CalendarDate,
      },
    ],
    [
      'one way with a change of planes',
      ['CPT 2026-11-12 07:55 CDG 2026-11-12 19:15', 'CDG 2026-11-12 21:10 BER 2026-11-12 22:55'],
      {
        destination: 'Berlin',
        departureAirport: 'CPT',
        arrivalAirport: 'BER',
        startDate: '2026-11-12' as CalendarDate,
      },
    ],
    [
      'into one city and out of another',
      ['TXL 2016-10-17 10:50 SFO 2016-10-17 15:55', 'PDX 2016-10-22 08:00 TXL 2016-10-23 07:00'],
      {
        destination: 'San Francisco',
        departureAirport: 'TXL',
        arrivalAirport: 'SFO',
        returnFrom: 1,
        startDate: '2016-10-17' as CalendarDate,
        endDate: '2016-10-22' as CalendarDate,
      },
    ],
    [
      'a day trip',
      ['GMP 2026-06-05 07:25 CJU 2026-06-05 08:35', 'CJU 2026-06-05 18:10 GMP 2026-06-05 19:25'],
      {
        destination: 'Jeju',
        departureAirport: 'GMP',
        arrivalAirport: 'CJU',
        returnFrom: 1,
        startDate: '2026-06-05' as CalendarDate,
        endDate: '2026-06-05' as CalendarDate,
      },
    ],
    [
      'dates without times',
      ['ICN 2025-10-15 - NRT 2025-10-15 -', 'NRT 2025-10-19 - ICN 2025-10-19 -'],
      {
        destination: 'Tokyo',
        departureAirport: 'ICN',
        arrivalAirport: 'NRT',
        returnFrom: 1,
        startDate: '2025-10-15' as CalendarDate,
        endDate: '2025-10-19' as CalendarDate,
      },
    ],
  ])('%s', (_, segments, expected) => {
    expect(shapeJourney(segments.map(segment))).toEqual(expected);
  });
});
