/** Of a reason whose sentence needs nothing else. */
type Nothing = null;

interface Limit {
  readonly limit: number;
}

interface SizeLimit {
  readonly limitBytes: number;
}

/** After how many seconds to try again. */
interface Wait {
  readonly retryAfterSec: number;
}

/** For a place in a queue; `ahead` is how many were before. */
interface Turn extends Wait {
  readonly ahead: number;
}

/** A document that cannot be read: the reader has many sentences for it, and says one in the account's language. */
interface ReaderSays {
  readonly sentence: string;
}

/** The params of a code without a better reason, by the name of that reason. */
interface GeneralParams {
  readonly malformed: Nothing;
  readonly 'signed-out': Nothing;
  readonly forbidden: Nothing;
  readonly 'invite-required': Nothing;
  readonly 'not-found': Nothing;
  readonly 'changed-meanwhile': Nothing;
  readonly 'trips-full': Nothing;
  readonly 'too-large': Nothing;
  readonly 'unsupported-type': Nothing;
  readonly 'rule-violated': Nothing;
  readonly 'rate-limited': Nothing;
  readonly 'upstream-unavailable': Nothing;
  readonly maintenance: Nothing;
  readonly busy: Nothing;
  readonly internal: Nothing;
}

/** Of requests that no page of the web makes. */
interface RequestParams {
  readonly 'invalid-fields': Nothing;
  readonly 'not-json': Nothing;
  readonly 'neither-json-nor-form': Nothing;
  readonly 'no-such-procedure': Nothing;
  /** The demo is in the browser, and lacks some procedures. */
  readonly 'not-in-demo': { readonly procedure: string };
  readonly 'wrong-method': Nothing;
  readonly 'answer-is-file': Nothing;
  readonly 'batch-too-long': Limit;
  readonly 'value-too-large': Nothing;
  readonly 'value-not-kept': Nothing;
  readonly 'value-unreadable': Nothing;
  readonly 'body-empty': Nothing;
  readonly 'body-without-object': Nothing;
  readonly 'body-not-object': Nothing;
  readonly 'nested-too-deep': Limit;
  readonly 'answer-too-large': Nothing;
  readonly 'several-hosts': Nothing;
  readonly unintelligible: Nothing;
  readonly 'no-such-address': Nothing;
  readonly cancelled: Nothing;
  readonly 'planning-cancelled': Nothing;
  readonly 'reading-cancelled': Nothing;
  readonly 'file-reading-cancelled': Nothing;
}

/** About the caller, and how often they ask. */
interface AccessParams {
  readonly 'other-site': Nothing;
  readonly 'not-this-machine': {
    readonly why: 'address' | 'proxy' | 'name';
    /** The address, or the header that revealed the proxy; empty for a name. */
    readonly seen: string;
    readonly publicUrl: string;
  };
  readonly 'signs-in-another-way': Nothing;
  readonly 'age-unconfirmed': { readonly age: number };
  readonly 'session-required': Nothing;
  readonly 'token-read-only': Nothing;
  readonly 'token-limit': Limit;
  readonly 'too-many-requests': Wait;
  readonly 'too-much-at-once': Turn;
  readonly 'waited-too-long': Turn;
  readonly 'several-in-progress': Turn;
  readonly 'invite-unknown': Nothing;
  readonly 'invite-disabled': Nothing;
  readonly 'invite-used-up': Nothing;
  readonly 'invite-of-another': Nothing;
  readonly 'invite-code-taken': { readonly code: string };
  readonly 'no-such-invite-code': { readonly code: string };
  readonly 'invite-code-used-more': Nothing;
}

/** Of the server's own state. */
interface ServerParams {
  readonly database: Nothing;
  readonly 'disk-full': Nothing;
  readonly 'not-started': Nothing;
  readonly stopping: Nothing;
  readonly restarting: Nothing;
  readonly 'no-room-for-files': Wait;
  readonly 'takes-no-files': Wait;
}

