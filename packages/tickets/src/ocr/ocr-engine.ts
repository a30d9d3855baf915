import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { toBitmap } from '../images/bitmap.ts';
import type { Gray } from '../images/gray.ts';
import { dropDirt } from './drop-dirt.ts';
import { type PrintedWord, parseWords } from './printed-word.ts';

/** Languages that are read together; English first, or Latin letters and digits suffer. */
export type PrintLanguages = 'eng' | 'eng+spa' | 'kor';

/** Print of a screen, a drawn page or a scan, or of a photograph, which needs the better network. */
export type Grain = 'clean' | 'grainy';

/** The part of Tesseract's interface that is used. */
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

/** Builds for newer and older processors, the fastest first; they know the shapes of letters as well. */
const BUILDS = [
  import.meta.resolve('tesseract.js-core/tesseract-core-relaxedsimd.js'),
  import.meta.resolve('tesseract.js-core/tesseract-core-simd.js'),
  import.meta.resolve('tesseract.js-core/tesseract-core.js'),
];
/** Where the packages and `data/NOTICE.md` have the trained data of a language. */
const PACKAGES = {
  eng: import.meta.resolve('@tesseract.js-data/eng/package.json'),
  kor: import.meta.resolve('@tesseract.js-data/kor/package.json'),
  spa: import.meta.resolve('@tesseract.js-data/spa/package.json'),
};
const learntBy = (language: keyof typeof PACKAGES, folder: string): string =>
  new URL(`${folder}/${language}.traineddata.gz`, PACKAGES[language]).href;

/** Networks that are quick, and as good where print is clean. */
const SMALL = {
  eng: import.meta.resolve('../../data/print/eng.traineddata.gz'),
  spa: import.meta.resolve('../../data/print/spa.traineddata.gz'),
};
const LARGE = {
  eng: learntBy('eng', '4.0.0_best_int'),
  kor: learntBy('kor', '4.0.0_best_int'),
  spa: learntBy('spa', '4.0.0_best_int'),
};

/** How print is read: by shapes letter for letter, or by a network that knows which letters follow each other. */
interface Manner {
  readonly languages: PrintLanguages;
  /** The folder of each language's trained data. */
  readonly learnt: Readonly<Record<string, string>>;
  readonly mode: number;
  readonly settings: Readonly<Record<string, string>>;
}

const NETWORK = {
  mode: 1,
  settings: {
    // A picture is one block of lines: columns stay beside each other.
    tessedit_pageseg_mode: '6',
    preserve_interword_spaces: '1',
  },
};
const toNetworks = (learnt: Manner['learnt']): Readonly<Record<PrintLanguages, Manner>> => ({
  eng: { ...NETWORK, languages: 'eng', learnt },
  'eng+spa': { ...NETWORK, languages: 'eng+spa', learnt },
  kor: { ...NETWORK, languages: 'kor', learnt },
});
const NETWORKS = { clean: toNetworks({ ...LARGE, ...SMALL }), grainy: toNetworks(LARGE) };
const SHAPES: Manner = {
  languages: 'eng',
  learnt: { eng: learntBy('eng', '4.0.0') },
  mode: 0,
  settings: {
    // A picture is one word.
    tessedit_pageseg_mode: '8',
    tessedit_char_whitelist: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/.,:;',
    load_system_dawg: '0',
    load_freq_dawg: '0',
    // Otherwise what it learnt from a document would be used for the next one.
    classify_enable_learning: '0',
    tessedit_enable_doc_dict: '0',
  },
};
/** Where `SetImageFile` looks. */
const PICTURE_FILE = '/input';

let core: Promise<TesseractCore> | undefined;
const readers = new Map<Manner, Promise<Tesseract>>();

/** The words printed in a picture, in reading order. The engine starts once per process and stays warm. */
export async function recogniseWords(
  gray: Gray,
  languages: PrintLanguages,
  grain: Grain,
): Promise<PrintedWord[]> {
  return dropDirt(await read(gray, NETWORKS[grain][languages]));
}

/** The one word in a picture by the shapes of its letters, whatever they spell: capitals and digits alone. */
export function recogniseCode(gray: Gray): Promise<PrintedWord[]> {
  return read(gray, SHAPES);
}

async function read(gray: Gray, manner: Manner): Promise<PrintedWord[]> {
  try {
    core ??= startCore();
    const { FS } = await core;
    const reader = await (readers.get(manner) ?? startReader(manner));
    FS.writeFile(PICTURE_FILE, toBitmap(gray));
    if (reader.SetImageFile(1, 0) !== 0) throw new Error('The OCR engine takes no picture.');
    reader.Recognize(null);
    const words = parseWords(reader.GetTSVText(0));
    // No data of a document is left for the next one.
    reader.Clear();
    return words;
  } catch (error) {
    // Its state after that is unknown.
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

async function startReader(manner: Manner): Promise<Tesseract> {
  const { languages, learnt, mode, settings } = manner;
  const started = (async () => {
    core ??= startCore();
    const { FS, TessBaseAPI } = await core;
    for (const language of languages.split('+')) {
      FS.writeFile(`./${language}.traineddata`, await readLanguage(learnt[language]));
    }
    const reader = new TessBaseAPI();
    if (reader.Init(null, languages, mode) !== 0) {
      throw new Error(`The OCR engine does not take ${languages}.`);
    }
    for (const [name, value] of Object.entries(settings)) reader.SetVariable(name, value);
    // Lines that are hard to read are not tried again as light print on dark: there is none by now.
    reader.SetVariable('invert_threshold', '0');
    return reader;
  })();
  readers.set(manner, started);
  return started;
}

async function readLanguage(file: string | undefined): Promise<Uint8Array> {
  if (file === undefined) throw new Error('Nothing was learnt of a language.');
  return promisify(gunzip)(await readFile(fileURLToPath(file)));
}
