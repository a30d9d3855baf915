import type { Point } from '../state/drag.atoms.ts';
import { isOverIdeas } from './drop-target.ts';

/** How near an edge scrolling begins, and how many pixels a frame it reaches at the edge. */
const NEAR_PX = 56;
const MOST_PX = 14;
/** The header of the page, and the tabs at its foot. */
const BARS_PX = 64;

/**
 * Scrolls what lies under the pointer if that is near its upper or lower edge; true while there is more to come. dnd-kit
 * scrolls the container that the element came from, even if the pointer is elsewhere. Over the ideas nothing scrolls: a
 * row taken up where they appear would be carried into another day.
 */
export function scrollAt(point: Point): boolean {
  if (isOverIdeas(point)) return false;
  const scroller = scrollerAt(point);
  if (!scroller) return false;
  const isPage = scroller === document.scrollingElement;
  const { top, bottom } = isPage
    ? { top: BARS_PX, bottom: window.innerHeight - BARS_PX }
    : roomOf(scroller);
  const above = nearness(point.y - Math.max(0, top));
  const below = nearness(Math.min(window.innerHeight, bottom) - point.y);
  const before = scroller.scrollTop;
  scroller.scrollTop += Math.round((below - above) * MOST_PX);
  return scroller.scrollTop !== before;
}

/** Its visible part without the ideas, which lie over its foot while a visit is moved. */
function roomOf(scroller: Element): { readonly top: number; readonly bottom: number } {
  const { top, bottom } = scroller.getBoundingClientRect();
  const ideas = scroller.querySelector('[data-over-rows]')?.getBoundingClientRect();
  return { top, bottom: Math.min(bottom, ideas?.top ?? bottom) };
}

/** From 0, far from an edge, to 1 at it. */
function nearness(px: number): number {
  return Math.min(1, Math.max(0, 1 - px / NEAR_PX));
}

function scrollerAt({ x, y }: Point): Element | undefined {
  let element = document.elementFromPoint(x, y);
  while (element && element !== document.body) {
    const { overflowY } = getComputedStyle(element);
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    if (scrolls && element.scrollHeight > element.clientHeight) return element;
    element = element.parentElement;
  }
  // Only on a phone is the day longer than the page; elsewhere scrolling the page would only show its footer.
  const isLongDay = document.querySelector('[data-drop="hours"]') !== null;
  const isPhone = window.matchMedia('(max-width: 1023.98px)').matches;
  return isLongDay && isPhone ? (document.scrollingElement ?? undefined) : undefined;
}
