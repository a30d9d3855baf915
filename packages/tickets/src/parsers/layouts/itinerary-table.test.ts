import { describe, expect, it } from 'vitest';
import { makeDocument } from '../../testing/make-document.ts';
import { itineraryTable } from './itinerary-table.ts';

const ROW = [
  'Origen            Destino      Vuelo    Fecha',
  'Mexico City MEX   Cancun CUN   Y4 912   15 JUL 2026',
];
const TIMES = [
  'Hora de embarque   Hora de salida   Puerta   Asiento',
  '17:20              18:05            B14      27A',
];

describe('itineraryTable', () => {
  it.each([
    ['below an empty line', [...ROW, '', ...TIMES]],
    ['right below, as pictures have it', [...ROW, ...TIMES]],
  ])('takes no times of columns that another row heads: %s', (_, lines) => {
    const { segments } = itineraryTable.parse(makeDocument(lines.join('\n')));
    expect(segments).toHaveLength(1);
    expect(segments[0]?.flightNumber?.value).toBe('Y4912');
    expect([segments[0]?.departureTime, segments[0]?.arrivalTime]).toEqual([undefined, undefined]);
  });

  it('reads the row whatever its gate looks like, and times beside each other below it', () => {
    const lines = [
      'FROM            TO           FLIGHT   DATE      GATE   SEAT',
      'STOCKHOLM ARN   NEWARK EWR   SK909    02OCT27   F38    32C',
      '',
      'DEPARTURE TIME 10:30     ARRIVAL TIME 13:10',
    ];
    const { segments } = itineraryTable.parse(makeDocument(lines.join('\n')));
    expect(
      segments.map(({ flightNumber, departureTime, arrivalTime }) =>
        [flightNumber, departureTime, arrivalTime].map((found) => found?.value),
      ),
    ).toEqual([['SK909', '10:30', '13:10']]);
  });

  it.each([
    ['1PC', { baggage: '1PC', aircraft: undefined }],
    ['32N', { baggage: undefined, aircraft: '32N' }],
  ])('reads %s under `EQUIP.`, which may head either', (cell, expected) => {
    const lines = [
      'FECHA        VUELO     ORIGEN     DESTINO   SALIDA   LLEGADA   EQUIP.',
      `04/05/2027   IB 8963   VALENCIA   MADRID    08:45    09:50     ${cell}`,
    ];
    const [segment] = itineraryTable.parse(makeDocument(lines.join('\n'))).segments;
    expect({ baggage: segment?.baggage?.value, aircraft: segment?.aircraft?.value }).toEqual(
      expected,
    );
  });

  it('takes a table of freight for none of flights', () => {
    const lines = [
      'Flight    Date        From   To    STD     STA     PCS   WT',
      'KE 8213   12 DEC 26   ICN    ANC   22:40   13:05   14    1284.0',
    ];
    expect(itineraryTable.recognises(makeDocument(lines.join('\n')))).toBe(0);
  });

  it('reads cells that wrap', () => {
    const lines = [
      'From        To            Flight   Departure   Arrival',
      'Singapore   Los Angeles   SQ38     20:45       19:10',
      '(SIN)       (LAX)',
    ];
    const [segment] = itineraryTable.parse(makeDocument(lines.join('\n'))).segments;
    expect([segment?.from?.value, segment?.to?.value]).toEqual(['SIN', 'LAX']);
  });
});
