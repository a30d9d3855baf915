import { MAX_PASS_BYTES } from '../limits.ts';
import type { Sentence } from '../sentences/sentences.ts';
import { type Pass, type PassPurpose } from '../structured/pass.ts';
import { toPassSegments } from '../structured/pass-flight.ts';
import { parseLeniently } from '../structured/repair-json.ts';
import { TicketError } from '../ticket-error.ts';
import { readTexts, STRINGS_FILE } from './pass/localised-texts.ts';
import { toPass } from './pass/pass-file.ts';
import type { Notice, RawDocument, ReadContext } from './reader.types.ts';
import { decodeText } from './text/decode-text.ts';
import { unpack } from './zip/open-zip.ts';

/** A pass of Apple Wallet: the fields that it shows, its facts for machines and its barcode, as one flight. */
export async function readPass(bytes: Uint8Array, context: ReadContext): Promise<RawDocument> {
  return toPassDocument(openPass(bytes), context);
}

/** A pass out of its file, as a document. */
export function toPassDocument(pass: Pass, context: ReadContext): RawDocument {
  const structured = toPassSegments(pass, context.receivedOn);
  return {
    kind: 'pass',
    text: '',
    shown: toText(pass),
    structured,
    notices: structured.length > 0 ? [] : noticePurpose(pass.purpose),
  };
}

function isText(name: string): boolean {
  return name === 'pass.json' || STRINGS_FILE.test(name);
}

function openPass(bytes: Uint8Array): Pass {
  try {
    const files = unpack(bytes, isText, MAX_PASS_BYTES);
    const json = parseLeniently(decodeText(files.get('pass.json') ?? new Uint8Array()));
    const pass = toPass(json, readTexts(files));
    if (pass) return pass;
  } catch (cause) {
    if (cause instanceof TicketError) throw cause;
    throw new TicketError('BROKEN', (say) => say.brokenPass, { cause });
  }
  throw new TicketError('BROKEN', (say) => say.brokenPass);
}

function toText({ title, fields, semantics, barcodes }: Pass): string {
  return [
    title,
    ...fields.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${value}`),
    '',
    ...[...semantics]
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => `${name}: ${String(value)}`),
    '',
    ...barcodes,
  ].join('\n');
}

function noticePurpose(purpose: PassPurpose): Notice[] {
  if (purpose === 'flight') return [];
  const message: Sentence = (say) =>
    purpose === 'other' ? say.otherPass : say.otherTopic(purpose);
  return [{ code: 'NO_FLIGHT', message }];
}
