/** A code as the shapes of its letters were read. */
export interface CodeReading {
  readonly text: string;
  readonly confidence: number;
}

/** Letters and digits of one shape: only the letters beside them tell, which the network knows. */
const SAME_SHAPE = /^[O0]{2}$/u;
/** Those that are nearly alike; for them a reading must be surer. */
const ALIKE = /^(?:[5S]{2}|[2Z]{2}|[8B]{2}|[1I]{2}|[D0O]{2}|[6G]{2})$/u;
const SURE = 85;
const SURER = 88;
/** What is read alike in all sizes has as many letters as it seems. */
const SURE_OF_LENGTH = 82;
const SIGN = /[.,:;]+$/u;

/** A code that was read by a network, as it is by its shapes where they leave no doubt. */
export function chooseCode(network: string, shapes: readonly CodeReading[]): string {
  const sign = SIGN.exec(network)?.[0] ?? '';
  const expected = network.slice(0, network.length - sign.length);
  const agreed = findAgreed(shapes);
  if (!agreed) return network;
  const read = agreed.text;
  if (read.length !== expected.length) {
    const isSure =
      agreed.confidence >= SURE || (agreed.isUnanimous && agreed.confidence >= SURE_OF_LENGTH);
    return isSure && Math.abs(read.length - expected.length) === 1 ? read + sign : network;
  }
  const letters = Array.from(expected, (letter, at) =>
    chooseLetter(letter, read[at] ?? letter, agreed.confidence),
  );
  return letters.join('') + sign;
}

interface Agreed extends CodeReading {
  readonly isUnanimous: boolean;
}

/** What two sizes at least read alike, as sure as the less sure of them is. */
function findAgreed(shapes: readonly CodeReading[]): Agreed | undefined {
  const groups = Map.groupBy(shapes, ({ text }) => text.replace(SIGN, ''));
  for (const [text, alike] of groups) {
    if (alike.length < 2) continue;
    const confidence = Math.min(...alike.map((reading) => reading.confidence));
    return { text, confidence, isUnanimous: alike.length === shapes.length };
  }
  return undefined;
}

function chooseLetter(network: string, shape: string, confidence: number): string {
  const pair = network + shape;
  if (network === shape || SAME_SHAPE.test(pair)) return network;
  return confidence >= (ALIKE.test(pair) ? SURER : SURE) ? shape : network;
}
