import { toBuffer } from 'bwip-js/node';
import { type FontName, splitByFont } from './fonts.ts';
import type { Block, Row, Sheet, TableStyle, TextStyle } from './sheet.ts';

const MARGIN = 36;
const WIDTH = 595 - 2 * MARGIN;
const BOTTOM = 842 - MARGIN;
const LEADING = 1.28;
const CELL_GAP = 6;
/** Width of a typewriter's letter as a share of its size. */
const TYPED_SHARE = 0.6;
const WIDE = /[\u1100-\u11ff\u3000-\u30ff\u3130-\u318f\u4e00-\u9fff\uac00-\ud7af\uff00-\uffef]/gu;
const BAND = '#1d3557';
const HEAD = '#e6ebf2';
const FINE_INK = '#444444';
const BARCODE_SIZE = { azteccode: [90, 90], pdf417: [250, 62] } as const;

/** Draws blocks one below the other. */
export class Pen {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #font: Sheet['font'];
  readonly #shares = new Map<string, number>();
  #y = MARGIN;

  constructor(pdf: PDFKit.PDFDocument, font: Sheet['font']) {
    this.#pdf = pdf;
    this.#font = font;
  }

  async draw(block: Block): Promise<void> {
    switch (block.kind) {
      case 'text':
        return this.#drawText(block.text, block.style);
      case 'table':
        return this.#drawTable(block.rows, block.style);
      case 'typed':
        return this.#drawTyped(block.lines);
      case 'barcode': {
        const { symbology, data } = block;
        const picture = await toBuffer({ bcid: symbology, text: data, scale: 3 });
        return this.#drawPicture(picture, BARCODE_SIZE[symbology]);
      }
      case 'gap':
        this.#y += 8;
        return undefined;
      case 'rule':
        return this.#drawRule();
    }
    return block satisfies never;
  }

  #drawText(content: string, { size = 9, bold = false, align = 'left', band }: TextStyle): void {
    const ink = band ? 'white' : size < 8 ? FINE_INK : 'black';
    for (const line of content.split('\n').flatMap((part) => this.#wrap(part, WIDTH, size, bold))) {
      this.#makeRoom(size * LEADING);
      const free = WIDTH - this.#widthOf(line, size, bold);
      const indent = { left: 0, center: free / 2, right: free }[align];
      if (band) this.#fill(BAND, size * LEADING);
      this.#drawLine(line, MARGIN + indent, this.#y, size, bold, ink);
      this.#y += size * LEADING;
    }
    this.#y += size * 0.2;
  }

  #drawTable(rows: readonly Row[], style: TableStyle): void {
    const { size = 9, ruled = false, head = false } = style;
    const count = Math.max(...rows.map((row) => row.length));
    const shares = style.widths ?? Array.from({ length: count }, () => 1);
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const widths = shares.map((share) => (WIDTH * share) / whole);
    for (const [at, row] of rows.entries()) {
      const bold = head && at === 0;
      const cells = row.map((cell, column) =>
        cell
          .split('\n')
          .flatMap((line) => this.#wrap(line, (widths[column] ?? WIDTH) - CELL_GAP, size, bold)),
      );
      const height = Math.max(...cells.map((lines) => lines.length)) * size * LEADING + 3;
      this.#makeRoom(height);
      if (bold) this.#fill(HEAD, height - 1);
      let x = MARGIN;
      for (const [column, lines] of cells.entries()) {
        for (const [index, line] of lines.entries()) {
          this.#drawLine(line, x, this.#y + index * size * LEADING, size, bold);
        }
        x += widths[column] ?? 0;
      }
      this.#y += height;
      if (ruled) this.#drawRule();
    }
    this.#y += 2;
  }

  #drawTyped(lines: readonly string[]): void {
    const longest = Math.max(...lines.map(widthOf));
    const size = Math.min(9.5, WIDTH / (longest * TYPED_SHARE));
    for (const line of lines) {
      this.#makeRoom(size * LEADING);
      let column = 0;
      for (const { run, font } of splitByFont(line, 'typewriter', false)) {
        this.#put(run, MARGIN + column * size * TYPED_SHARE, this.#y, size, font);
        column += widthOf(run);
      }
      this.#y += size * LEADING;
    }
  }

  #drawPicture(picture: Buffer, [width, height]: readonly [number, number]): void {
    this.#makeRoom(height);
    this.#pdf.image(picture, MARGIN, this.#y, { width, height });
    this.#y += height + 6;
  }

  #drawRule(): void {
    this.#pdf
      .moveTo(MARGIN, this.#y)
      .lineTo(MARGIN + WIDTH, this.#y)
      .lineWidth(0.5)
      .strokeColor('#999999')
      .stroke();
    this.#y += 3;
  }

  #makeRoom(height: number): void {
    if (this.#y + height > BOTTOM) this.#turnPage();
  }

  #turnPage(): void {
    this.#pdf.addPage();
    this.#y = MARGIN;
  }

  /** Lines that fit a width, broken at blanks; a word that is too long has a line of its own. */
  #wrap(content: string, width: number, size: number, bold: boolean): string[] {
    const lines: string[] = [];
    for (const word of content.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1) ?? ''} ${word}` : word;
      if (lines.length > 0 && this.#widthOf(longer, size, bold) <= width)
        lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    return lines;
  }

  #widthOf(line: string, size: number, bold: boolean): number {
    return splitByFont(line, this.#font, bold).reduce(
      (sum, { run, font }) => sum + this.#shareOf(run, font) * size,
      0,
    );
  }

  /** Width of a run at a size of 1, by its words, each of which is measured once. */
  #shareOf(run: string, font: FontName): number {
    const known = this.#shares.get(`${font} ${run}`);
    if (known !== undefined) return known;
    const words = run.split(/(?<= )/);
    const share =
      words.length > 1
        ? words.reduce((sum, word) => sum + this.#shareOf(word, font), 0)
        : this.#pdf.font(font).fontSize(100).widthOfString(run) / 100;
    this.#shares.set(`${font} ${run}`, share);
    return share;
  }

  #fill(color: string, height: number): void {
    this.#pdf.rect(MARGIN - 4, this.#y - 2, WIDTH + 8, height + 2).fill(color);
  }

  #drawLine(line: string, x: number, y: number, size: number, bold: boolean, ink = 'black'): void {
    let left = x;
    for (const { run, font } of splitByFont(line, this.#font, bold)) {
      this.#put(run, left, y, size, font, ink);
      left += this.#shareOf(run, font) * size;
    }
  }

  #put(run: string, x: number, y: number, size: number, font: FontName, ink = 'black'): void {
    if (run.trim() === '') {
      this.#pdf.font(font).fontSize(size);
      return;
    }
    this.#pdf.font(font).fontSize(size).fillColor(ink).text(run, x, y, { lineBreak: false });
  }
}

/** Columns on a typewriter: a Hangul syllable takes two. */
function widthOf(line: string): number {
  return line.length + (line.match(WIDE)?.length ?? 0);
}
