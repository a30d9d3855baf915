import { findBaggage } from '../../../atoms/baggage.ts';
import { isDish, isMeal } from '../../../atoms/meal.ts';
import { readSeats } from '../../../atoms/seat.ts';
import { splitCells } from '../../../text/cells.ts';
import type { Hit } from '../../../text/hit.ts';
import { readDetails } from '../../tokens/read-detail.ts';
import { ofKind } from '../../tokens/token.ts';

/** The meal that a row of a traveller tells: by its label, or in a cell of its own behind the seat or the baggage. */
export function findRowMeal(line: string): Hit<string> | undefined {
  const [labelled] = ofKind(readDetails([line], 0), 'meal');
  if (labelled) return labelled;
  const cells = splitCells(line);
  const first = cells.findIndex(
    ({ text }) => /\d/u.test(text) && (readSeats(text) ?? findBaggage(text)[0]) !== undefined,
  );
  const cell = cells.find(
    ({ text }, at) => first >= 0 && at > first && (isMeal(text) || isDish(text)),
  );
  return cell && { value: cell.text, start: cell.start, end: cell.end };
}
