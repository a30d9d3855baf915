import { describe, expect, it } from 'vitest';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import type { Found, SegmentDraft } from '../../document.ts';
import { joinReadings } from './join-readings.ts';

const found = <T>(value: T, line = 1): Found<T> => ({
  value,
  snippet: '',
  line,
  foundBy: 'shapes',
});
const event: SegmentDraft = {
  flightNumber: found('KE908', 4),
  fromName: found('London Heathrow'),
  toName: found('Seoul Incheon'),
  departureDate: found({ day: 14, month: 10 }),
  departureTime: found('19:35' as WallTime),
};

describe('joinReadings', () => {
  it('takes what is told, with the details of the shapes', () => {
    const segment: SegmentDraft = {
      flightNumber: found('KE908'),
      from: found('GMP'),
      seat: found('34A'),
    };
    expect(joinReadings([segment], [event])).toEqual([{ ...event, seat: found('34A') }]);
  });

  it('takes the days that the shapes have beside the flight, where none or a concluded one is told', () => {
    const segment: SegmentDraft = {
      ...event,
      departureDate: found({ day: 4, month: 6 }),
      arrivalDate: found({ day: 5, month: 6 }),
    };
    const { departureDate, arrivalDate } = segment;
    const concluded: SegmentDraft = {
      ...event,
      departureDate: { ...found({ day: 13, month: 6 }), foundBy: 'inferred' },
    };
    expect(joinReadings([segment], [concluded])).toEqual([
      { ...event, departureDate, arrivalDate },
    ]);
    expect(joinReadings([segment], [event])).toEqual([{ ...event, arrivalDate }]);
    const below = { ...segment, arrivalDate: { ...found({ day: 5, month: 6 }), line: 9 } };
    expect(joinReadings([below], [event])).toEqual([event]);
    const other = { ...event, departureTime: found('19:05' as WallTime) };
    expect(joinReadings([segment], [other])).toEqual([other]);
  });

  it('leaves a flight that the shapes have with codes and the same times', () => {
    const segment = { ...event, from: found('LHR'), to: found('ICN') };
    expect(joinReadings([segment], [event])).toEqual([segment]);
  });

  it('takes the day that heads a flight where the shapes have that of the arrival alone', () => {
    const flight = {
      ...event,
      departureDate: { ...found({ day: 28, month: 6 }), line: 2 },
      arrivalDate: found({ day: 29, month: 6 }, 4),
    };
    const segment = {
      ...event,
      from: found('LHR'),
      to: found('ICN'),
      departureDate: found({ day: 29, month: 6 }, 4),
      departureTime: found('19:35' as WallTime, 4),
    };
    expect(joinReadings([segment], [flight])[0]?.departureDate).toEqual(flight.departureDate);
    const other = {
      ...segment,
      flightNumber: found('KE907', 2),
      departureTime: found('10:00' as WallTime, 2),
    };
    expect(joinReadings([other, segment], [flight])[1]?.departureDate).toEqual(
      segment.departureDate,
    );
  });

  it('leaves both ends of the shapes where one is told, at the same times', () => {
    const { toName: _, ...open } = { ...event, fromName: found('Budapest') };
    expect(joinReadings([event], [open])).toEqual([event]);
    const later = { ...open, departureTime: found('21:35' as WallTime) };
    expect(joinReadings([event], [later])).toEqual([later]);
  });

  it('leaves a whole flight of the shapes where what is told is another one of them', () => {
    const times = (line: number) => ({
      departureTime: found('09:25' as WallTime, line),
      arrivalTime: found('12:10' as WallTime, line + 1),
    });
    const first = { ...event, ...times(35), from: found('EDI'), to: found('AMS') };
    const next = { ...first, ...times(43), flightNumber: found('KL1223', 41), to: found('ARN') };
    const mixed = { ...event, ...times(35), flightNumber: found('KL1223', 41) };
    expect(joinReadings([first, next], [mixed])).toEqual([first, next]);
    expect(joinReadings([next], [mixed])).toEqual([mixed]);
  });

  it('leaves a whole flight of the shapes where what is told has both times of another one, told again', () => {
    const timed = (departs: string, arrives: string, line: number) => ({
      departureTime: found(departs as WallTime, line),
      arrivalTime: found(arrives as WallTime, line),
    });
    const first = { ...event, ...timed('01:19', '06:29', 4), from: found('MVD') };
    const next = {
      ...event,
      ...timed('07:40', '10:18', 12),
      flightNumber: found('CM322', 11),
      from: found('PTY'),
      to: found('CUN'),
    };
    const again = { ...event, ...timed('01:19', '06:29', 7), flightNumber: found('CM322', 11) };
    expect(joinReadings([first, next], [again])).toEqual([first, next]);
    const later = { ...again, ...timed('07:40', '11:18', 7) };
    expect(joinReadings([first, next], [later])).toEqual([first, later]);
  });

  it('leaves a whole flight of the shapes where what is told has no end', () => {
    const whole = {
      ...event,
      from: found('LPB'),
      to: found('BOG'),
      departureTime: found('04:40' as WallTime),
      arrivalTime: found('07:20' as WallTime),
    };
    expect(joinReadings([whole], [event])).toEqual([whole]);
    expect(joinReadings([whole], [{ ...event, arrivalTime: found('17:15' as WallTime) }])).toEqual([
      { ...event, arrivalTime: found('17:15' as WallTime) },
    ]);
  });

  it('leaves a whole flight on one line where what is told reaches into the next one', () => {
    const row = {
      flightNumber: found('KE653'),
      fromName: found('인천'),
      toName: found('방콕'),
      departureTime: found('18:05' as WallTime),
      arrivalTime: found('21:55' as WallTime),
    };
    const flight = { ...row, arrivalTime: found('23:15' as WallTime, 2) };
    expect(joinReadings([row], [flight])).toEqual([row]);
    const later = { ...row, arrivalTime: found('21:55' as WallTime, 2) };
    expect(joinReadings([later], [flight])).toEqual([flight]);
  });

  it('has each flight once, in the order of the document', () => {
    const other: SegmentDraft = { flightNumber: found('KE1210', 9) };
    expect(joinReadings([other, { flightNumber: found('KE908', 12) }], [event])).toEqual([
      event,
      other,
    ]);
  });
});
