import { describe, expect, it } from 'vitest';
import {
  FIELDS,
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

describe('the facts of a pass for machines', () => {
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
    const style = { ...NO_FIELDS, primaryFields: [] };
    const json = makePassJson(style, { ...NO_BARCODE, ...NO_HINT, semantics: SEMANTICS });
    const { legs: segments } = await readFlights(makePass(json));
    expect(segments).toEqual([
      { ...PASS_SEGMENT, departureTime: '10:00', arrivalDate: '2027-03-04', arrivalTime: '10:20' },
    ]);
  });

  it('finds facts at the fields too', async () => {
    const [origin, ...others] = FIELDS.primaryFields;
    const primaryFields = [{ ...origin, semantics: SEMANTICS }, ...others];
    const { legs: segments } = await readFlights(makePass(makePassJson({ primaryFields })));
    expect(segments).toMatchObject([{ departureTime: '10:00', arrivalTime: '10:20' }]);
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
});
