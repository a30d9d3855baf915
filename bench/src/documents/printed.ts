import { fromDayNumber } from '@ooo/domain/shared/calendar-date';
import { parseDuration } from '@ooo/domain/shared/duration';
import type { TicketLeg } from '@ooo/domain/tickets/ticket.schema';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { placeOf } from './places.ts';
import { koreanTime, write, writeDuration } from './write-time.ts';

/** For each field of an expected leg the ways in which a document may print it: one of them has to stand in it. */
export function listPrinted(leg: Partial<TicketLeg>): string[][] {
  const { flightNumber = '', departureDate = '', seat, duration } = leg;
  return [
    [flightNumber.slice(2)],
    ...[leg.from, leg.to].filter((code) => code !== undefined).map(listPlaces),
    ...[leg.departureTime, leg.arrivalTime].filter((time) => time !== undefined).map(listTimes),
    listDays(departureDate),
    ...(duration ? [listDurations(parseDuration(duration) ?? 0)] : []),
    ...(seat?.split(', ') ?? []).map((one) => [one]),
    ...[leg.aircraft, leg.meal, leg.baggage, leg.operatedBy, leg.pnr]
      .filter((text) => text !== undefined)
      .map((text) => [text]),
  ];
}

function listPlaces(code: string): string[] {
  const { city, name, korean } = placeOf(code);
  return [code, city, name, ...korean.split('/')];
}

function listTimes(time: WallTime): string[] {
  const moment = { date: fromDayNumber(0), time };
  return [
    ...['HH:mm', 'h:mm a', 'hmmp', "HH'h'mm"].map((pattern) => write(moment, pattern)),
    koreanTime(moment),
  ];
}

const DAYS = [
  'ddMMM',
  'd MMM',
  'MMM d',
  'MMM dd',
  'MMMM d',
  "d 'de' MMMM",
  'MM/dd',
  'dd/MM',
  'dd.MM.',
  'M월 d일',
  'MM월 dd일',
  'yyyy.MM.dd',
  'yyyy. M. d.',
];

function listDays(date: string): string[] {
  return DAYS.flatMap((pattern) =>
    (['en', 'es', 'fr', 'nl', 'de', 'pt'] as const).map((language) =>
      write(date, pattern, language),
    ),
  );
}

const DURATIONS = [
  'HH:mm',
  "H'h 'mm'm'",
  "H'h 'm'm'",
  "H' u 'm' min'",
  "HH'h 'mm'm'",
  "H'hr 'm'min'",
  "HH'hr 'mm'min'",
  "H'hr(s) 'm'min(s)'",
  "H' hour(s) 'm' minute(s)'",
  "H' hour 'm' minutes'",
  "H'시간 'm'분'",
  "HH'시간'mm'분'",
  "H'h'mm",
  "H' h 'm' min'",
  "H' h 'm' m'",
];

const listDurations = (minutes: number): string[] =>
  DURATIONS.map((pattern) => writeDuration(minutes, pattern));
