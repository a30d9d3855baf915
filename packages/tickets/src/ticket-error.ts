import { PLAIN_ENGLISH, type Writing } from '@ooo/domain/shared/writing';
import { type Sentence, word } from './sentences/sentences.ts';

/** Why a document could not be read at all. A document that is read and has no flight is not an error. */
export const TICKET_ERROR_CODES = [
  'EMPTY',
  'ENCRYPTED',
  'WRONG_PASSWORD',
  'BROKEN',
  'UNSUPPORTED',
  'TOO_LARGE',
  'TOO_SLOW',
  'BUSY',
  'NOT_STARTED',
] as const;
export type TicketErrorCode = (typeof TICKET_ERROR_CODES)[number];

/** The error as it is sent from one process to another. */
export interface TicketErrorData {
  readonly code: TicketErrorCode;
  readonly message: string;
}

/** `message` tells the traveller what to do instead, in English until `in` gives another language. */
export class TicketError extends Error {
  override readonly name = 'TicketError';
  readonly code: TicketErrorCode;
  readonly #sentence: Sentence;

  constructor(code: TicketErrorCode, sentence: Sentence, options?: ErrorOptions) {
    super(word(sentence, PLAIN_ENGLISH), options);
    this.code = code;
    this.#sentence = sentence;
  }

  in(writing: Writing): TicketError {
    return new TicketError(this.code, word(this.#sentence, writing), { cause: this.cause });
  }

  toData(): TicketErrorData {
    return { code: this.code, message: this.message };
  }
}

/** What `read` gives; where it throws a `TicketError`, that one as `writing` says. */
export async function wordErrors<T>(
  writing: Writing | undefined,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof TicketError && writing ? error.in(writing) : error;
  }
}
