import { type KeyboardEvent, useState } from 'react';
import { KEYS } from '../../../lib/keys.ts';

export type ResultCell = 'place' | 'save';

/** The cell of a result that the keyboard is on, while the focus stays in the field. */
export interface ActiveCell {
  readonly row: number;
  readonly cell: ResultCell;
}

interface ResultKeys {
  readonly rowCount: number;
  /** The cells of a row from left to right. */
  readonly cells: readonly [ResultCell, ...ResultCell[]];
  readonly onPress: (active: ActiveCell) => void;
  /** Enter without a result. */
  readonly onSubmit: () => void;
}

const [UP, DOWN] = KEYS.results;
const [LEFT, RIGHT] = KEYS.resultCells;
const STEPS: Readonly<Record<string, number>> = { [DOWN]: 1, [UP]: -1 };

/** From the field to the first or the last result, and round again. */
function stepRow(row: number | undefined, step: number, count: number): number {
  if (row === undefined) return step > 0 ? 0 : count - 1;
  return (row + step + count) % count;
}

/**
 * The keys of a field with a grid of results under it: up and down choose a result, left and right one of its cells,
 * Enter presses it.
 */
export function useResultKeys({ rowCount, cells, onPress, onSubmit }: ResultKeys) {
  const [wanted, setActive] = useState<ActiveCell>();
  const active = wanted && wanted.row < rowCount ? wanted : undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    // While a syllable is being composed the keys are the input method's.
    if (event.nativeEvent.isComposing) return;
    if (event.key === KEYS.chooseResult[0]) {
      event.preventDefault();
      if (active) onPress(active);
      else onSubmit();
    } else if (step !== undefined && rowCount > 0) {
      event.preventDefault();
      const row = stepRow(active?.row, step, rowCount);
      setActive({ row, cell: active?.cell ?? cells[0] });
    } else if (active && (event.key === LEFT || event.key === RIGHT)) {
      const cell = cells[cells.indexOf(active.cell) + (event.key === RIGHT ? 1 : -1)];
      event.preventDefault();
      if (cell) setActive({ ...active, cell });
    }
  };
  return { active, onKeyDown, leave: () => setActive(undefined) };
}
