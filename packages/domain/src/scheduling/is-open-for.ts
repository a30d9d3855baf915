import type { OpenWindow } from './schedule.schema.ts';

/** Minutes since the midnight of a day; `endMin` may lie beyond the next one. */
interface Span {
  readonly startMin: number;
  readonly endMin: number;
}

/** Whether a visit lies whole in one of the windows; true where the hours are unknown. */
export function isOpenFor(
  windows: readonly OpenWindow[] | null,
  { startMin, endMin }: Span,
): boolean {
  if (windows === null) return true;
  return windows.some(({ openMin, closeMin }) => openMin <= startMin && endMin <= closeMin);
}
