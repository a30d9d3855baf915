/** Labels that are printed right before their values, as they are written there. */
const LABEL =
  'Flight|Departure|Arrival|Class|Status|(?:Fare )?Basis|Baggage|(?:Aircraft )?Type|(?:Flight )?Duration|(?:Seat )?[Nn]umber|(?:Passenger )?Name|(?:Booking )?Reference|Date|Time|From|To|Seat|Terminal|Gate|Vuelo|Salida|Llegada|Clase|Asiento|Equipaje|Estado';
/** Labels that follow a value without a blank. */
const NEXT =
  'Operated by|Operado por|Terminal|Status|Class|Baggage|Seat|Duration|Flight|Departure|Arrival|비행\\s?시간|소요\\s?시간|수하물|좌석|기종|운항|항공권|도착|출발|터미널';
/** A value: two capitals or a digit, or a class alone. `FlightAware` is a name. */
const BEFORE_VALUE = String.raw`(?<!\p{L})(${LABEL})(?=[A-Z]{2}|[A-Z]?\d|[A-Z](?:\s|$))`;
const GLUED = new RegExp(BEFORE_VALUE, 'u');
const ALL_GLUED = new RegExp(BEFORE_VALUE, 'gu');
const BEHIND_VALUE = new RegExp(String.raw`(?<=[A-Z\d)])(?=(?:${NEXT})(?:[\s:]|[A-Z\d]|$))`, 'gu');
/** One label may run into its value by chance. */
const LEAST = 3;

/**
 * The lines of a document that was copied without the blanks between labels and values, with two in place of each:
 * `FlightKE017Operated by KE` is `Flight  KE017  Operated by KE`.
 */
export function withGaps(lines: readonly string[]): readonly string[] {
  const glued = lines.filter((line) => GLUED.test(line)).length;
  if (glued < LEAST) return lines;
  return lines.map((line) => line.replaceAll(ALL_GLUED, '$1  ').replaceAll(BEHIND_VALUE, '  '));
}
