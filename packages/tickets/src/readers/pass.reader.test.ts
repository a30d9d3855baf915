import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { readTicket } from '../read-ticket.ts';
import { makeMail } from '../testing/make-mail.ts';
import { BARCODE, FIELDS, makeField, makePass, makePassJson } from '../testing/make-pass.ts';
import { makeZip } from '../testing/make-zip.ts';
import { readBytes, TODAY } from '../testing/read-bytes.ts';
import { ITINERARY } from '../testing/samples.ts';

const KE81 = {
  flightNumber: 'KE81',
  airline: 'Korean Air',
  from: 'ICN',
  to: 'JFK',
  departureDate: '2027-03-04',
  seat: '34A',
  pnr: 'QX7R2M',
};

async function readFlights(bytes: Uint8Array, receivedOn?: string) {
  const input = { bytes, today: TODAY, receivedOn: receivedOn as CalendarDate | undefined };
  return (await readTicket(input)).flights;
}

/** The pass with the day as `date` says it, and times beside. */
function withAuxiliary(...fields: ReturnType<typeof makeField>[]): object {
  return { auxiliaryFields: [makeField('flight', 'FLIGHT', 'KE081'), ...fields] };
}

const NO_BARCODE = { barcode: undefined };
const NO_HINT = { relevantDate: undefined };