interface TripParams {
  readonly 'trip-limit': Limit;
  readonly 'no-such-trip': Nothing;
  readonly 'no-such-airport': { readonly code: string };
  readonly 'unknown-destination': Nothing;
  readonly 'no-weather': Nothing;
  readonly 'packed-limit': Limit;
  readonly 'own-item-limit': Limit;
  readonly 'day-end': Nothing;
}

interface PlaceParams {
  readonly 'no-such-place': Nothing;
  readonly 'place-not-in-trip': Nothing;
  readonly 'places-not-in-trip': Nothing;
  readonly 'poi-limit': Limit;
  readonly 'poi-limit-for-chosen': Limit & { readonly room: number; readonly chosen: number };
  readonly 'plan-place-limit': Limit & { readonly count: number };
  readonly 'plan-too-much': Nothing;
  readonly 'moved-meanwhile': { readonly name: string; readonly poiId: number };
  readonly 'outside-trip': Nothing;
  readonly 'before-arrival': Nothing;
  readonly 'after-departure': Nothing;
}

/** Of files on their way, of kept documents, and of lists of places. */
interface FileParams {
  readonly 'form-needed': { readonly field: string };
  readonly 'form-unreadable': Nothing;
  readonly 'file-stalled': Nothing;
  readonly 'file-too-large': SizeLimit;
  readonly 'files-too-large': SizeLimit;
  readonly 'own-uploads': Turn;
  readonly 'many-uploads': Turn;
  readonly 'many-downloads': Turn;
  readonly 'no-such-document': Nothing;
  readonly 'no-document-key': Nothing;
  readonly 'document-of-other-key': Nothing;
  readonly 'document-damaged': Nothing;
  readonly 'document-empty': Nothing;
  readonly 'document-too-large': SizeLimit;
  readonly 'document-type': Nothing;
  readonly 'document-limit': Limit;
  readonly 'document-space': SizeLimit;
  readonly 'place-file-unknown-format': Nothing;
  readonly 'place-file-broken': Nothing;
  readonly 'place-file-doctype': Nothing;
  /** The encodings in which it is text, each with a sample; empty where none is likelier than others. */
  readonly 'place-file-unknown-encoding': { readonly choices: readonly object[] };
  readonly 'place-file-no-columns': Nothing;
  readonly 'place-file-too-large': SizeLimit;
  readonly 'place-file-too-large-unpacked': SizeLimit;
  readonly 'place-file-too-much': Nothing;
}

interface TicketParams {
  readonly 'ticket-empty': ReaderSays;
  readonly 'ticket-encrypted': ReaderSays;
  readonly 'ticket-wrong-password': ReaderSays;
  readonly 'ticket-broken': ReaderSays;
  readonly 'ticket-unsupported': ReaderSays;
  readonly 'ticket-too-large': ReaderSays;
  readonly 'ticket-too-slow': ReaderSays;
  readonly 'ticket-reader-busy': ReaderSays;
  readonly 'ticket-reader-not-started': ReaderSays;
}

/**
 * Every reason for which the server refuses or fails, with its params. Clients know reasons by name: one that
 * needs other facts, or means something else, gets another name.
 */
export type ErrorParams = GeneralParams &
  RequestParams &
  AccessParams &
  ServerParams &
  TripParams &
  PlaceParams &
  FileParams &
  TicketParams;

export type ErrorReason = keyof ErrorParams;
export type GeneralReason = keyof GeneralParams;

/** The reasons whose sentence has no placeholders. */
export type BareReason = {
  [Reason in ErrorReason]: ErrorParams[Reason] extends null ? Reason : never;
}[ErrorReason];

/** The sentence of each reason in one language. */
export type ErrorSentences = {
  readonly [Reason in ErrorReason]: Reason extends BareReason
    ? string
    : string | ((params: ErrorParams[Reason]) => string);
};
