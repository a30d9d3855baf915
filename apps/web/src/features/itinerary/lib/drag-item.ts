import type { DragItem } from '../state/drag.atoms.ts';

/** dnd-kit types the data of a draggable element as `any`. */
export function isDragItem(
  data: Record<string, unknown> | undefined,
): data is DragItem & Record<string, unknown> {
  return data !== undefined && 'poi' in data && 'part' in data;
}
