import { groupBy } from '@ooo/domain/shared/group-by';
/** A code as the shapes of its letters were read. */
export interface CodeReading {
  readonly text: string;
  readonly confidence: number;
}

/** Letters and digits of one shape: only the letters beside them tell, which the network knows. */
const SAME_SHAPE = /^[O0]{2}$/u;
/** Those that are nearly alike; for them a reading must be surer. */
const ALIKE = /^(?:[5Ss]{2}|[2Zz]{2}|[8B]{2}|[1I]{2}|[D0O]{2}|[6G]{2})$/u;
const SURE = 85;
const SURER = 88;
/** What is read alike in all sizes has as many letters as it seems. */
const SURE_OF_LENGTH = 82;
const SIGN = /[.,:;]+$/u;

/** A code that was read by a network, as it is by its shapes where they leave no doubt, and as sure as they are. */
export function chooseCode(network: CodeReading, shapes: readonly CodeReading[]): CodeReading {
  const sign = SIGN.exec(network.text)?.[0] ?? '';
  const expected = network.text.slice(0, network.text.length - sign.length);
  const same = shapes.find(({ text }) => text.replace(SIGN, '') === expected);
  if (same) {
    return { text: network.text, confidence: Math.max(network.confidence, same.confidence) };
  }
  const agreed = findAgreed(shapes);
  if (!agreed) return network;
  const { text: read, confidence, isUnanimous } = agreed;
  const isSure = confidence >= SURE || (isUnanimous && confidence >= SURE_OF_LENGTH);
  const apart = Math.abs(read.length - expected.length);
  if (!isSure || apart > (isUnanimous ? 2 : 1)) return network;
  const letters = Array.from(expected, (letter, at) =>
    chooseLetter(letter, read[at] ?? letter, confidence),
  );
  return {
    text: (apart > 0 ? read : letters.join('')) + sign,
    confidence: Math.max(network.confidence, confidence),
  };
}

interface Agreed extends CodeReading {
  readonly isUnanimous: boolean;
}

/** What two sizes at least read alike, as sure as the less sure of them is. */
function findAgreed(shapes: readonly CodeReading[]): Agreed | undefined {
  const groups = groupBy(shapes, ({ text }) => text.replace(SIGN, ''));
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
