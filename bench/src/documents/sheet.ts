/** What stands on a printed document, from top to bottom. It is written as text and drawn as a PDF. */
export type Block =
  | { readonly kind: 'text'; readonly text: string; readonly style: TextStyle }
  | { readonly kind: 'table'; readonly rows: readonly Row[]; readonly style: TableStyle }
  /** Typewriter lines whose columns are kept by spaces. */
  | { readonly kind: 'typed'; readonly lines: readonly string[] }
  | { readonly kind: 'barcode'; readonly symbology: 'azteccode' | 'pdf417'; readonly data: string }
  | { readonly kind: 'rule' | 'gap' };

/** Cells from left to right; a cell may have several lines. */
export type Row = readonly string[];

export interface TextStyle {
  /** In points; 9 where it is absent. */
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  /** White on a dark bar over the whole width, as brands are printed. */
  readonly band?: boolean;
}

export interface TableStyle {
  /** Shares of the page's width, one a column; equal where absent. */
  readonly widths?: readonly number[];
  readonly size?: number;
  /** Lines between the rows. */
  readonly ruled?: boolean;
  /** The first row is bold on a light ground. */
  readonly head?: boolean;
  /** How the table comes out where its text is copied: columns kept by spaces, tabs, or a line a cell. */
  readonly copied?: 'columns' | 'tabs' | 'cells';
}

export interface Sheet {
  readonly font: 'sans' | 'serif' | 'typewriter';
  readonly blocks: readonly Block[];
}

export const text = (content: string, style: TextStyle = {}): Block => ({
  kind: 'text',
  text: content,
  style,
});
export const title = (content: string, size = 15): Block => text(content, { size, bold: true });
export const small = (content: string): Block => text(content, { size: 7 });
export const table = (rows: readonly Row[], style: TableStyle = {}): Block => ({
  kind: 'table',
  rows,
  style,
});
export const typed = (content: string): Block => ({ kind: 'typed', lines: content.split('\n') });
export const rule: Block = { kind: 'rule' };
export const gap: Block = { kind: 'gap' };

/** A sheet of typewriter print alone. */
export const typewriter = (content: string): Sheet => ({
  font: 'typewriter',
  blocks: [typed(content.replace(/^\n|\n\s*$/g, ''))],
});
export const sheet = (...blocks: readonly Block[]): Sheet => ({ font: 'sans', blocks });
export const serifSheet = (...blocks: readonly Block[]): Sheet => ({ font: 'serif', blocks });
