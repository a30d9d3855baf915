import { findFlightNumbers } from '../../atoms/flight-number.ts';

/** Who runs trains that airlines sell under numbers of their own, and what such trains are called. */
const RAIL =
  /(?<![\p{L}\d])(?:express rail|airail|tgv(?: air| inoui)|sncf|deutsche bahn|db (?:fernverkehr|bahn|ag)|ice \d{2,4}|trenitalia|frecciarossa|renfe|ave \d{4,5}|öbb|railjet|amtrak|eurostar|thalys|korail|ktx|ns international)(?![\p{L}\d])/iu;
const OPERATED =
  /^\s*(?:operated by|durchgeführt von|opéré par|operado por|operato da|uitgevoerd door|운항)/iu;

/**
 * The lines with those of trains left empty that go under the number of a flight: `LH 3603   Express Rail, operated by
 * Deutsche Bahn` with all that stands around it up to empty lines, where no other number stands there.
 */
export function withoutRailFlights(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => RAIL.test(line))) return lines;
  const kept = [...lines];
  for (let from = 0; from < lines.length;) {
    let to = from;
    while (to < lines.length && (lines[to] ?? '').trim() !== '') to++;
    if (isOfTrain(lines.slice(from, to))) kept.fill('', from, to);
    from = to + 1;
  }
  return kept;
}

/** One number, with a railway on its line or as the operator below it. */
function isOfTrain(block: readonly string[]): boolean {
  const at = block.findIndex((line) => findFlightNumbers(line).length > 0);
  if (at < 0 || block.slice(at + 1).some((line) => findFlightNumbers(line).length > 0))
    return false;
  const [line = '', below = ''] = block.slice(at);
  const isOne = findFlightNumbers(line).length === 1;
  return isOne && (RAIL.test(line) || (OPERATED.test(below) && RAIL.test(below)));
}
