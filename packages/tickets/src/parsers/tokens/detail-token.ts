import { readAircraft } from '../../atoms/aircraft.ts';
import { readBaggage } from '../../atoms/baggage.ts';
import { findDurations } from '../../atoms/duration.ts';
import { type LabelledField, untilNextLabel } from '../../atoms/labels.ts';
import { readMeal } from '../../atoms/meal.ts';
import { readOperator } from '../../atoms/operator.ts';
import { readSeats } from '../../atoms/seat.ts';
import type { Cell } from '../../text/cells.ts';
import type { Token } from './token.ts';

/** What a label names that is no end of a flight and no day. */
export type DetailField = Exclude<LabelledField, 'departure' | 'arrival' | 'date'>;

/** Under `EQUIP.` is the type of aircraft, or what may be checked: `1PC`. */
const ALLOWANCE = /^\s*\d{1,2}\s?(?:PCS?|KG?|KGS)\s*$/u;

/** The token of a label's value; none where the value says nothing. `cell` is what the value ends with. */
export function toToken(field: DetailField, text: string, line: number, cell: Cell): Token[] {
  const value = untilNextLabel(text);
  const end = cell.start + cell.text.length - text.length + value.length;
  const place = { line, start: cell.start, end };
  if (field === 'duration') {
    const duration = findDurations(value.slice(0, 60), { labelled: true })[0];
    // `Flight time 2h 40min. Airbus A319.` goes on with other things.
    const durationEnd = end - value.length + (duration?.end ?? 0);
    return duration
      ? [{ kind: 'duration', value: duration.value, ...place, end: durationEnd }]
      : [];
  }
  if (field === 'aircraft' && ALLOWANCE.test(value)) return toToken('baggage', text, line, cell);
  const read = READERS[field](value);
  if (read === undefined) return [];
  // What follows a value that is printed as it is may be another field's.
  const printed = field === 'operatedBy' ? -1 : value.indexOf(read);
  const valueEnd = printed < 0 ? end : end - value.length + printed + read.length;
  return [{ kind: field, value: read, ...place, end: valueEnd }];
}

const READERS: Readonly<
  Record<Exclude<DetailField, 'duration'>, (text: string) => string | undefined>
> = {
  aircraft: readAircraft,
  seat: readSeats,
  meal: readMeal,
  // `Bags: 1` is a count.
  baggage: (text) => readBaggage(text.replace(/^\s*0?(\d)\s*$/u, '$1PC')),
  operatedBy: readOperator,
};
