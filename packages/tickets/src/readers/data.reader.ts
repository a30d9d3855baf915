import { MAX_PASS_BYTES } from '../limits.ts';
import { toSegmentDrafts } from '../structured/flight-reservation.ts';
import { parseJsonLd } from '../structured/json-ld.ts';
import { parseLeniently } from '../structured/repair-json.ts';
import { toPass } from './pass/pass-file.ts';
import { toPassDocument } from './pass.reader.ts';
import type { RawDocument, ReadContext } from './reader.types.ts';
import { readText } from './text.reader.ts';
import { decodeText } from './text/decode-text.ts';

/** JSON on its own: `pass.json` taken out of a wallet pass, or reservations as pages carry them. */
export async function readData(bytes: Uint8Array, context: ReadContext): Promise<RawDocument> {
  if (bytes.byteLength > MAX_PASS_BYTES) return readText(bytes);
  const text = decodeText(bytes);
  const pass = toPass(parseLeniently(text), (word) => word);
  if (pass) return toPassDocument(pass, context);
  const things = parseJsonLd(text);
  if (things.length === 0) return readText(bytes);
  return { kind: 'text', text: '', shown: text, structured: toSegmentDrafts(things), notices: [] };
}
