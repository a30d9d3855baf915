import { getDocument, GlobalWorkerOptions, version } from 'pdfjs-dist';
import type { DrawnDocument, DrawnPage } from './drawn-document.types.ts';

/** Beside the bundle, see `pdf-files.plugin.ts`. */
const FILES = `${import.meta.env.BASE_URL}assets/pdfjs-${version}/`;

/** What is drawn of a long document. */
const MAX_PAGES = 30;
/** Wide enough for small print, small enough for the memory of a phone. */
const DRAWN_WIDTH = 1600;
const POINTS_PER_INCH = 72;
const PIXELS_PER_INCH = 96;

GlobalWorkerOptions.workerSrc = `${FILES}build/pdf.worker.min.mjs`;

/** The pages of a PDF, to be drawn when they come into sight. Throws where it cannot be opened. */
export async function openPdf(file: File, password: string | undefined): Promise<DrawnDocument> {
  const task = getDocument({
    data: await file.arrayBuffer(),
    cMapUrl: `${FILES}cmaps/`,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    wasmUrl: `${FILES}wasm/`,
    // The fonts beside the bundle are the same on every machine.
    useSystemFonts: false,
    // The content security policy knows no WebAssembly.
    useWasm: false,
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
