const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&amp;': '&',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
};

/** The value of a text that is JSON, repaired if needed; undefined if it is beyond repair. */
export function parseLeniently(script: string): unknown {
  for (const attempt of [() => script, () => repairJson(script), () => `[${repairJson(script)}]`]) {
    try {
      return JSON.parse(attempt()) as unknown;
    } catch {
      // The next attempt repairs more of it.
    }
  }
  return undefined;
}

/**
 * JSON as mails carry it made into JSON that parses: HTML comments and CDATA around it, escaped quotes,
 * trailing commas, doubled commas, raw line ends inside strings, several objects in a row.
 */
function repairJson(script: string): string {
  const bare = script.replace(/<!--|-->|\/\/\s*<!\[CDATA\[|<!\[CDATA\[|(?:\/\/\s*)?\]\]>/g, ' ');
  const text = /^[\s[{]*&quot;/.test(bare)
    ? bare.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
    : bare;
  return text
    .split(STRING_LITERALS)
    .map((piece) => (piece.startsWith('"') ? repairString(piece) : repairBetween(piece)))
    .join('')
    .trimEnd()
    .replace(/;$/, '');
}

/** Splits into string literals and what is between them; the group keeps the literals. */
const STRING_LITERALS = /("[^"\\]*(?:\\[\s\S][^"\\]*)*")/;

function repairString(literal: string): string {
  // JSON forbids raw control characters in strings.
  return literal.replace(/\p{Cc}/gu, (control) => (control === '\n' ? '\\n' : ' '));
}

function repairBetween(text: string): string {
  return text
    .replace(/\/\*[^*]*\*\//g, ' ')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,(\s*[}\]])/g, '$1')
    .replace(/([}\]])(\s*)([{[])/g, '$1,$2$3');
}
