/** A letter as a network read it. */
export interface Letter {
  readonly text: string;
  /** 0 guessed to 100 certain. */
  readonly confidence: number;
  /** Where it is in its strip: 0 at its left edge to 1 at its right. */
  readonly at: number;
}

/**
 * The letters of a strip out of what a network says of each of its columns: how likely each sign of the alphabet is
 * there, the first being none. A sign that goes on through columns is one letter (connectionist temporal classification).
 */
export function decodeLetters(likely: Float32Array, alphabet: readonly string[]): Letter[] {
  const columns = Math.floor(likely.length / alphabet.length);
  const letters: Letter[] = [];
  let last = 0;
  for (let column = 0; column < columns; column += 1) {
    const [sign, share] = findLikeliest(likely, column * alphabet.length, alphabet.length);
    if (sign !== 0 && sign !== last) {
      letters.push({
        text: alphabet[sign] ?? '',
        confidence: share * 100,
        at: (column + 0.5) / columns,
      });
    }
    last = sign;
  }
  return letters;
}

function findLikeliest(
  likely: Float32Array,
  from: number,
  signs: number,
): readonly [sign: number, share: number] {
  let [sign, most] = [0, likely[from] ?? 0];
  for (let at = 1; at < signs; at += 1) {
    const share = likely[from + at] ?? 0;
    if (share > most) [sign, most] = [at, share];
  }
  return [sign, most];
}
