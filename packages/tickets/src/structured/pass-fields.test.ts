import { describe, expect, it } from 'vitest';
import {
  makeField,
  makePass,
  makePassJson,
  NO_BARCODE,
  NO_FIELDS,
  NO_HINT,
  PASS_SEGMENT,
  withAuxiliary,
} from '../testing/make-pass.ts';
import { readFlights } from '../testing/read-flights.ts';

describe('the fields of a pass', () => {
  it.each<[string, ReturnType<typeof makeField> & { ignoresTimeZone?: boolean }, string]>([
    ['as printed', makeField('departTime', 'DEPARTS', 'Thu, Mar 04, 2027, 10:00 AM'), '10:00'],
    ['in Spanish', makeField('t', 'SALIDA', '10:00'), '10:00'],
    ['with the offset of the airport', makeField('dep', 'TIME', '2027-03-04T10:00+09:00'), '10:00'],
    [
      'with the offset of another place',
      makeField('dep', 'TIME', '2027-03-04T02:00:00+01:00'),
      '10:00',
    ],
    ['in UTC', makeField('dep', 'TIME', '2027-03-04T01:00:00Z'), '10:00'],
    ['without an offset', makeField('dep', 'TIME', '2027-03-04T10:00'), '10:00'],
    [
      'with an offset that does not count',
      { ...makeField('dep', 'TIME', '2027-03-04T10:00:00Z'), ignoresTimeZone: true },
      '10:00',
    ],
  ])('reads a departure time %s', async (_, field, time) => {
    const date = makeField('date', 'DATE', '04MAR27');
    const { legs: segments, questions } = await readFlights(
      makePass(makePassJson(withAuxiliary(date, field))),
    );
    expect(segments).toMatchObject([{ departureDate: '2027-03-04', departureTime: time }]);
    expect(questions).toEqual([]);
  });

  it.each([
    ['a field of its own', makeField('airline', 'AIRLINE', 'Korean Air'), 'PassMaker', 'KE81'],
    ['who gives out the pass', makeField('zone', 'ZONE', '3'), 'Korean Air', 'KE81'],
    ['no airline', makeField('zone', 'ZONE', '3'), 'PassMaker', undefined],
  ])('reads a number whose airline is in %s', async (_, field, organizationName, number) => {
    const style = { auxiliaryFields: [makeField('f', 'FLIGHT NO.', '0081'), field] };
    const json = makePassJson(style, { ...NO_BARCODE, organizationName });
    const { legs: segments } = await readFlights(makePass(json));
    expect(segments.map(({ flightNumber }) => flightNumber)).toEqual([number]);
  });

  it.each([
    ['French', 'VOL', 'DATE', 'DÉPART', 'ARRIVÉE', 'EMBARQUEMENT', 'SIÈGE'],
    ['German', 'FLUG', 'DATUM', 'ABFLUG', 'ANKUNFT', 'EINSTEIGEN', 'SITZ'],
    ['Dutch', 'VLUCHT', 'DATUM', 'VERTREK', 'AANKOMST', 'INSTAPPEN', 'STOEL'],
    ['Italian', 'VOLO', 'DATA', 'PARTENZA', 'ARRIVO', 'IMBARCO', 'POSTO'],
    ['Portuguese', 'VOO', 'DATA', 'PARTIDA', 'CHEGADA', 'EMBARQUE', 'ASSENTO'],
    ['Turkish', 'UÇUŞ', 'TARİH', 'KALKIŞ', 'VARIŞ', 'BİNİŞ', 'KOLTUK'],
    ['Japanese', '便名', '日付', '出発', '到着', '搭乗時刻', '座席'],
    ['Chinese', '航班', '日期', '出发', '到达', '登机时间', '座位'],
    ['Korean', '편명', '날짜', '출발', '도착', '탑승시각', '좌석'],
  ])('reads labels in %s', async (_, flight, date, departs, arrives, boards, seat) => {
    const labels = [flight, date, boards, departs, arrives, seat];
    const values = ['KE081', '04.03.2027', '09:20', '10:00', '10:20', '35B'];
    const auxiliaryFields = labels.map((label, at) => makeField(`f${at}`, label, values[at] ?? ''));
    const json = makePassJson({ ...NO_FIELDS, auxiliaryFields }, NO_BARCODE);
    const { legs: segments, questions } = await readFlights(makePass(json));
    expect(segments).toMatchObject([
      {
        flightNumber: 'KE81',
        departureDate: '2027-03-04',
        departureTime: '10:00',
        arrivalTime: '10:20',
        seat: '35B',
      },
    ]);
    expect(questions).toEqual([]);
  });

  it('reads the times beside the names of the places', async () => {
    const primaryFields = [
      makeField('o', 'SALIDA 10:00', 'Incheon'),
      makeField('d', 'LLEGADA 10:20', 'New York (JFK)'),
    ];
    const { legs: segments } = await readFlights(makePass(makePassJson({ primaryFields })));
    expect(segments).toMatchObject([{ from: 'ICN', departureTime: '10:00', arrivalTime: '10:20' }]);
  });

  it.each(
    'BOARDS|BOARDING|BRD|탑승|탑승 시작|EMBARQUE|ABORDAR|ABORDAJE|EMBARQUEMENT|EINSTEIGEN|EINSTIEG|IMBARCO|搭乗時刻|登机时间'.split(
      '|',
    ),
  )('takes %s above the city for no departure', async (label) => {
    const boarding = [makeField('o', `${label} 09:20`, 'ICN'), makeField('d', 'NEW YORK', 'JFK')];
    const json = makePassJson({ primaryFields: boarding });
    const { legs: segments } = await readFlights(makePass(json));
    expect(segments).toMatchObject([{ from: 'ICN', to: 'JFK' }]);
    expect(segments[0]?.departureTime).toBeUndefined();
  });

  it.each([
    ['ABORDAJE', 'HORA'],
    ['EINSTIEG', 'UHRZEIT'],
    ['EMBARQUEMENT', 'HEURE'],
    ['BRD', 'TIME'],
  ])('takes the time beside that of %s for the departure', async (boards, time) => {
    const auxiliaryFields = [makeField('b', boards, '09:20'), makeField('t', time, '10:00')];
    const { legs: segments } = await readFlights(
      makePass(makePassJson({ ...NO_FIELDS, auxiliaryFields })),
    );
    expect(segments[0]?.departureTime).toBe('10:00');
  });

  it.each<[string, readonly [key: string, label: string, value: string][], string | undefined]>([
    [
      'beside that of boarding',
      [
        ['b', 'EMBARQUE', '09:20'],
        ['t', 'HORA', '10:00'],
      ],
      '10:00',
    ],
    [
      'in Korean',
      [
        ['b', '탑승', '09:20'],
        ['t', '시간', '10:00'],
      ],
      '10:00',
    ],
    ['alone, which may be that of boarding', [['t', 'TIME', '10:00']], undefined],
    [
      'of the gate',
      [
        ['b', 'BOARDS', '09:20'],
        ['t', 'GATE CLOSING TIME', '09:45'],
      ],
      undefined,
    ],
    [
      'of another kind',
      [
        ['b', 'BOARDS', '09:20'],
        ['t', 'FLIGHT TIME', '10:00'],
      ],
      undefined,
    ],
    [
      'of boarding, called twice',
      [
        ['b', 'BOARDS', '09:20'],
        ['boardingTime', 'TIME', '09:20'],
      ],
      undefined,
    ],
  ])('reads a time %s', async (_, fields, departureTime) => {
    const auxiliaryFields = fields.map(([key, label, value]) => makeField(key, label, value));
    const { legs: segments } = await readFlights(
      makePass(makePassJson({ ...NO_FIELDS, auxiliaryFields })),
    );
    expect(segments[0]?.departureTime).toBe(departureTime);
  });

  it.each([
    ['when it matters', { relevantDate: '2027-04-03T00:20:00Z' }, '2027-04-03'],
    [
      'the dates on which it does',
      { relevantDates: [{ startDate: '2027-03-04T00:20Z' }] },
      '2027-03-04',
    ],
  ])('settles the order of 03/04 by %s', async (_, change, departureDate) => {
    const style = withAuxiliary(makeField('date', 'DATE', '03/04/2027'));
    const json = makePassJson(style, { ...NO_HINT, ...change, ...NO_BARCODE });
    const { legs: segments, questions } = await readFlights(makePass(json));
    expect(segments).toMatchObject([{ departureDate }]);
    expect(questions).toEqual([]);
  });

  it('asks for the order of 03/04 where nothing tells it', async () => {
    const style = withAuxiliary(makeField('date', 'DATE', '03/04/2027'));
    const json = makePassJson(style, { ...NO_HINT, ...NO_BARCODE });
    const { questions } = await readFlights(makePass(json));
    expect(questions).toMatchObject([{ id: 'leg-1-departureDate' }]);
  });

  it.each<[string, object, string | undefined, string]>([
    ['when it matters', { relevantDate: '2027-03-04T00:20:00Z' }, '2028-01-01', '2027-03-04'],
    [
      'when it expires',
      { ...NO_HINT, expirationDate: '2027-03-06T00:00:00Z' },
      '2028-01-01',
      '2027-03-04',
    ],
    [
      'the day of receipt',
      { ...NO_HINT, expirationDate: '2029-01-01T00:00:00Z' },
      '2028-01-01',
      '2028-03-04',
    ],
  ])('settles a year that it leaves out by %s', async (_, change, receivedOn, date) => {
    const style = withAuxiliary(makeField('date', 'DATE', '04March'));
    const json = makePassJson(style, { ...change, ...NO_BARCODE });
    const { legs: segments } = await readFlights(makePass(json), receivedOn);
    expect(segments).toMatchObject([{ departureDate: date }]);
  });

  it.each([
    ['a bag', 'Checked baggage', '30KG', { baggage: '30KG' }],
    [
      'bags one below the other',
      'Baggage',
      'Cabin: 1 x 10kg\nChecked: 2 x 23kg',
      { baggage: '2PC 23KG' },
    ],
    ['no bag for the cabin', 'Equipaje de mano', '1 bulto 10kg', { baggage: undefined }],
    ['a meal', 'MEAL', 'VGML', { meal: 'VGML' }],
    ['no meal where there is none', 'MEAL', '-', { meal: undefined }],
    ['an aircraft', 'AIRCRAFT', 'Boeing 777-300ER', { aircraft: 'Boeing 777-300ER' }],
  ])('reads %s', async (_, label, value, detail) => {
    const json = makePassJson({ backFields: [makeField('x', label, value)] });
    const { legs: segments } = await readFlights(makePass(json));
    expect({ ...PASS_SEGMENT, ...detail }).toEqual(segments[0]);
  });
});
