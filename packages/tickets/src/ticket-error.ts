/** Why a document could not be read at all. A document that is read and has no flight is no error. */
export const TICKET_ERROR_CODES = [
  'EMPTY',
  'ENCRYPTED',
  'BROKEN',
  'UNSUPPORTED',
  'TOO_LARGE',
  'TOO_SLOW',
  'BUSY',
] as const;
export type TicketErrorCode = (typeof TICKET_ERROR_CODES)[number];

/** The error as it crosses a thread. */
export interface TicketErrorData {
  readonly code: TicketErrorCode;
  readonly message: string;
}

/** `message` is a sentence for the traveller that says what to do instead. */
export class TicketError extends Error {
  override readonly name = 'TicketError';
  readonly code: TicketErrorCode;

  constructor(code: TicketErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  toData(): TicketErrorData {
    return { code: this.code, message: this.message };
  }
}
