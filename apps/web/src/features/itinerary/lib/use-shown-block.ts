import { type RefObject, useEffect, useRef } from 'react';
import type { PoiId } from '@ooo/domain/shared/ids';

const AIR_PX = 16;

/** Brings the block of a place into view that is selected elsewhere; what is opened with is left to the first scroll. */
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
