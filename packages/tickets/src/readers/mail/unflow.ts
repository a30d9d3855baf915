/** Lines are broken where the next word does not fit; a shorter one ends where its writer ended it. */
const NARROWEST = 60;

interface FlowedLine {
  readonly quotes: number;
  readonly text: string;
}

/**
 * A text of `format=flowed` (RFC 3676) with its paragraphs on one line each. Quoted paragraphs are put together among
 * themselves, and keep their marks.
 */
export function unflow(text: string, deletesSpaces: boolean): string {
  const paragraphs: { readonly quotes: number; readonly pieces: string[] }[] = [];
  let previous: FlowedLine | undefined;
  for (const raw of text.split(/\r?\n/)) {
    const line = readLine(raw);
    const last = paragraphs.at(-1);
    if (last && previous && goesOn(previous, line)) last.pieces.push(line.text);
    else paragraphs.push({ quotes: line.quotes, pieces: [line.text] });
    previous = line;
  }
  return paragraphs
    .map(({ quotes, pieces }) => '> '.repeat(quotes) + join(pieces, deletesSpaces))
    .join('\n');
}

/** Quote marks come first; behind them, a line that would begin with a space has one more. */
function readLine(raw: string): FlowedLine {
  const marks = /^(?:> ?(?=>)|>)*/.exec(raw)?.[0] ?? '';
  const text = raw.slice(marks.length);
  return {
    quotes: marks.replaceAll(' ', '').length,
    text: text.startsWith(' ') ? text.slice(1) : text,
  };
}

function goesOn(line: FlowedLine, next: FlowedLine): boolean {
  if (!line.text.endsWith(' ') || line.text === '-- ' || line.quotes !== next.quotes) return false;
  const [word = ''] = next.text.trimStart().split(' ', 1);
  return word !== '' && line.text.length + word.length > NARROWEST;
}

function join(pieces: readonly string[], deletesSpaces: boolean): string {
  if (!deletesSpaces) return pieces.join('');
  return pieces.map((piece, at) => (at < pieces.length - 1 ? piece.slice(0, -1) : piece)).join('');
}
