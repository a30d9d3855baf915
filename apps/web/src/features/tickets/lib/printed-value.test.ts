import { date, time } from '@ooo/domain/testing/literals';
import type { TicketSegment } from '@ooo/domain/tickets/ticket.schema';
import { describe, expect, it } from 'vitest';
import { findPrinted } from './printed-value.ts';

const flight: TicketSegment = {
  flightNumber: 'KE81',
  airline: 'Korean Air',
  from: 'ICN',
  to: 'JFK',
  departureDate: date('2026-10-05'),
  departureTime: time('09:05'),
  arrivalDate: date('2026-10-05'),
  arrivalTime: time('22:20'),
  duration: '14h 05m',
  aircraft: 'BOEING 777-300ER',
  seat: '34A, 34B',
  baggage: '2PC',
  pnr: 'QX7T2K',
};

const namesOf = (airport: string) => (airport === 'JFK' ? ['New York', '뉴욕'] : ['Seoul']);

describe('findPrinted', () => {
  it.each([
    ['flightNumber', 'ICN SEOUL/INCHEON JFK NEW YORK KE081', 'KE081'],
    ['flightNumber', 'Flight: KE - 0081 (Y)', 'KE - 0081'],
    ['flightNumber', 'KE 81 10:00', 'KE 81'],
    ['flightNumber', 'FLIGHT # 81 DEPARTS ICN 09:05 AM', '81'],
    ['airline', 'KOREAN AIR KE 81', 'KOREAN AIR'],
    ['airline', 'KE 0081 10:00', 'KE 0081'],
    ['from', 'SEOUL ICN to NEW YORK JFK', 'ICN'],
    ['to', '서울(ICN) → 뉴욕(JFK)', 'JFK'],
    ['departureDate', '05OCT2026(MON) 09:05 (Local Time)', '05OCT2026'],
    ['departureDate', '05OCT26 10:00', '05OCT26'],
    ['departureDate', 'Mon, Oct 5, 2026 at 9:05 AM', 'Oct 5, 2026'],
    ['departureDate', 'Monday, October 5 9:05', 'October 5'],
    ['departureDate', '5 de octubre de 2026', '5 de octubre de 2026'],
    ['departureDate', 'lun 5 oct 9:05', '5 oct'],
    ['departureDate', '2026년 10월 5일 (월) 09:05', '2026년 10월 5일'],
    ['departureDate', '10월 5일 월요일', '10월 5일'],
    ['departureDate', '2026.10.05 (월) 09:05', '2026.10.05'],
    ['departureDate', 'UA 15 London LHR 05/10/2026 08:40', '05/10/2026'],
    ['departureDate', 'UA 15 London LHR 10/05/26 08:40', '10/05/26'],
    ['departureDate', 'Do. 5. Oktober 2026: München', '5. Oktober 2026'],
    ['departureDate', '5th October 2026', '5th October 2026'],
    ['departureTime', '05OCT2026 09:05 06OCT2026 22:20', '09:05'],
    ['departureTime', 'Depart 9:05 AM arrive 10:20 PM', '9:05 AM'],
    ['departureTime', '0905 hrs (9:05AM)', '9:05AM'],
    ['departureTime', '오전 9:05 출발', '오전 9:05'],
    ['departureTime', '09h05', '09h05'],
    ['departureTime', 'ICNJFK HK1 0905 2220', '0905'],
    ['arrivalTime', 'ICNJFK HK1 0905 2220+1', '2220'],
    ['arrivalTime', '10:20P', '10:20P'],
    ['duration', 'Flight Duration : 14H 05M Baggage : 2PC', '14H 05M'],
    ['duration', '14시간 5분 09:05', '14시간 5분'],
    ['duration', 'Duration: 14hr(s) 5min(s)', '14hr(s) 5min'],
    ['duration', 'DURATION 14:05', '14:05'],
    ['seat', 'Class : Y Seat number : 034A', '034A'],
    ['seat', 'Seats 34B', '34B'],
    ['baggage', 'Baggage : 2PC', '2PC'],
    ['baggage', 'Checked bags: 2 pieces of 23 kg', '2 pieces'],
    ['aircraft', 'Aircraft Type : Boeing   777-300ER Flight', 'Boeing   777-300ER'],
    ['pnr', 'Booking Reference   QX7T2K', 'QX7T2K'],
  ] as const)('the %s in “%s”', (field, text, printed) => {
    const found = findPrinted(flight, field, text);
    expect(found && text.slice(found.start, found.end)).toBe(printed);
  });

  it('knows whole hours, with their minutes or without', () => {
    const long = { duration: '10h 00m' };
    const text = 'AC3 10hr 0min  10 hours';
    expect(findPrinted(long, 'duration', text)).toEqual({ start: 4, end: 13 });
    expect(findPrinted(long, 'duration', 'Flying time 10 hours')).toEqual({ start: 12, end: 20 });
  });

  it('takes the last of two days for the arrival', () => {
    const text = '05OCT2026 09:05  05OCT2026 22:20';
    expect(findPrinted(flight, 'departureDate', text)).toEqual({ start: 0, end: 9 });
    expect(findPrinted(flight, 'arrivalDate', text)).toEqual({ start: 17, end: 26 });
  });

  it('knows an airport by the names of its city, the code first', () => {
    const text = 'SEOUL/INCHEON  NEW  YORK  KE081';
    expect(findPrinted(flight, 'from', text, namesOf)).toEqual({ start: 0, end: 5 });
    expect(findPrinted(flight, 'to', text, namesOf)).toEqual({ start: 15, end: 24 });
    expect(findPrinted(flight, 'to', `${text} JFK`, namesOf)).toEqual({ start: 32, end: 35 });
    expect(findPrinted(flight, 'pnr', text, namesOf)).toBeUndefined();
  });

  it.each([
    ['departureTime', 'KE 1109:05'],
    ['departureDate', '15 October 2026'],
    ['flightNumber', 'Ticket 180-2345678901 at 10:81'],
    ['from', 'ICNJFK'],
    ['seat', 'Boeing 1134A'],
    ['pnr', 'Airline reference'],
    ['meal', 'Meal: dinner'],
    ['passenger', 'KIM/MINA'],
  ])('finds no %s in “%s”', (field, text) => {
    expect(findPrinted(flight, field, text)).toBeUndefined();
  });
});
