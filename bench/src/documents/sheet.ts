import { z } from 'zod';

const TextStyle = z.strictObject({
  /** In points; 9 by default. */
  size: z.number().optional(),
  bold: z.boolean().optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
  /** White on a dark bar over the whole width, as brands are printed. */
  band: z.boolean().optional(),
});
export type TextStyle = z.infer<typeof TextStyle>;

const TableStyle = z.strictObject({
  /** Shares of the page's width, one for each column; equal by default. */
  widths: z.array(z.number()).optional(),
  size: z.number().optional(),
  /** Lines between the rows. */
  ruled: z.boolean().optional(),
  /** The first row is bold on a light ground. */
  head: z.boolean().optional(),
});
export type TableStyle = z.infer<typeof TableStyle>;

/** Cells from left to right; a cell may have several lines. */
const Row = z.array(z.string());
export type Row = z.infer<typeof Row>;

const Block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string(), style: TextStyle }),
  z.strictObject({ kind: z.literal('table'), rows: z.array(Row), style: TableStyle }),
  /** Typewriter lines whose columns are kept by spaces. */
  z.strictObject({ kind: z.literal('typed'), lines: z.array(z.string()) }),
  z.strictObject({
    kind: z.literal('barcode'),
    symbology: z.enum(['azteccode', 'pdf417']),
    data: z.string(),
  }),
  z.strictObject({ kind: z.enum(['rule', 'gap']) }),
]);
export type Block = z.infer<typeof Block>;

/** What a printed document shows, from top to bottom. PDFs and pictures are drawn from it. */
export const Sheet = z.strictObject({
  font: z.enum(['sans', 'serif', 'typewriter']),
  blocks: z.array(Block),
});
export type Sheet = z.infer<typeof Sheet>;

/** A text as a typewriter prints it, without empty lines around it. */
export const typewriter = (content: string): Sheet => ({
  font: 'typewriter',
  blocks: [{ kind: 'typed', lines: content.replace(/^\n|\n\s*$/g, '').split('\n') }],
});
