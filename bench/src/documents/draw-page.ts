import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type RenderOptions = Parameters<PDFPageProxy['render']>[0];

const FONTS = fileURLToPath(
  new URL('standard_fonts/', import.meta.resolve('pdfjs-dist/package.json')),
);
/** 180 dots an inch: a page of A4 is 1,488 by 2,105 pixels. */
const SCALE = 2.5;

/** The first page of a PDF on white. Drawn here and not by the reader, which would then be measured on its own drawing. */
export function drawFirstPage(bytes: Uint8Array): Promise<Canvas> {
  return withFirstPage(bytes, async (page) => {
    const viewport = page.getViewport({ scale: SCALE });
    const picture = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    await page.render(asRenderOptions({ canvas: picture, viewport, background: 'white' })).promise;
    return picture;
  });
}

/** The words on the first page of a PDF, in the order in which they were drawn. */
export function readFirstPage(bytes: Uint8Array): Promise<string> {
  return withFirstPage(bytes, async (page) => {
    const { items } = await page.getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
}

async function withFirstPage<T>(
  bytes: Uint8Array,
  use: (page: PDFPageProxy) => Promise<T>,
): Promise<T> {
  const task = getDocument({
    data: bytes.slice(),
    standardFontDataUrl: FONTS,
    disableFontFace: true,
    useSystemFonts: false,
  });
  try {
    return await use(await (await task.promise).getPage(1));
  } finally {
    await task.destroy();
  }
}

/** Holds because the library draws on this canvas as on that of browsers, which is the only one that its types know. */
function asRenderOptions(options: object): RenderOptions {
  return options as RenderOptions;
}
