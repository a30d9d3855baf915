import { isLoneCode, isWordCode } from '../../atoms/airport-code.ts';
import { isNamed } from '../../atoms/airport-name.ts';
import type { Token } from './token.ts';

/** Lines in which the other end, or the name of the same one, is. */
const NEAR = 3;
const LONGEST = 40;

/**
 * A code that is a word too, alone on its line: `LAS` over `→` and `RDU`, or `PER` beside `Perth`. Without another
 * code alone on its line, or the name, close by it is a word.
 */
export function readWordCode(lines: readonly string[], at: number): Token[] {
  const line = lines[at] ?? '';
  const code = line.trim();
  if (!isWordCode(code)) return [];
  const near = [...lines.slice(Math.max(0, at - NEAR), at), ...lines.slice(at + 1, at + NEAR + 1)]
    .map((other) => other.trim().slice(0, LONGEST))
    .filter((other) => other !== code);
  if (!near.some((other) => isLoneCode(other) || isNamed(code, other))) return [];
  const start = line.indexOf(code);
  return [{ kind: 'airport', value: code, line: at, start, end: start + code.length }];
}
