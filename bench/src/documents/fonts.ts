import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Sheet } from './sheet.ts';
import { unpackWoff } from './unpack-woff.ts';

/** Fonts that are embedded; the others are those that every PDF reader has. */
const EMBEDDED = {
  Sans: import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'),
  'Sans-Bold': import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf'),
  Hangul: import.meta.resolve('@fontsource/nanum-gothic/files/nanum-gothic-korean-400-normal.woff'),
  'Hangul-Bold': import.meta
    .resolve('@fontsource/nanum-gothic/files/nanum-gothic-korean-700-normal.woff'),
};

export type FontName =
  | keyof typeof EMBEDDED
  | 'Times-Roman'
  | 'Times-Bold'
  | 'Courier'
  | 'Courier-Bold';

const PAIRS: Readonly<Record<Sheet['font'], readonly [regular: FontName, bold: FontName]>> = {
  sans: ['Sans', 'Sans-Bold'],
  serif: ['Times-Roman', 'Times-Bold'],
  typewriter: ['Courier', 'Courier-Bold'],
};
const HANGUL = /[\p{Script=Hangul}\u3000-\u303f\u203b]/u;
const RUNS = /[\p{Script=Hangul}\u3000-\u303f\u203b]+|[^\p{Script=Hangul}\u3000-\u303f\u203b]+/gu;
/** Signs that the built-in fonts lack. */
const BEYOND_LATIN = /[^\u0020-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac]/u;

let files: Promise<ReadonlyMap<string, Buffer>> | undefined;

export async function registerFonts(pdf: PDFKit.PDFDocument): Promise<void> {
  files ??= readFonts();
  for (const [name, bytes] of await files) pdf.registerFont(name, bytes);
}

async function readFonts(): Promise<ReadonlyMap<string, Buffer>> {
  return new Map(
    await Promise.all(
      Object.entries(EMBEDDED).map(async ([name, url]) => {
        const bytes = await readFile(fileURLToPath(url));
        return [name, url.endsWith('.woff') ? unpackWoff(bytes) : bytes] as const;
      }),
    ),
  );
}

/** A line in pieces of one font each: Hangul has its own, and so have signs that the typewriter lacks. */
export function splitByFont(
  line: string,
  font: Sheet['font'],
  bold: boolean,
): { run: string; font: FontName }[] {
  return Array.from(line.matchAll(RUNS), ([run]) => ({ run, font: fontOf(run, font, bold) }));
}

function fontOf(run: string, font: Sheet['font'], bold: boolean): FontName {
  if (HANGUL.test(run)) return bold ? 'Hangul-Bold' : 'Hangul';
  const [regular, heavy] = BEYOND_LATIN.test(run) ? PAIRS.sans : PAIRS[font];
  return bold ? heavy : regular;
}
