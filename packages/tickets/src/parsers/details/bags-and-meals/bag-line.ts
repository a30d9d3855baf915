import { findBaggage, readBaggage } from '../../../atoms/baggage.ts';
import { labelWords } from '../../../atoms/labels.ts';
import { HAND_BAGS } from '../../../languages/detail-words.ts';
import type { Hit } from '../../../text/hit.ts';
import { makeFinder } from '../../../text/made-of.ts';
import { readDetails } from '../../tokens/read-detail.ts';
import { ofKind } from '../../tokens/token.ts';

/** The travellers and flights that a label names for its value: `Checked bags, per passenger, outbound and return: 1 bag`. */
const LABELLED = new RegExp(
  String.raw`^\s{0,12}(?<label>(?:${labelWords('baggage').join('|')})[^\d:：]{3,60}[:：])\s?(?<value>.{3,120})$`,
  'iu',
);
const HAND = makeFinder(HAND_BAGS);

/** The checked baggage of a line: behind its label, otherwise as a whole cell. */
export function findLineBaggage(line: string): readonly Hit<string>[] {
  const labelled = ofKind(readDetails([line], 0), 'baggage');
  if (labelled.length > 0) return labelled;
  const cells = findBaggage(line);
  if (cells.length > 0) return cells;
  const { label = '', value: text = '' } = LABELLED.exec(line)?.groups ?? {};
  const value = HAND.test(label) ? undefined : readBaggage(text);
  return value === undefined ? [] : [{ value, start: line.length - text.length, end: line.length }];
}
