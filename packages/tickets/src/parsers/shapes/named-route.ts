import { splitCells } from '../text/cells.ts';
import { tidyPlace } from './place-name.ts';
import type { Token } from './token.ts';

const ROUTE =
  /^(?:\p{L}{4,10}:\s)?(\p{Lu}[\p{L} .,'’()/-]{1,40}?)(\s(?:-|–|—|→|➔|>|to|nach|a)\s)(\p{Lu}[\p{L} .,'’()/-]{1,40})$/u;

/**
 * The two places of a cell like `Cape Town - Paris CDG`, where the line has no codes and something else of
 * a flight: a date, a time or a number.
 */
export function readNamedRoute(line: string, at: number, shapes: readonly Token[]): Token[] {
  if (shapes.length === 0 || shapes.filter((token) => token.kind === 'airport').length > 1)
    return [];
  for (const cell of splitCells(line)) {
    const [, from = '', divider = '', to = ''] = ROUTE.exec(withoutShapes(cell.text)) ?? [];
    const [first, second] = [tidyPlace(from), tidyPlace(to)];
    if (first === undefined || second === undefined || first === second) continue;
    const start = cell.start + cell.text.indexOf(from);
    const next = start + from.length + divider.length;
    return [
      { kind: 'place', value: first, line: at, start, end: start + from.length },
      { kind: 'place', value: second, line: at, start: next, end: next + to.length },
    ];
  }
  return [];
}

/** A date before the route and the times after it, `12NOV Cape Town - Paris 07:55`, are no part of the names. */
function withoutShapes(text: string): string {
  return text
    .replace(/^[\p{L}.]{0,10}\s?\d[\p{L}\d./-]*,?\s+/u, '')
    .replace(/\s\d{1,2}:\d{2}.*$/u, '');
}
