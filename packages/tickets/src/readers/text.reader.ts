import type { RawDocument } from './reader.types.ts';
import { decodeText } from './text/decode-text.ts';

/** Plain text, pasted or from a file, in whatever encoding. */
export async function readText(bytes: Uint8Array): Promise<RawDocument> {
  return { kind: 'text', text: decodeText(bytes), structured: [], notices: [] };
}
