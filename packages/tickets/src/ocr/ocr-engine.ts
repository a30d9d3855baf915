import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Gray } from '../readers/image/gray.ts';
import { dropDirt } from './drop-dirt.ts';
import { type PrintedWord, parseWords } from './printed-word.ts';

/** Languages that are read together; English first, or Latin letters and digits suffer. */
export type PrintLanguages = 'eng' | 'eng+kor' | 'eng+spa';

/** What is used of Tesseract's interface. */
interface Tesseract {
  Init(dataPath: null, languages: string, engineMode: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  Clear(): void;
}

interface TesseractCore {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => Tesseract;
}

type StartCore = (options: object) => Promise<TesseractCore>;

/** Builds for newer and older processors, the fastest first. */
const BUILDS = [
  import.meta.resolve('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'),
  import.meta.resolve('tesseract.js-core/tesseract-core-simd-lstm.js'),
  import.meta.resolve('tesseract.js-core/tesseract-core-lstm.js'),
];
/** The packages with what the engine has learnt of each language. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['eng', import.meta.resolve('@tesseract.js-data/eng/package.json')],
  ['kor', import.meta.resolve('@tesseract.js-data/kor/package.json')],
  ['spa', import.meta.resolve('@tesseract.js-data/spa/package.json')],
]);
const NEURAL_NETWORK = 1;
/** A picture is one block of lines: columns stay beside each other. */
const ONE_BLOCK = '6';
/** Where `SetImageFile` looks. */
const PICTURE_FILE = '/input';

let core: Promise<TesseractCore> | undefined;
const readers = new Map<PrintLanguages, Promise<Tesseract>>();

/** The words printed in a picture, in reading order. The engine starts once a thread and stays warm. */
export async function recogniseWords(
  gray: Gray,
  languages: PrintLanguages,
): Promise<PrintedWord[]> {
  try {
    core ??= startCore();
    const { FS } = await core;
    const reader = await (readers.get(languages) ?? startReader(languages));
    FS.writeFile(PICTURE_FILE, toPortableGraymap(gray));
    if (reader.SetImageFile(1, 0) !== 0) throw new Error('The OCR engine takes no picture.');
    reader.Recognize(null);
    const words = parseWords(reader.GetTSVText(0));
    // Nothing of a document is left for the next one.
    reader.Clear();
    return dropDirt(words);
  } catch (error) {
    // What state it is in after that, nobody knows.
    core = undefined;
    readers.clear();
    throw error;
  }
}

async function startCore(): Promise<TesseractCore> {
  let cause: unknown;
  for (const build of BUILDS) {
    try {
      const start = toStartCore(await import(build));
      return await start({ TesseractProgress: ignore, print: ignore, printErr: ignore });
    } catch (error) {
      cause = error;
    }
  }
  throw new Error('The OCR engine does not start.', { cause });
}

/** The package has no types: its builds export the function that starts them. */
function toStartCore(module: unknown): StartCore {
  return (module as { readonly default: StartCore }).default;
}

function ignore(): void {}

async function startReader(languages: PrintLanguages): Promise<Tesseract> {
  const started = (async () => {
    core ??= startCore();
    const { FS, TessBaseAPI } = await core;
    for (const language of languages.split('+')) {
      FS.writeFile(`./${language}.traineddata`, await readLanguage(language));
    }
    const reader = new TessBaseAPI();
    if (reader.Init(null, languages, NEURAL_NETWORK) !== 0) {
      throw new Error(`The OCR engine does not take ${languages}.`);
    }
    reader.SetVariable('tessedit_pageseg_mode', ONE_BLOCK);
    reader.SetVariable('preserve_interword_spaces', '1');
    // Lines that are hard to read are not tried again as light print on dark: there is none by now.
    reader.SetVariable('invert_threshold', '0');
    return reader;
  })();
  readers.set(languages, started);
  return started;
}

async function readLanguage(language: string): Promise<Uint8Array> {
  const file = new URL(`4.0.0_best_int/${language}.traineddata.gz`, LANGUAGES.get(language));
  return promisify(gunzip)(await readFile(fileURLToPath(file)));
}

/** The simplest format there is: a line of numbers, then the pixels. */
function toPortableGraymap({ width, height, data }: Gray): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}
