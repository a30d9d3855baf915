import { makeZip } from './make-zip.ts';

interface Field {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly ignoresTimeZone?: boolean;
}

export function makeField(key: string, label: string, value: string): Field {
  return { key, label, value };
}

export const FIELDS = {
  headerFields: [makeField('seat', 'SEAT', '34A'), makeField('gate', 'GATE', '17')],
  primaryFields: [makeField('origin', 'SEOUL', 'ICN'), makeField('destination', 'NEW YORK', 'JFK')],
  secondaryFields: [makeField('passenger', 'PASSENGER', 'KIM/MINA')],
  auxiliaryFields: [
    makeField('flight', 'FLIGHT', 'KE081'),
    makeField('date', 'DATE', '04MAR27'),
    makeField('boarding', 'BOARDING', '09:20'),
  ],
  backFields: [makeField('locator', 'BOOKING REFERENCE', 'QX7R2M')],
};

/** In place of fields: none of them. */
export const NO_FIELDS = {
  headerFields: [],
  secondaryFields: [],
  auxiliaryFields: [],
  backFields: [],
};

/** In place of a pass's data outside its fields: no barcode and no relevant date. */
export const NO_BARCODE = { barcode: undefined };
export const NO_HINT = { relevantDate: undefined };

/** The flight of `makePass` as it is read. */
export const PASS_SEGMENT = {
  flightNumber: 'KE81',
  airline: 'Korean Air',
  from: 'ICN',
  to: 'JFK',
  departureDate: '2027-03-04',
  seat: '34A',
  pnr: 'QX7R2M',
};

/** Fields that are in place of the day and the boarding time. */
export function withAuxiliary(...fields: readonly Field[]): object {
  return { auxiliaryFields: [makeField('flight', 'FLIGHT', 'KE081'), ...fields] };
}

/** The text of a barcode, of a flight on the 63rd day of the year: the 4th of March 2027. */
export const BARCODE = 'M1KIM/MINA            EQX7R2M ICNJFKKE 0081 063Y034A0012 100';

/** `pass.json` of a boarding pass of a made-up traveller; `style` changes its fields, `change` the rest. */
export function makePassJson(style: object = {}, change: object = {}): object {
  return {
    formatVersion: 1,
    organizationName: 'Example Air',
    description: 'Boarding pass',
    barcode: { format: 'PKBarcodeFormatAztec', message: BARCODE, messageEncoding: 'iso-8859-1' },
    boardingPass: { transitType: 'PKTransitTypeAir', ...FIELDS, ...style },
    relevantDate: '2027-03-04T00:20:00Z',
    ...change,
  };
}

/** A `.pkpass` with this `pass.json`, given as a value or as text, and other files. */
export function makePass(
  json: object | string = makePassJson(),
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Uint8Array {
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  return makeZip({ 'pass.json': text, 'icon.png': '\u0089PNG', ...files });
}
