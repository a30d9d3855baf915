import { describe, expect, it } from 'vitest';
import { makeMail } from '../testing/make-mail.ts';
import {
  BARCODE,
  FIELDS,
  makeField,
  makePass,
  makePassJson,
  NO_BARCODE,
  NO_FIELDS,
  PASS_SEGMENT,
  withAuxiliary,
} from '../testing/make-pass.ts';
import { readBytes } from '../testing/read-bytes.ts';
import { readFlights } from '../testing/read-flights.ts';
import { ITINERARY } from '../testing/samples.ts';

describe('readPass', () => {
  it('reads what the pass shows; boarding is no departure', async () => {
    const { legs: segments, questions, passengers } = await readFlights(makePass());
    expect(segments).toEqual([PASS_SEGMENT]);
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
    ['the barcode alone', { ...NO_FIELDS, primaryFields: [] }, {}],
    ['a list of barcodes', NO_FIELDS, { barcode: undefined, barcodes: [{ message: BARCODE }] }],
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
    const { legs: segments } = await readFlights(makePass(makePassJson(style, change)));
    expect(segments).toMatchObject([
      { flightNumber: 'KE81', from: 'ICN', to: 'JFK', departureDate: '2027-03-04' },
    ]);
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
    expect((await readFlights(makePass(text))).legs).toEqual([PASS_SEGMENT]);
  });

  it.each<[string, object, RegExp]>([
    ['a train', { transitType: 'PKTransitTypeTrain' }, /train ticket/],
    ['a bus', { transitType: 'PKTransitTypeBus' }, /bus ticket/],
    ['a boat', { transitType: 'PKTransitTypeBoat' }, /ferry ticket/],
  ])('gives no segment for %s, and says why', async (_, style, message) => {
    const { legs: segments, warnings } = await readFlights(makePass(makePassJson(style)));
    expect(segments).toEqual([]);
    expect(warnings).toEqual([{ code: 'NO_FLIGHT', message: expect.stringMatching(message) }]);
  });

  it.each([
    ['eventTicket', /event ticket/],
    ['coupon', /isn’t a boarding pass/],
    ['storeCard', /isn’t a boarding pass/],
    ['generic', /isn’t a boarding pass/],
  ])('gives no segment for the style %s, and says why', async (style, message) => {
    const json = { description: 'Members', barcode: { message: '4711' }, [style]: FIELDS };
    const { legs: segments, warnings } = await readFlights(makePass(json));
    expect(segments).toEqual([]);
    expect(warnings).toEqual([{ code: 'NO_FLIGHT', message: expect.stringMatching(message) }]);
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
    const { legs: segments } = await readFlights(makePass(json));
    expect(segments).toMatchObject([{ ...PASS_SEGMENT, departureTime: '10:00' }]);
    expect((await readBytes(makePass(json))).lines.length).toBeLessThan(200);
  });

  it('is read as a part of a mail, and does not hide what the mail says', async () => {
    const mail = makeMail([
      { type: 'text/plain; charset=utf-8', content: ITINERARY },
      { type: 'application/vnd.apple.pkpass', name: 'a.pkpass', content: makePass() },
    ]);
    const { legs: segments, questions } = await readFlights(Buffer.from(mail));
    expect(segments).toMatchObject([
      { flightNumber: 'KE81', departureTime: '10:00', seat: '34A', aircraft: 'BOEING 777-300ER' },
      { flightNumber: 'KE82' },
    ]);
    expect(questions).toEqual([]);
  });
});
