import { decodeBytes, encodingOfCharset, encodingOfPage } from './rtf-encodings.ts';
import { isBesidePage, OUTERMOST, type RtfGroup } from './rtf-groups.ts';
import { RtfPage } from './rtf-page.ts';
import { readTokens, type RtfToken } from './rtf-tokens.ts';

/** Groups in groups of real documents are some twenty deep. */
const MAX_DEPTH = 500;
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  nestcell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
};

/**
 * The page of a rich text file as HTML, without what its writer has deleted or hidden; `rtf` has a character for
 * each byte. Undefined where its groups are too deep.
 */
export function rtfToHtml(rtf: string): string | undefined {
  const reader = new RtfReader();
  for (const token of readTokens(rtf)) {
    reader.read(token);
    if (reader.isTooDeep) return undefined;
    if (reader.page.isFull) break;
  }
  return reader.finish();
}

class RtfReader {
  readonly page = new RtfPage();
  readonly #outer: RtfGroup[] = [];
  readonly #encodings = new Map<number, string>();
  #group: RtfGroup = { ...OUTERMOST };
  #encoding = 'windows-1252';
  /** Bytes that are not decoded yet: a character may have two. */
  #bytes = '';
  /** Bytes to come that replace the character before them. */
  #skipped = 0;
  /** No word of the group has come yet, and whether a program may leave it out. */
  #isNew = false;
  #isOptional = false;

  get isTooDeep(): boolean {
    return this.#outer.length > MAX_DEPTH;
  }

  read(token: RtfToken): void {
    if (token.kind === 'bytes') this.#readBytes(token.bytes);
    else {
      this.#decode();
      if (token.kind === 'open') this.#open();
      else if (token.kind === 'close') this.#close();
      else this.#readWord(token.word, token.value);
    }
  }

  finish(): string {
    this.#decode();
    return this.page.toHtml();
  }

  #open(): void {
    this.#outer.push(this.#group);
    this.#group = { ...this.#group };
    this.#isNew = true;
    this.#isOptional = false;
    this.#skipped = 0;
  }

  #close(): void {
    this.#group = this.#outer.pop() ?? this.#group;
    this.#isNew = false;
    this.#skipped = 0;
  }

  #readBytes(bytes: string): void {
    const own = bytes.slice(this.#skipped);
    this.#skipped = Math.max(0, this.#skipped - bytes.length);
    this.#isNew = false;
    if (!this.#group.isHidden && !this.#group.isGone) this.#bytes += own;
  }

  #decode(): void {
    if (this.#bytes === '') return;
    const encoding = this.#encodings.get(this.#group.font) ?? this.#encoding;
    this.page.write(decodeBytes(this.#bytes, encoding));
    this.#bytes = '';
  }

  #readWord(word: string, value: number | undefined): void {
    if (word === '*') {
      this.#isOptional = true;
      return;
    }
    if (this.#isNew) {
      if (isBesidePage(word, this.#isOptional)) this.#group.isHidden = true;
      if (word === 'fonttbl') this.#group.isFonts = true;
      this.#isNew = false;
    }
    this.#setFormat(word, value);
    if (!this.#group.isHidden && !this.#group.isGone) this.#readSign(word, value);
  }

  #setFormat(word: string, value: number | undefined): void {
    const group = this.#group;
    if (word === 'f') group.font = value ?? 0;
    else if (word === 'ansicpg') this.#encoding = encodingOfPage(value ?? 0);
    else if (word === 'uc') group.fallback = value ?? 1;
    else if (word === 'deleted' || word === 'v') group.isGone = value !== 0;
    else if (word === 'plain') group.isGone = false;
    else if (word === 'intbl') group.isInTable = true;
    else if (word === 'pard') group.isInTable = false;
    else if (word === 'fcharset' && group.isFonts) {
      const encoding = encodingOfCharset(value ?? 0);
      if (encoding !== undefined) this.#encodings.set(group.font, encoding);
    }
  }

  #readSign(word: string, value: number | undefined): void {
    const sign = SIGNS[word];
    if (sign !== undefined) this.page.write(sign);
    else if (word === 'u') {
      this.page.write(String.fromCharCode((value ?? 0) & 0xffff));
      this.#skipped = this.#group.fallback;
    } else if (word === 'line') this.page.breakLine();
    else if (word === 'par' || word === 'sect' || word === 'page')
      this.page.endParagraph(this.#group.isInTable);
    else if (word === 'nestrow') this.page.endParagraph(true);
    else if (word === 'cell') this.page.endCell();
    else if (word === 'row') this.page.endRow();
  }
}
