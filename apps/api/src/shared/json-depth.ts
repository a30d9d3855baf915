import { AppError } from '../errors/app-error.ts';

/** No schema of the product is half as deep, with all that a batch wraps around it. */
const MAX_DEPTH = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Throws a BAD_REQUEST where JSON nests deeper than any input does, so that nothing that calls itself for each
 * level ever walks it. It counts brackets outside of texts and does not ask whether the rest is JSON.
 */
export function assertShallow(json: string): void {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case QUOTE:
        at = endOfText(json, at);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1;
        if (depth > MAX_DEPTH) throw tooDeep();
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      default:
    }
  }
}

/** Where the quote is that ends the text which begins at `start`; the end where there is none. */
function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (character === QUOTE) return at;
    if (character === BACKSLASH) at += 1;
  }
  return json.length;
}

function tooDeep(): AppError {
  return new AppError('nested-too-deep', { limit: MAX_DEPTH });
}
