import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A picture in the file, turned as its camera says. */
export interface HeicImage {
  get_width(): number;
  get_height(): number;
  /** Decodes into `target.data`; hands over null where it cannot. */
  display(
    target: { data: Uint8ClampedArray; width: number; height: number },
    done: (shown: object | null) => void,
  ): void;
}

/** The part of libheif's interface that is used. */
export interface HeicEngine {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeicImage[] };
}

type StartHeicEngine = (options: { wasmBinary: Uint8Array }) => HeicEngine;

let wasm: Promise<Uint8Array> | undefined;

/** A decoder of its own for each picture: its memory, which only grows, goes with it. */
export async function startHeicEngine(): Promise<HeicEngine> {
  const file = import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm');
  wasm ??= readFile(fileURLToPath(file));
  // The package's types do not know its builds: each exports the function that starts it.
  const build = (await import('libheif-js/libheif-wasm/libheif.js')) as unknown as {
    readonly default: StartHeicEngine;
  };
  return build.default({ wasmBinary: await wasm });
}
