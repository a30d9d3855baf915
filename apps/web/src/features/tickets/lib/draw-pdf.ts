import {
  getDocument,
  GlobalWorkerOptions,
  type PDFPageProxy,
  VerbosityLevel,
  version,
} from 'pdfjs-dist';
import type { DrawnDocument, DrawnPage } from './drawn-document.types.ts';
import type { PlacedText } from './narrow-box.ts';

/** Beside the bundle, see `pdf-files.plugin.ts`. */
const FILES = `${import.meta.env.BASE_URL}assets/pdfjs-${version}/`;

/** How many pages of a long document are drawn. */
const MAX_PAGES = 30;
/** Wide enough for small print, small enough for the memory of a phone. */
const DRAWN_WIDTH = 1600;
const POINTS_PER_INCH = 72;
const PIXELS_PER_INCH = 96;
/** Print that climbs less than this is level. */
const LEVEL = 0.05;

GlobalWorkerOptions.workerSrc = `${FILES}build/pdf.worker.min.mjs`;

/** A point of the page as it is drawn. */
function onPage(matrix: readonly number[], [x, y]: readonly [number, number]): [number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The level print of a page. Empty if it cannot be read: the page is still drawn. */
async function listTexts(page: PDFPageProxy): Promise<PlacedText[]> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent().catch(() => ({ items: [] }));
  const matrix = viewport.transform.map(Number);
  return content.items.flatMap((item): PlacedText[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [along = 0, lean = 0, slant = 0, up = 0, x = 0, y = 0] = item.transform.map(Number);
    const [left, baseline] = onPage(matrix, [x, y]);
    const [, end] = onPage(matrix, [x + along, y + lean]);
    const [, top] = onPage(matrix, [x + slant, y + up]);
    const height = baseline - top;
    if (Math.abs(end - baseline) > LEVEL * height) return [];
    return [
      {
        text: item.str,
        left: left / viewport.width,
        top: top / viewport.height,
        width: item.width / viewport.width,
        height: height / viewport.height,
      },
    ];
  });
}

/** The pages of a PDF, drawn when they come into view. Throws if it cannot be opened. */
export async function openPdf(file: File, password: string | undefined): Promise<DrawnDocument> {
  const task = getDocument({
    data: await file.arrayBuffer(),
    cMapUrl: `${FILES}cmaps/`,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    wasmUrl: `${FILES}wasm/`,
    // The fonts beside the bundle are the same on every machine.
    useSystemFonts: false,
    // The content security policy does not allow WebAssembly.
    useWasm: false,
    // Problems of a file are reported where they matter; closing one that is still being drawn is not a problem.
    verbosity: VerbosityLevel.ERRORS,
    ...(password === undefined ? {} : { password }),
  });
  const pdf = await task.promise;
  const numbers = Array.from({ length: Math.min(pdf.numPages, MAX_PAGES) }, (_, at) => at + 1);
  const pages = await Promise.all(
    numbers.map(async (number): Promise<DrawnPage> => {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: PIXELS_PER_INCH / POINTS_PER_INCH });
      return {
        number,
        width,
        height,
        texts: await listTexts(page),
        drawOn: async (canvas) => {
          const one = page.getViewport({ scale: 1 });
          const viewport = page.getViewport({ scale: DRAWN_WIDTH / one.width });
          [canvas.width, canvas.height] = [viewport.width, viewport.height];
          await page.render({ canvas, viewport }).promise;
        },
      };
    }),
  );
  return { pages, pageCount: pdf.numPages, close: () => void task.destroy() };
}
