import { describe, expect, it } from 'vitest';
import {
  BARCODE,
  FIELDS,
  makeField,
  makePass,
  makePassJson,
  NO_HINT,
  PASS_SEGMENT,
  withAuxiliary,
} from '../testing/make-pass.ts';
import { readFlights } from '../testing/read-flights.ts';

describe('the barcode of a pass', () => {
  it('asks where it shows another day than the barcode, and takes the barcode’s', async () => {
    // The day of issue in the barcode has the year.
    const message = `${BARCODE.slice(0, -2)}0C>5180  7060BKE`;
    const style = withAuxiliary(
      makeField('departs', 'DEPARTS', 'Aug 04, 2027, 10:00'),
      makeField('arrives', 'ARRIVES', 'Aug 05, 2027, 01:20'),
    );
    const json = makePassJson(style, { ...NO_HINT, barcode: { message } });
    const { legs: segments, questions } = await readFlights(makePass(json));
    expect(segments).toMatchObject([
      { departureDate: '2027-03-04', departureTime: '10:00', arrivalDate: '2027-03-05' },
    ]);
    expect(questions).toMatchObject([
      { id: 'leg-1-departureDate', choices: [{ value: '2027-03-04' }, { value: '2027-08-04' }] },
    ]);
  });

  it('asks where it shows another airport than the barcode', async () => {
    const primaryFields = [makeField('o', 'SEOUL', 'GMP'), makeField('d', 'NEW YORK', 'JFK')];
    const { legs: segments, questions } = await readFlights(
      makePass(makePassJson({ primaryFields })),
    );
    expect(segments).toMatchObject([{ from: 'ICN' }]);
    expect(questions).toMatchObject([
      { id: 'leg-1-from', choices: [{ value: 'ICN' }, { value: 'GMP' }] },
    ]);
  });

  it('keeps the number that it shows where the barcode has the other airline’s', async () => {
    const { legs: segments } = await readFlights(
      makePass(makePassJson(withAuxiliary(makeField('f', 'FLIGHT', 'DL7860')))),
    );
    expect(segments).toMatchObject([{ flightNumber: 'KE81' }]);
    const style = { auxiliaryFields: [makeField('f', 'FLIGHT', 'DL7860')] };
    expect((await readFlights(makePass(makePassJson(style)))).legs).toMatchObject([
      { flightNumber: 'DL7860', airline: 'Delta Air Lines', departureDate: '2027-03-04' },
    ]);
  });

  it('reads the second flight of a barcode with two', async () => {
    const second = 'QX7R2M JFKBOSDL 2200 063Y012C0034 100';
    const message = `M2${BARCODE.slice(2)}${second}`;
    const { legs: segments } = await readFlights(
      makePass(makePassJson({}, { barcode: { message } })),
    );
    expect(segments).toMatchObject([
      { flightNumber: 'KE81', to: 'JFK', seat: '34A' },
      { flightNumber: 'DL2200', from: 'JFK', to: 'BOS', seat: '12C', departureDate: '2027-03-04' },
    ]);
  });

  it('counts the days of the barcode in the year of the pass, not in that of its receipt', async () => {
    // 2028 has a 29th of February, 2027 has not.
    const { legs: segments, questions } = await readFlights(makePass(), '2028-01-01');
    expect(segments).toMatchObject([{ departureDate: '2027-03-04' }]);
    expect(questions).toEqual([]);
  });

  it.each<[string, string, string, string]>([
    // Day of issue: the 50th of a year that ends in 7; the flight is on the 63rd.
    ['seen on the day after its issue', '2027-02-20', '2027-03-04T00:20:00Z', '2027-03-04'],
    ['seen long before its issue', '2026-12-24', '2027-03-04T00:20:00Z', '2027-03-04'],
    ['of ten years ago', '2027-03-01', '2017-03-04T00:20:00Z', '2017-03-04'],
  ])(
    'takes the year of issue that the pass means, %s',
    async (_, receivedOn, relevantDate, day) => {
      const message = `${BARCODE.slice(0, -2)}0C>5180  7050BKE`;
      const auxiliaryFields = [makeField('flight', 'FLIGHT', 'KE081')];
      const json = makePassJson({ auxiliaryFields }, { barcode: { message }, relevantDate });
      const { legs: segments, questions } = await readFlights(makePass(json), receivedOn);
      expect(segments).toMatchObject([{ departureDate: day }]);
      expect(questions).toEqual([]);
    },
  );

  it('takes a pass with the barcode of a boarding pass for one', async () => {
    const json = { description: 'Pass', barcode: { message: BARCODE }, generic: FIELDS };
    expect((await readFlights(makePass(json))).legs).toEqual([PASS_SEGMENT]);
  });
});
