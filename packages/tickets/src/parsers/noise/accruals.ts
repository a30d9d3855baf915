import { findTimes } from '../../atoms/time.ts';

/** The heading of what a journey earns, or the columns of its table. */
const EARNED =
  /(?<!\p{L})(?:accruals?(?: details)?|(?:award|bonus|status|qualifying|base|elite) (?:miles|points|credits)|(?:miles|mileage) (?:to be |already )?(?:earned|accrued|credited|posted)|(?:miles|points) you(?:['’]ll| will) earn|millas (?:a )?(?:acumula\p{L}*|ganadas)|(?:acumulaci[oó]n|detalle) de millas|prämienmeilen|PQP|PQF)(?!\p{L})|적립\s?(?:예정|예상)?\s?마일(?:리지)?|마일리지\s?적립\s?(?:예정|내역|안내)/iu;
const HEADING = 120;
const MOST = 16;

/**
 * The lines with those below a heading of what a journey earns left empty, up to an empty line: flights are listed there
 * again, with miles and without times.
 */
export function withoutAccruals(lines: readonly string[]): readonly string[] {
  const kept = [...lines];
  for (const [at, line] of lines.entries()) {
    if (line.length > HEADING || !EARNED.test(line)) continue;
    const below = lines.slice(at + 1, at + 1 + MOST);
    const end = below.findIndex((each) => each.trim() === '');
    const rows = end < 0 ? below : below.slice(0, end);
    if (rows.some((row) => findTimes(row).length > 0)) continue;
    kept.fill('', at + 1, at + 1 + rows.length);
  }
  return kept;
}
