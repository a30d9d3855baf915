import { useReducedMotion } from '@mantine/hooks';
import type { DayChoice } from '@ooo/domain/pois/day-filter';
import type { PoiId } from '@ooo/domain/shared/ids';
import { type RefObject, useEffect, useRef } from 'react';

/** Moves the list, and nothing around it, as `scrollIntoView` would. */
function bring(list: HTMLElement, item: Element, block: 'start' | 'nearest', isSmooth: boolean) {
  const scroller = list.closest<HTMLElement>('[data-scrolls]');
  if (!scroller) return;
  const [room, box] = [scroller.getBoundingClientRect(), item.getBoundingClientRect()];
  const top = room.top + Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop || '0');
  const above = box.top - top;
  const below = box.bottom - room.bottom;
  const by = block === 'start' || above < 0 ? above : Math.max(0, below);
  if (by !== 0) scroller.scrollBy({ top: by, behavior: isSmooth ? 'smooth' : 'auto' });
}

/** Keeps the chosen day and the selected place in view, wherever they were chosen. */
export function useBroughtNear(
  day: DayChoice,
  selectedId: PoiId | undefined,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const isSmooth = !useReducedMotion();
  const isFirst = useRef(true);

  useEffect(() => {
    const head = list.current?.querySelector(`[data-date="${day}"]`);
    if (list.current && head) bring(list.current, head, 'start', isSmooth && !isFirst.current);
  }, [day, isSmooth]);

  useEffect(() => {
    const row = selectedId && list.current?.querySelector(`[data-poi="${selectedId}"]`);
    if (list.current && row) bring(list.current, row, 'nearest', isSmooth && !isFirst.current);
    isFirst.current = false;
  }, [selectedId, isSmooth]);

  return list;
}
