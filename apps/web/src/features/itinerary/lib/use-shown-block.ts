import { type RefObject, useEffect, useRef } from 'react';
import type { PoiId } from '@ooo/domain/shared/ids';

const AIR_PX = 16;

/** Scrolls to the block of a place that was selected elsewhere; the first scroll handles the initial selection. */
export function useShownBlock(
  scroller: RefObject<HTMLDivElement | null>,
  selectedId: PoiId | undefined,
): void {
  const before = useRef(selectedId);
  useEffect(() => {
    const isNew = before.current !== selectedId;
    before.current = selectedId;
    const room = scroller.current;
    const block = room?.querySelector('[data-block][data-selected]');
    if (!isNew || !room || !block) return;
    const box = block.getBoundingClientRect();
    const { top, bottom } = room.getBoundingClientRect();
    const head = room.querySelector('[data-heads]')?.clientHeight ?? 0;
    const above = box.top - top - head - AIR_PX;
    const below = Math.min(above, box.bottom - bottom + AIR_PX);
    if (above < 0) room.scrollBy({ top: above });
    else if (below > 0) room.scrollBy({ top: below });
  }, [scroller, selectedId]);
}
