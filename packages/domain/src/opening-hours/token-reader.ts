/** Thrown inside the parser alone: the text is not in the syntax. */
export class NotOpeningHours extends Error {}

export type Token =
  | { readonly is: 'number'; readonly text: string; readonly value: number }
  | { readonly is: 'word'; readonly text: string; readonly value: string }
  | { readonly is: 'comment'; readonly text: string }
  | { readonly is: 'sign'; readonly text: string };

const TOKEN = /\s*(?:(24\/7)|(\d{1,4})|([A-Za-z]+)|"([^"]*)"|(\|\||[-+:;,[\]()/]))/y;
const DASHES = /[‐‑‒–—−]/g;
const FULL_WIDTH_COLON = /[：∶]/g;
/** Hours and minutes with a full stop: `10.30`. */
const DOTTED_TIME = /(?<![\d.])(\d{1,2})\.(\d{2})(?![\d.])/g;

/** The pieces of an expression; throws {@link NotOpeningHours} at a character that has no meaning there. */
function toTokens(expression: string): Token[] {
  const text = expression
    .replace(DASHES, '-')
    .replace(FULL_WIDTH_COLON, ':')
    .replace(DOTTED_TIME, '$1:$2')
    .trim();
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new NotOpeningHours(`at ${at}`);
    const [, always, number, word, comment, sign] = match;
    if (always !== undefined) tokens.push({ is: 'sign', text: always });
    else if (number !== undefined) {
      tokens.push({ is: 'number', text: number, value: Number(number) });
    } else if (word !== undefined) {
      tokens.push({ is: 'word', text: word, value: word.toLowerCase() });
    } else if (comment !== undefined) tokens.push({ is: 'comment', text: comment });
    else if (sign !== undefined) tokens.push({ is: 'sign', text: sign });
  }
  return tokens;
}

/** Walks over the tokens of an expression. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(expression: string) {
    this.#tokens = toTokens(expression);
  }

  peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#at + ahead];
  }

  next(): Token {
    const token = this.#tokens[this.#at];
    if (!token) throw new NotOpeningHours('cut off');
    this.#at += 1;
    return token;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  isSign(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token?.is === 'sign' && token.text === text;
  }

  /** Whether the next token was this sign; then it is passed over. */
  takeSign(text: string): boolean {
    if (!this.isSign(text)) return false;
    this.#at += 1;
    return true;
  }

  needSign(text: string): void {
    if (!this.takeSign(text)) throw new NotOpeningHours(`no ${text}`);
  }

  /** The value of a word in a table; undefined if the next token is not one of its words. */
  peekWord<T>(table: ReadonlyMap<string, T>, ahead = 0): T | undefined {
    const token = this.peek(ahead);
    return token?.is === 'word' ? table.get(token.value) : undefined;
  }

  takeWord<T>(table: ReadonlyMap<string, T>): T | undefined {
    const value = this.peekWord(table);
    if (value !== undefined) this.#at += 1;
    return value;
  }

  isNumber(ahead = 0): boolean {
    return this.peek(ahead)?.is === 'number';
  }

  needNumber(least: number, most: number): number {
    const token = this.next();
    if (token.is !== 'number' || token.value < least || token.value > most) {
      throw new NotOpeningHours(`no number from ${least} to ${most}`);
    }
    return token.value;
  }
}
