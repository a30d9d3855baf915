import type { DragItem } from '../state/drag.atoms.ts';

/** dnd-kit hands back what a draggable element was given as anything at all. */
export function isDragItem(
  data: Record<string, unknown> | undefined,
): data is DragItem & Record<string, unknown> {
  return data !== undefined && 'poi' in data && 'part' in data;
}
