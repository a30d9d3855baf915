import { describe, expect, it } from 'vitest';
import { tokenize } from './tokenize.ts';

/** The end that a label gives each token of one kind. */
function rolesOf(kind: string, text: string): (string | undefined)[] {
  return tokenize(text.split('\n')).flatMap((token) =>
    token.kind === kind ? ['role' in token ? token.role : undefined] : [],
  );
}

function countTimes(...lines: string[]): number {
  return tokenize(lines).filter(({ kind }) => kind === 'time').length;
}

describe('a label alone on a line', () => {
  it.each(['BOARDING TIME', 'Hora límite en puerta / Boarding time', 'Cierre puerta/Gate closes'])(
    'makes what stands below it that of another event: %s',
    (label) => {
      expect(countTimes(label, '09:00', 'Departure time', '09:30')).toBe(1);
    },
  );

  it.each([
    'Hora de salida / Departure time',
    'Boarding is at gate 12, which closes early / 09:00',
  ])('leaves the time below it to the flight: %s', (label) => {
    expect(countTimes(label, '09:30')).toBeGreaterThan(0);
  });
});

describe('a time right behind a day', () => {
  it('is of the same event as that day', () => {
    expect(countTimes('주문일시      2027. 2. 1. 오후 9:12')).toBe(0);
    expect(countTimes('Issued on 11 SEP 2026, 21:12')).toBe(0);
    expect(countTimes('가는날 2027. 3. 5. 오후 1:55')).toBe(1);
    expect(countTimes('Issued on 11 SEP 2026    departs 21:12')).toBe(1);
    expect(countTimes('departs 21:12    Issued on 11 SEP 2026')).toBe(1);
  });
});

describe('a number below `FLIGHT`', () => {
  const heading = '    CITY/AIRPORT      TERMINAL DATE       TIME   FLIGHT   CLASS';
  const countFlights = (row: string): number =>
    tokenize([heading, row]).filter(({ kind }) => kind === 'flight').length;

  it('is a flight', () => {
    expect(countFlights('DEP SEOUL/GIMPO       T:I     14MAR      0800   0090     ECONOMY')).toBe(
      1,
    );
  });

  it('is none where it stands below another heading', () => {
    expect(countFlights('ARR TOKYO/HANEDA      T:3     14MAR      1015   EQP:788')).toBe(0);
  });
});

describe('the labels of ends', () => {
  it('are no codes of airlines', () => {
    expect(rolesOf('airport', 'AR 1302   (EZE)   (MIA)')).toEqual([undefined, undefined]);
    expect(rolesOf('airport', 'AR (MIA) 1302')).toEqual(['arrival']);
  });

  it('reach over no second place, and no day behind both', () => {
    const line =
      'Departs 10:10 • Arrives 12:30 • Seoul Incheon - Tokyo Narita • 06 Feb 2027 • KE703';
    expect(rolesOf('time', line)).toEqual(['departure', 'arrival']);
    expect(rolesOf('place', line)).toEqual([undefined, undefined]);
    expect(rolesOf('date', line)).toEqual([undefined]);
  });

  it('leave the place behind a time of departure, where another stands before it', () => {
    const row = 'JQ201  Sydney (SYD) T1  dep 6:30 PM   Auckland (AKL) arr 11:35 PM';
    expect(rolesOf('airport', row)).toEqual([undefined, undefined]);
    expect(rolesOf('airport', 'Flight JQ201   dep Sydney (SYD) 6:30 PM')).toEqual(['departure']);
  });

  it('say nothing of a line with both ends', () => {
    const line = '도착 03/16(화) 방콕 23:15 인천 06:55 KE654';
    expect(rolesOf('time', line)).toEqual([undefined, undefined]);
    expect(rolesOf('date', line)).toEqual([undefined]);
  });

  it('do not reach over two times', () => {
    const line = 'From: LED   To: IST   12.06.2027  TK 0402  06:10-11:00';
    expect(rolesOf('time', line)).toEqual([undefined, undefined]);
    expect(rolesOf('time', 'Departs LED 06:10   Arrives IST 11:00')).toEqual([
      'departure',
      'arrival',
    ]);
  });

  it('stand before a place whose day and time follow on the next line', () => {
    expect(rolesOf('place', 'Depart Manila Terminal 3\n25 Oct 2027, Mon 1905H')).toEqual([
      'departure',
    ]);
    expect(rolesOf('place', 'Depart Manila Terminal 3\nEnjoy your stay')).toEqual([]);
  });

  it('reach to the place and the day beside them', () => {
    expect(rolesOf('airport', 'Departure: Seoul (ICN)   06 FEB 10:10')).toEqual(['departure']);
    expect(rolesOf('date', 'Departure: Seoul (ICN)   06 FEB 10:10')).toEqual(['departure']);
    expect(rolesOf('date', 'Departs 06 FEB 10:10   Arrives 07 FEB 12:30')).toEqual([
      'departure',
      'arrival',
    ]);
  });
});

const codes = (line: string) =>
  tokenize([line]).flatMap((token) => (token.kind === 'airport' ? [token.value] : []));

describe('a way with a stop', () => {
  it.each([
    [
      'of one flight has its ends',
      'QF1  Sydney (SYD) > Singapore (SIN) > London (LHR)',
      ['SYD', 'LHR'],
    ],
    ['and back has all', 'QF1  SYD - SIN - SYD', ['SYD', 'SIN', 'SYD']],
    ['of two flights has all', 'CX417 CX255  ICN-HKG-LHR', ['ICN', 'HKG', 'LHR']],
    ['of no flight has all', 'ICN - HKG - LHR', ['ICN', 'HKG', 'LHR']],
  ])('%s', (_, line, expected) => {
    expect(codes(line)).toEqual(expected);
  });
});
