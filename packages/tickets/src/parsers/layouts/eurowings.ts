import type { LegDraft } from '../../document.ts';
import { findDates } from '../atoms/date.ts';
import { findFlightNumbers } from '../atoms/flight-number.ts';
import { readOperator } from '../atoms/operator.ts';
import { findTimes } from '../atoms/time.ts';
import { labelAt } from '../labels.ts';
import { definedOnly } from '../text/defined.ts';
import { flightFields, foundIn, momentFields, placeFields } from '../text/line-reader.ts';
import { detailFields } from './detail-fields.ts';
import { type Block, type Layout, splitBlocks } from './layout.ts';

const HEADING = /^\s{0,12}(?:flight|flug|vuelo|vol):\s{1,4}\d{1,2}\.\d{1,2}\.\d{4}\s{1,4}\|\s/iu;

/**
 * Eurowings' receipt: `Flight: 15.06.2017 | 4U 8462 (X)`, then `Departure: 12:55  Berlin-Tegel`. Airports by
 * name only, one date for the whole flight.
 */
export const eurowings: Layout = {
  id: 'eurowings',
  recognises: ({ lines }) => (lines.some((line) => HEADING.test(line)) ? 0.95 : 0),
  parse: ({ lines }) => ({
    legs: splitBlocks(lines, (line) => HEADING.test(line), 14).flatMap(
      (block) => readBlock(lines, block) ?? [],
    ),
  }),
};

function readBlock(lines: readonly string[], block: Block): LegDraft | undefined {
  const heading = { text: lines[block.from] ?? '', at: block.from };
  const flight = findFlightNumbers(heading.text)[0]?.value;
  const date = findDates(heading.text)[0]?.value;
  if (!flight || !date) return undefined;
  let fields: Partial<LegDraft> = {};
  for (let at = block.from + 1; at < block.to; at++) {
    const line = { text: lines[at] ?? '', at };
    const head = line.text.replace(/^[\s*]+/u, '');
    const label = labelAt(head);
    const value = head.slice(label?.length ?? 0);
    if (label?.field === 'operatedBy') {
      const operator = readOperator(value);
      fields = {
        ...definedOnly({
          operatedBy: operator === undefined ? undefined : foundIn(line, operator, operator),
        }),
        ...fields,
      };
    }
    if (label?.field !== 'departure' && label?.field !== 'arrival') continue;
    const time = findTimes(value)[0];
    if (!time) continue;
    const side = label.field === 'departure' ? 'from' : 'to';
    const end = placeFields(side, line, value.slice(time.end));
    fields = { ...end, ...momentFields(label.field, line, value.slice(0, time.end)), ...fields };
  }
  return {
    ...flightFields(heading, flight.flightNumber),
    departureDate: foundIn(heading, date),
    ...detailFields(lines, block),
    ...fields,
  };
}
