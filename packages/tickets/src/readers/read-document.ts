import { PLAIN_ENGLISH, type Writing } from '@ooo/domain/shared/writing';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TravelDocument } from '../document.ts';
import { checkDocumentSize, MAX_TEXT_LENGTH } from '../limits.ts';
import { TicketError } from '../ticket-error.ts';
import { detectType } from './detect-type.ts';
import { layOutDocument } from './lay-out-document.ts';
import { word } from '../sentences/sentences.ts';
import type { Notice, OnDocumentStep, RawDocument } from './reader.types.ts';
import { READERS } from './readers.ts';
import { toUnsupportedError } from './unsupported.ts';

export interface DocumentInput {
  readonly bytes: Uint8Array;
  /** Only for messages: the bytes decide the type. */
  readonly name?: string | undefined;
  /** Facts that the caller knows better than the document. */
  readonly receivedOn?: CalendarDate | undefined;
  readonly sender?: string | undefined;
  /** The language of all messages to the traveller; English if absent. */
  readonly writing?: Writing | undefined;
  /** The password of a protected document; also tried on documents inside it. */
  readonly password?: string | undefined;
  /** Used where it is not known when the document was received. */
  readonly today: CalendarDate;
}

/** Bytes to a document that parsers can work on. Fails only with a `TicketError`. */
export async function readDocument(
  input: DocumentInput,
  onStep: OnDocumentStep = () => {},
): Promise<TravelDocument> {
  onStep({ step: 'opening' });
  const raw = await readRaw(input, onStep, 0);
  const { laid, truncated } = layOutDocument(raw);
  if (raw.kind === 'text' && laid.text.trim() === '') {
    throw new TicketError('EMPTY', (say) => say.noText);
  }
  const notices = truncated ? [...raw.notices, TEXT_CUT] : raw.notices;
  const receivedOn = input.receivedOn ?? raw.sentOn;
  const sender = input.sender ?? raw.sender;
  return {
    kind: raw.kind,
    ...laid,
    receivedOn: receivedOn ?? input.today,
    receivedOnKnown: receivedOn !== undefined,
    ...(sender === undefined ? {} : { sender }),
    ...(raw.printed === undefined ? {} : { printed: raw.printed }),
    ...(raw.subject === undefined ? {} : { subject: raw.subject }),
    notices: notices.map(({ code, message }) => ({
      code,
      message: word(message, input.writing ?? PLAIN_ENGLISH),
    })),
  };
}

async function readRaw(
  input: DocumentInput,
  onStep: OnDocumentStep,
  depth: number,
  sentOn?: CalendarDate,
): Promise<RawDocument> {
  const { bytes, name } = input;
  checkDocumentSize(bytes.byteLength);
  const type = detectType(bytes);
  const read = READERS[type];
  if (!read) throw toUnsupportedError(type, name);
  return read(bytes, {
    depth,
    onStep,
    password: input.password,
    receivedOn: input.receivedOn ?? sentOn ?? input.today,
    readInner: (innerBytes, innerName, innerSentOn = sentOn) =>
      readRaw({ ...input, bytes: innerBytes, name: innerName }, onStep, depth + 1, innerSentOn),
  });
}

const TEXT_CUT: Notice = {
  code: 'TRUNCATED',
  message: (say) => say.textCut(MAX_TEXT_LENGTH),
};
