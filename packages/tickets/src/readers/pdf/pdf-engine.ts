import { fileURLToPath } from 'node:url';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type * as Engine from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_PICTURE_PIXELS } from '../../limits.ts';
import { TicketError } from '../../ticket-error.ts';

type PdfEngine = typeof Engine;

let engine: Promise<PdfEngine> | undefined;

/** The library takes 100 ms to load, so only readers of a PDF load it. */
function loadPdfEngine(): Promise<PdfEngine> {
  engine ??= import('pdfjs-dist/legacy/build/pdf.mjs');
  return engine;
}

/** A folder of data in the package, as the path with a slash at its end that the library wants. */
function dataFolder(name: string): string {
  return fileURLToPath(new URL(`${name}/`, import.meta.resolve('pdfjs-dist/package.json')));
}

const DATA = {
  cMapUrl: dataFolder('cmaps'),
  cMapPacked: true,
  standardFontDataUrl: dataFolder('standard_fonts'),
  wasmUrl: dataFolder('wasm'),
  iccUrl: dataFolder('iccs'),
};

/** Nothing is fetched and no script runs. */
const SAFE_OPTIONS = {
  useWorkerFetch: false,
  useSystemFonts: false,
  disableFontFace: true,
  enableXfa: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  stopAtErrors: false,
};

type Use<T> = (pdf: PDFDocumentProxy) => Promise<T>;

/** A PDF, and what opens it where it is protected. */
export interface PdfFile {
  readonly bytes: Uint8Array;
  readonly password?: string | undefined;
}

/** Opens a PDF for its text, no picture is decoded; calls `use`, and closes it again whatever happens. */
export function withPdf<T>(file: PdfFile, use: Use<T>): Promise<T> {
  return open(file, 1, use);
}

/** The same for a PDF whose pages are drawn, with the pictures that are not larger than a picture may be. */
export function withDrawnPdf<T>(file: PdfFile, use: Use<T>): Promise<T> {
  return open(file, MAX_PICTURE_PIXELS, use);
}

async function open<T>(
  { bytes, password }: PdfFile,
  maxImageSize: number,
  use: Use<T>,
): Promise<T> {
  const { getDocument, PasswordResponses, VerbosityLevel } = await loadPdfEngine();
  const task = getDocument({
    // The library takes over the buffer, so it gets a copy.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    ...DATA,
    ...SAFE_OPTIONS,
    maxImageSize,
    ...(password === undefined ? {} : { password }),
  });
  try {
    return await use(await task.promise);
  } catch (cause) {
    throw toTicketError(cause, PasswordResponses.INCORRECT_PASSWORD);
  } finally {
    await task.destroy();
  }
}

function toTicketError(cause: unknown, wrongPassword: number): TicketError {
  if (cause instanceof TicketError) return cause;
  if (cause instanceof Error && cause.name === 'PasswordException') {
    if ('code' in cause && cause.code === wrongPassword) {
      return new TicketError('WRONG_PASSWORD', (say) => say.wrongPassword, { cause });
    }
    return new TicketError('ENCRYPTED', (say) => say.lockedPdf, { cause });
  }
  return new TicketError('BROKEN', (say) => say.brokenPdf, { cause });
}
