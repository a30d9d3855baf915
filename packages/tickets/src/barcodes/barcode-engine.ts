import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type * as Engine from 'zxing-wasm/reader';
import type { ReaderOptions } from 'zxing-wasm/reader';
import { type Gray, toPortableGraymap } from '../images/gray.ts';

type BarcodeEngine = typeof Engine;

/** The codes of Resolution 792; what shops print is not looked for. */
const OPTIONS: ReaderOptions = {
  formats: ['Aztec', 'PDF417', 'QRCode', 'DataMatrix'],
  tryHarder: true,
  tryInvert: false,
  maxNumberOfSymbols: 16,
};

let engine: Promise<BarcodeEngine> | undefined;

/** Its code is in the package: left alone, the library would fetch it. */
async function startBarcodeEngine(): Promise<BarcodeEngine> {
  const started = await import('zxing-wasm/reader');
  const wasm = await readFile(
    fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')),
  );
  started.prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  return started;
}

/** The texts in the barcodes of a picture that lie straight or at a quarter turn. */
export async function scanBarcodes(gray: Gray): Promise<string[]> {
  engine ??= startBarcodeEngine();
  const { readBarcodes } = await engine;
  const found = await readBarcodes(toPortableGraymap(gray), OPTIONS);
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
