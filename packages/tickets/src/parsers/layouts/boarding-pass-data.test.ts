import * as fc from 'fast-check';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { describe, expect, it } from 'vitest';
import { resolveTicket } from '../../resolve/resolve-ticket.ts';
import { makeDocument } from '../../testing/make-document.ts';
import { parseSegments } from '../parse-segments.ts';

const RECEIVED = '2026-04-01' as CalendarDate;

/** Passes as airlines code them: conditional items, two segments, another year's end, a flight number with a letter. */
const PASSES = [
  'M1SAMPLE/ALEX MR      EABCDEF SCLPMCLA 1159 114Y030A0001 33D>30B1OO6115BLA 29045 0 0',
  'M2SAMPLE/ALEX         E6TZQ8W ARNLHRSK 0535 288Y012C0101 1006TZQ8W LHRLISTP 1363 289Y007F0044 100',
  'M1SAMPLE/KIM          EQWE123 ICNJFKKE 0081 366Y034A0027 11C>5181WM5364BKE              ',
  'M1SAMPLE/KIM          EQWE123 LHRJFKBA 0117A001Y034A0027 100',
];

const BESIDE =
  'M2SAMPLE/ROBIN        EQ1W2E3 AMSCPHKL 1125 105Y012A0044 100Q1W2E3 CPHOSLKL 1141 106Y012A0044 100';

const PRINTED = [
  'Booking reference QX7ZP2',
  'KL 1125 Amsterdam (AMS) - Copenhagen (CPH)',
  '15 April 2026  09:40 - 11:05',
  '',
  'KL 1130 Copenhagen (CPH) - Amsterdam (AMS)',
  '22 April 2026  12:40 - 14:05',
];

function read(lines: readonly string[], receivedOn = RECEIVED) {
  const document = makeDocument(lines.join('\n'), { receivedOn });
  return resolveTicket(document, parseSegments(document));
}

const CHARACTERS = 'A Z M K E 0 1 9 X > / F f - . é Ł'.split(' ').concat(' ');

/** A pass with characters changed, cut out or put in, and its end cut off. */
const mutatedPass = fc
  .tuple(
    fc.constantFrom(...PASSES),
    fc.array(
      fc.record({
        at: fc.nat({ max: 110 }),
        drop: fc.nat({ max: 4 }),
        put: fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    fc.nat({ max: 120 }),
  )
  .map(([pass, changes, length]) =>
    changes
      .reduce((text, { at, drop, put }) => text.slice(0, at) + put + text.slice(at + drop), pass)
      .slice(0, Math.max(30, length)),
  );

describe('the text of a boarding pass', () => {
  it.each<[string, string, string]>([
    ['the day after the flight', '2023-04-22', '2023-04-24'],
    ['long before it is seen', '2023-06-20', '2023-04-24'],
  ])('has the year of a pass that was printed %s', (_, receivedOn, departureDate) => {
    const pass = PASSES[0]?.replace('OO6115', 'OO3115') ?? '';
    const { legs, warnings, passengers } = read([pass], receivedOn as CalendarDate);
    expect(legs).toMatchObject([{ flightNumber: 'LA1159', departureDate }]);
    expect(passengers).toEqual(['Alex Sample']);
    expect(warnings).toEqual([]);
  });

  it('is read where the fields are not filled, and where no item follows those that are named', () => {
    const short = 'M1DOE/JOHN            EABCDEFGMRSLGWEZY8724 99  3C  506  10AxxxxxxxxxxA';
    expect(read([short], '2018-04-01' as CalendarDate).legs).toMatchObject([
      { flightNumber: 'EZY8724', from: 'MRS', to: 'LGW', departureDate: '2018-04-09', seat: '3C' },
    ]);
    const empty = `M1DOE/JANE            EXXX007 MXPDOHQR 0128 256Y042F0023 100>2180  0255BBR`;
    expect(read([empty], '2018-09-01' as CalendarDate).legs).toMatchObject([
      { flightNumber: 'QR128', departureDate: '2018-09-13', seat: '42F' },
    ]);
  });

  it('goes on at the next segment where an airline counts its own items wrong', () => {
    const items = '>5180  O4003BAD 01010101010102A0000000000000 2   AD 0101010101010          N';
    const pass = `M2SAMPLE/KIM           MP818E RAOVCPAD 4119 003Y010D0024 3`;
    const second = 'MP818E VCPCNFAD 4484 003Y020D0053 300';
    for (const size of ['48', '10', 'F0']) {
      const { legs } = read([pass + size + items + second], '2024-01-01' as CalendarDate);
      expect(legs).toMatchObject([
        { flightNumber: 'AD4119', seat: '10D', departureDate: '2024-01-03' },
        { flightNumber: 'AD4484', from: 'VCP', to: 'CNF', seat: '20D' },
      ]);
    }
  });

  it('leaves a segment out that stands in the wrong place, and keeps what is printed beside it', () => {
    const pass = BESIDE.replace('100Q1', '100XXQ1');
    const { legs, warnings } = read([...PRINTED.slice(0, 3), '', 'Barcode text:', pass]);
    expect(legs).toMatchObject([
      {
        flightNumber: 'KL1125',
        departureDate: '2026-04-15',
        departureTime: '09:40',
        arrivalTime: '11:05',
        seat: '12A',
        pnr: 'QX7ZP2',
      },
    ]);
    expect(legs).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it('does not hide the flights that are printed beside it', () => {
    const { legs } = read([...PRINTED, '', BESIDE]);
    expect(legs.map(({ flightNumber }) => flightNumber)).toEqual(['KL1125', 'KL1141', 'KL1130']);
  });

  it('never throws, whatever happened to it, and never costs the rest of the document', () => {
    fc.assert(
      fc.property(mutatedPass, (pass) => {
        const { legs } = read([...PRINTED, '', pass]);
        expect(legs).toEqual(
          expect.arrayContaining([
            expect.objectContaining({
              flightNumber: 'KL1125',
              departureDate: '2026-04-15',
              departureTime: '09:40',
            }),
            expect.objectContaining({ flightNumber: 'KL1130', departureDate: '2026-04-22' }),
          ]),
        );
        read([pass]);
      }),
      { numRuns: 500 },
    );
  });
});
