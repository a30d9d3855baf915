import { findFlightNumbers } from '../../atoms/flight-number.ts';

const LONGEST = 300;
/** Operators and names of trains that airlines sell under their own numbers. */
const RAIL =
  /(?<![\p{L}\d])(?:express rail|airail|tgv(?: air| inoui)|sncf|deutsche bahn|db (?:fernverkehr|bahn|ag)|ice \d{2,4}|trenitalia|frecciarossa|renfe|ave \d{4,5}|öbb|railjet|amtrak|eurostar|thalys|korail|ktx|ns international)(?![\p{L}\d])/iu;
/** A train's number right behind what it is: `밀라노 → 피렌체 고속열차 FR 9533`. */
const TRAIN =
  /(?:고속\s?(?:열차|철도)|열차|기차|(?<!\p{L})(?:high-?speed (?:train|rail)|trains?|tren(?: de alta velocidad)?|zug|treno|shinkansen)(?!\p{L}))\s?(?:no\.?\s?|n[º°]\s?|:\s?)?[A-Z]{2,4}\s?\d{2,5}(?!\d)/iu;
const OPERATED =
  /^\s*(?:operated by|durchgeführt von|opéré par|operado por|operato da|uitgevoerd door|운항)/iu;

/**
 * The lines with those of trains left empty that go under the number of a flight: `LH 3603   Express Rail, operated by
 * Deutsche Bahn` with all that is around it up to empty lines, where no other number is there; and the lines that
 * name a train before its number.
 */
export function withoutRailFlights(printed: readonly string[]): readonly string[] {
  const lines = printed.map((line) => (TRAIN.test(line.slice(0, LONGEST)) ? '' : line));
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