describe('readPass', () => {
  it('reads what the pass shows; boarding is no departure', async () => {
    const { legs, questions, passengers } = await readFlights(makePass());
    expect(legs).toEqual([KE81]);
    expect(questions).toEqual([]);
    expect(passengers).toEqual(['Mina Kim']);
  });

  it('shows its fields, with the line of each value', async () => {
    const { lines, structured, kind } = await readBytes(makePass());
    expect(kind).toBe('pass');
    expect(lines).toContain('FLIGHT: KE081');
    for (const found of [structured[0]?.flightNumber, structured[0]?.departureDate]) {
      const line = lines[(found?.line ?? 0) - 1] ?? '';
      expect(line.replaceAll(/ +/g, ' ')).toContain(found?.snippet);
    }
  });

  it.each<[string, object, object]>([
    ['the fields alone', {}, NO_BARCODE],
    ['the barcode alone', { ...emptyFields(), primaryFields: [] }, {}],
    ['a list of barcodes', emptyFields(), { barcode: undefined, barcodes: [{ message: BARCODE }] }],
    [
      'the label above a city',
      { primaryFields: [makeField('a', 'ICN', 'Seoul'), makeField('b', 'JFK', 'New York')] },
      {},
    ],
    [
      'a number with a space',
      withAuxiliary(makeField('no', 'NO', 'KE 081'), makeField('date', 'DATE', '4 Mar 2027')),
      {},
    ],
    ['the day in Korean', withAuxiliary(makeField('d', '날짜', '2027.03.04 (목)')), {}],
    [
      'the day as an instant',
      withAuxiliary(makeField('departure', 'DEPARTS', '2027-03-04T10:00+09:00')),
      NO_BARCODE,
    ],
  ])('reads %s', async (_, style, change) => {
    const { legs } = await readFlights(makePass(makePassJson(style, change)));
    expect(legs).toMatchObject([
      { flightNumber: 'KE81', from: 'ICN', to: 'JFK', departureDate: '2027-03-04' },
    ]);
  });

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
    const { legs, questions } = await readFlights(
      makePass(makePassJson(withAuxiliary(date, field))),
    );
    expect(legs).toMatchObject([{ departureDate: '2027-03-04', departureTime: time }]);
    expect(questions).toEqual([]);
  });

  it.each([
    ['a field of its own', makeField('airline', 'AIRLINE', 'Korean Air'), 'PassMaker', 'KE81'],
    ['who gives out the pass', makeField('zone', 'ZONE', '3'), 'Korean Air', 'KE81'],
    ['no airline', makeField('zone', 'ZONE', '3'), 'PassMaker', undefined],
  ])('reads a number whose airline is in %s', async (_, field, organizationName, number) => {
    const style = { auxiliaryFields: [makeField('f', 'FLIGHT NO.', '0081'), field] };
    const json = makePassJson(style, { ...NO_BARCODE, organizationName });
    const { legs } = await readFlights(makePass(json));
    expect(legs.map(({ flightNumber }) => flightNumber)).toEqual([number]);
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
    const json = makePassJson({ ...emptyFields(), auxiliaryFields }, NO_BARCODE);
    const { legs, questions } = await readFlights(makePass(json));
    expect(legs).toMatchObject([
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

  it('reads the times beside the names of the places, and no boarding time there', async () => {
    const primaryFields = [
      makeField('o', 'SALIDA 10:00', 'Incheon'),
      makeField('d', 'LLEGADA 10:20', 'New York (JFK)'),
    ];
    const { legs } = await readFlights(makePass(makePassJson({ primaryFields })));
    expect(legs).toMatchObject([{ from: 'ICN', departureTime: '10:00', arrivalTime: '10:20' }]);
    const boarding = [makeField('o', 'BOARDS 09:20', 'ICN'), makeField('d', 'NEW YORK', 'JFK')];
    const json = makePassJson({ primaryFields: boarding });
    expect((await readFlights(makePass(json))).legs[0]?.departureTime).toBeUndefined();
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
    const { legs, questions } = await readFlights(makePass(json));
    expect(legs).toMatchObject([{ departureDate }]);
    expect(questions).toEqual([]);
  });

  it('asks for the order of 03/04 where nothing tells it', async () => {
    const style = withAuxiliary(makeField('date', 'DATE', '03/04/2027'));
    const json = makePassJson(style, { ...NO_HINT, ...NO_BARCODE });
    const { questions } = await readFlights(makePass(json));
    expect(questions).toMatchObject([{ id: 'leg-1-departureDate' }]);
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
    const { legs } = await readFlights(makePass(json));
    expect({ ...KE81, ...detail }).toEqual(legs[0]);
  });

  const SEMANTICS = {
    airlineCode: 'KE',
    flightNumber: 81,
    departureAirportCode: 'ICN',
    destinationAirportCode: 'JFK',
    originalDepartureDate: '2027-03-04T00:30:00Z',
    currentDepartureDate: '2027-03-04T01:00:00Z',
    currentArrivalDate: '2027-03-04T15:20:00Z',
    confirmationNumber: 'QX7R2M',
    seats: [{ seatRow: '34', seatNumber: 'A' }],
  };

  it('reads the facts for machines on the airports’ clocks, the current ones first', async () => {
    const style = { ...emptyFields(), primaryFields: [] };
    const json = makePassJson(style, { ...NO_BARCODE, ...NO_HINT, semantics: SEMANTICS });
    const { legs } = await readFlights(makePass(json));
    expect(legs).toEqual([
      { ...KE81, departureTime: '10:00', arrivalDate: '2027-03-04', arrivalTime: '10:20' },
    ]);
  });

  it('finds facts at the fields too', async () => {
    const [origin, ...others] = FIELDS.primaryFields;
    const primaryFields = [{ ...origin, semantics: SEMANTICS }, ...others];
    const { legs } = await readFlights(makePass(makePassJson({ primaryFields })));
    expect(legs).toMatchObject([{ departureTime: '10:00', arrivalTime: '10:20' }]);
  });

  it('asks where it shows another time than it tells machines', async () => {
    const style = withAuxiliary(makeField('dep', 'DEPARTS', 'Mar 04, 2027 10:30'));
    const { questions } = await readFlights(
      makePass(makePassJson(style, { semantics: SEMANTICS })),
    );
    expect(questions).toMatchObject([
      { id: 'leg-1-departureTime', choices: [{ value: '10:30' }, { value: '10:00' }] },
    ]);
  });

  it('asks where it shows another day than the barcode, and takes the barcode’s', async () => {
    // The day of issue in the barcode has the year.
    const message = `${BARCODE.slice(0, -2)}0C>5180  7060BKE`;
    const style = withAuxiliary(
      makeField('departs', 'DEPARTS', 'Aug 04, 2027, 10:00'),
      makeField('arrives', 'ARRIVES', 'Aug 05, 2027, 01:20'),
    );
    const json = makePassJson(style, { ...NO_HINT, barcode: { message } });
    const { legs, questions } = await readFlights(makePass(json));
    expect(legs).toMatchObject([
      { departureDate: '2027-03-04', departureTime: '10:00', arrivalDate: '2027-03-05' },
    ]);
    expect(questions).toMatchObject([
      { id: 'leg-1-departureDate', choices: [{ value: '2027-03-04' }, { value: '2027-08-04' }] },
    ]);
  });

  it('asks where it shows another airport than the barcode', async () => {
    const primaryFields = [makeField('o', 'SEOUL', 'GMP'), makeField('d', 'NEW YORK', 'JFK')];
    const { legs, questions } = await readFlights(makePass(makePassJson({ primaryFields })));
    expect(legs).toMatchObject([{ from: 'ICN' }]);
    expect(questions).toMatchObject([
      { id: 'leg-1-from', choices: [{ value: 'ICN' }, { value: 'GMP' }] },
    ]);
  });

  it('keeps the number that it shows where the barcode has the other airline’s', async () => {
    const { legs } = await readFlights(
      makePass(makePassJson(withAuxiliary(makeField('f', 'FLIGHT', 'DL7860')))),
    );
    expect(legs).toMatchObject([{ flightNumber: 'KE81' }]);
    const style = { auxiliaryFields: [makeField('f', 'FLIGHT', 'DL7860')] };
    expect((await readFlights(makePass(makePassJson(style)))).legs).toMatchObject([
      { flightNumber: 'DL7860', airline: 'Delta Air Lines', departureDate: '2027-03-04' },
    ]);
  });

  it('reads the second flight of a barcode with two', async () => {
    const second = 'QX7R2M JFKBOSDL 2200 063Y012C0034 100';
    const message = `M2${BARCODE.slice(2)}${second}`;
    const { legs } = await readFlights(makePass(makePassJson({}, { barcode: { message } })));
    expect(legs).toMatchObject([
      { flightNumber: 'KE81', to: 'JFK', seat: '34A' },
      { flightNumber: 'DL2200', from: 'JFK', to: 'BOS', seat: '12C', departureDate: '2027-03-04' },
    ]);
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
    const { legs } = await readFlights(makePass(json), receivedOn);
    expect(legs).toMatchObject([{ departureDate: date }]);
  });

  it('counts the days of the barcode in the year of the pass, not in that of its receipt', async () => {
    // 2028 has a 29th of February, 2027 has not.
    const { legs, questions } = await readFlights(makePass(), '2028-01-01');
    expect(legs).toMatchObject([{ departureDate: '2027-03-04' }]);
    expect(questions).toEqual([]);
  });

  it('reads labels and values in the words of its language', async () => {
    const style = {
      auxiliaryFields: [makeField('x', 'l_flight', 'v_flight'), makeField('y', 'l_day', '04MAR27')],
    };
    const strings = '"l_flight" = "Flight";\n"v_flight" = "KE081";\n"l_day" = "Date \\"local\\"";';
    const bytes = makePass(makePassJson(style, NO_BARCODE), {
      'ko.lproj/pass.strings': '"l_flight" = "편명";',
      'en.lproj/pass.strings': Buffer.from(`\uFEFF${strings}`, 'utf16le'),
    });
    expect((await readFlights(bytes)).legs).toMatchObject([
      { flightNumber: 'KE81', departureDate: '2027-03-04' },
    ]);
    expect((await readBytes(bytes)).lines).toContain('Date "local": 04MAR27');
  });

  const json = JSON.stringify(makePassJson());
  it.each([
    ['with trailing commas', json.replaceAll('}', ',}')],
    ['with a byte order mark', `\uFEFF${json}`],
    ['with line ends inside strings', json.replace('Boarding pass', 'Boarding\npass')],
  ])('reads pass.json %s', async (_, text) => {
    expect((await readFlights(makePass(text))).legs).toEqual([KE81]);
  });

  it.each<[string, object, RegExp]>([
    ['a train', { transitType: 'PKTransitTypeTrain' }, /train ticket/],
    ['a bus', { transitType: 'PKTransitTypeBus' }, /bus ticket/],
    ['a boat', { transitType: 'PKTransitTypeBoat' }, /ferry ticket/],
  ])('gives no leg for %s, and says why', async (_, style, message) => {
    const { legs, warnings } = await readFlights(makePass(makePassJson(style)));
    expect(legs).toEqual([]);
    expect(warnings).toEqual([{ code: 'NO_FLIGHT', message: expect.stringMatching(message) }]);
  });

  it.each([
    ['eventTicket', /event ticket/],
    ['coupon', /no boarding pass/],
    ['storeCard', /no boarding pass/],
    ['generic', /no boarding pass/],
  ])('gives no leg for the style %s, and says why', async (style, message) => {
    const json = { description: 'Members', barcode: { message: '4711' }, [style]: FIELDS };
    const { legs, warnings } = await readFlights(makePass(json));
    expect(legs).toEqual([]);
    expect(warnings).toEqual([{ code: 'NO_FLIGHT', message: expect.stringMatching(message) }]);
  });

  it('takes a pass with the barcode of a boarding pass for one', async () => {
    const json = { description: 'Pass', barcode: { message: BARCODE }, generic: FIELDS };
    expect((await readFlights(makePass(json))).legs).toEqual([KE81]);
  });

  it.each([
    ['no JSON', makePass('nothing')],
    ['JSON of something else', makePass({ name: 'x' })],
    ['a list', makePass([])],
    ['a pass cut off', makePass().slice(0, 300)],
  ])('refuses %s', async (_, bytes) => {
    await expect(readFlights(bytes)).rejects.toMatchObject({ name: 'TicketError' });
  });

  it('reads of fields without number and end as many as wallets show, and their start', async () => {
    const long = makeField('departure', 'DEPARTURE', `10:00 ${'KE 81 '.repeat(100_000)}`);
    const many = Array.from({ length: 20_000 }, () => makeField('x', 'ARRIVAL', 'KE 82 ICN'));
    const json = makePassJson({ secondaryFields: [long], backFields: many });
    const { legs } = await readFlights(makePass(json));
    expect(legs).toMatchObject([{ ...KE81, departureTime: '10:00' }]);
    expect((await readBytes(makePass(json))).lines.length).toBeLessThan(200);
  });

  it('is read as a part of a mail, and does not hide what the mail says', async () => {
    const mail = makeMail([
      { type: 'text/plain; charset=utf-8', content: ITINERARY },
      { type: 'application/vnd.apple.pkpass', name: 'a.pkpass', content: makePass() },
    ]);
    const { legs, questions } = await readFlights(Buffer.from(mail));
    expect(legs).toMatchObject([
      { flightNumber: 'KE81', departureTime: '10:00', seat: '34A', aircraft: 'BOEING 777-300ER' },
      { flightNumber: 'KE82' },
    ]);
    expect(questions).toEqual([]);
  });
});

describe('readPasses', () => {
  it('reads the passes of two travellers as one flight with two seats', async () => {
    const second = makePassJson(
      { headerFields: [makeField('seat', 'SEAT', '34B')] },
      { barcode: { message: BARCODE.replace('KIM/MINA', 'LEE/JUNO').replace('034A', '034B') } },
    );
    const bytes = makeZip({ 'a.pkpass': makePass(), 'b.pkpass': makePass(second) });
    const { legs, passengers } = await readFlights(bytes);
    expect(legs).toMatchObject([{ flightNumber: 'KE81', seat: '34A, 34B' }]);
    expect(passengers).toEqual(['Mina Kim', 'Juno Lee']);
  });

  it('reads what it can of them', async () => {
    const train = makePass(makePassJson({ transitType: 'PKTransitTypeTrain' }));
    const bytes = makeZip({ 'a.pkpass': train, 'b.pkpass': makePass(), 'c.pkpass': 'nothing' });
    const { legs, warnings } = await readFlights(bytes);
    expect(legs).toEqual([KE81]);
    expect(warnings).toEqual([]);
  });

  it('says why there is no flight in any of them', async () => {
    const train = makePass(makePassJson({ transitType: 'PKTransitTypeTrain' }));
    const { warnings } = await readFlights(makeZip({ 'a.pkpass': train, 'b.pkpass': train }));
    expect(warnings).toEqual([{ code: 'NO_FLIGHT', message: expect.stringMatching(/train/) }]);
  });

  it('does not open passes in passes without end', async () => {
    let bytes: Uint8Array = makePass();
    for (let depth = 0; depth < 6; depth += 1) bytes = zipSync({ 'a.pkpass': bytes });
    await expect(readFlights(bytes)).rejects.toMatchObject({ code: 'BROKEN' });
  });
});

function emptyFields(): object {
  return { headerFields: [], secondaryFields: [], auxiliaryFields: [], backFields: [] };
}
