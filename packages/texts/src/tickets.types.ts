/** What a document is about, where it is not flights. */
export type DocumentTopic =
  | 'hotel'
  | 'train'
  | 'bus'
  | 'car'
  | 'parking'
  | 'transfer'
  | 'ferry'
  | 'event'
  | 'invoice';

/** Kinds of documents that mention flights without booking them. */
export type NoBooking =
  | 'cancelled'
  | 'waiting'
  | 'flown'
  | 'offered'
  | 'watched'
  | 'freight'
  | 'service';

/** Why a flight is impossible: faster than any airliner, longer than any stop explains, or back in time. */
export type ImpossibleTime = 'too-fast' | 'too-slow' | 'lands-before';

/** Required fields of a segment that a document may leave out. */
export type MissingPart = 'flightNumber' | 'from' | 'to' | 'date';

/** Fields for which a document may give two values. */
export const DOUBTED_FIELDS = [
  'flightNumber',
  'from',
  'to',
  'departureDate',
  'departureTime',
  'arrivalTime',
  'seat',
] as const;
export type DoubtedField = (typeof DOUBTED_FIELDS)[number];

/** What a file that is not read turns out to be. */
export type RefusedKind =
  | 'picture'
  | 'outlook'
  | 'open-document'
  | 'spreadsheet'
  | 'presentation'
  | 'archive'
  | 'other';

/** What to do with a file that is not read. */
export type Advice = 'upload-pdf' | 'save-as-pdf' | 'save-as-jpeg' | 'save-as-eml' | 'unpack';

export interface Refusal {
  readonly kind: RefusedKind;
  readonly advice: Advice;
  /** The file's name promises a PDF. */
  readonly isCalledPdf: boolean;
}

/** An end of a flight as it was read: its airport, and the clock there (`yyyy-MM-dd`, `HH:mm`). */
export interface SeenMoment {
  readonly airport: string;
  readonly date: string;
  readonly time: string;
}

/** An impossible flight: its times, the resulting duration, and its great-circle distance. */
export interface SeenFlight {
  readonly reason: ImpossibleTime;
  readonly departure: SeenMoment;
  readonly arrival: SeenMoment;
  readonly minutes: number;
  readonly km: number;
}

/** The questions of a reading, and the labels of their choices. */
export interface QuestionSentences {
  readonly whichArrivalDay: string;
  readonly whichYear: string;
  /** `printed` as in `10/11`. */
  readonly whichDay: (printed: string) => string;
  readonly whichAirport: (printed: string) => string;
  readonly whichValue: (field: DoubtedField) => string;
  readonly day: (date: string) => string;
  readonly dayAsPrinted: (date: string) => string;
}

/** What a reading noticed. Lengths in minutes. */
export interface WarningSentences {
  readonly yearAssumed: (year: string, after: 'receipt' | 'today') => string;
  readonly durationMismatch: (printedMin: number, flownMin: number) => string;
  /** `missing` has at least one part; `flightNumber` is undefined where that is one of them. */
  readonly incompleteSegment: (
    missing: readonly MissingPart[],
    flightNumber: string | undefined,
  ) => string;
  readonly unknownAirport: (printed: string) => string;
  readonly impossibleTimes: (seen: SeenFlight) => string;
  /** The same of a length that is printed, without both times. */
  readonly impossibleDuration: (seen: Pick<SeenFlight, 'reason' | 'minutes' | 'km'>) => string;
  /** Where the flight before lands and where this one leaves, and how far apart that is. */
  readonly airportsApart: (landed: string, leaves: string, km: number) => string;
  /** A flight that leaves while the one before it is in the air. */
  readonly flightsOverlap: (landed: SeenMoment, leaves: SeenMoment) => string;
  readonly scheduleChanged: string;
  /** The assistant read a picture that nothing could be compared with. */
  readonly assistantUnchecked: string;
  readonly assistantFailed: string;
  readonly assistantSpent: string;
}

/** Why a document that was read gives no flight. */
export interface NoFlightSentences {
  readonly otherTopic: (topic: DocumentTopic) => string;
  readonly noBooking: (why: NoBooking) => string;
  readonly numberWithoutDate: string;
  readonly numberWithoutAirports: string;
  readonly notJoined: string;
  readonly flightWordsOnly: string;
  readonly nothingLikeFlight: string;
  /** A card, a coupon, a ticket to an event. */
  readonly otherPass: string;
}

/** The notes of readers about a readable file. */
export interface NoticeSentences {
  readonly textCut: (maxCharacters: number) => string;
  readonly pagesCut: (pages: number, read: number) => string;
  /** Pages that are pictures, and how many of them were read. */
  readonly drawnPagesCut: (pages: number, read: number) => string;
  readonly eventsCut: (events: number, read: number) => string;
  readonly picturesOnly: string;
  readonly pictureWithoutText: string;
  /** `name` is undefined where the attachment has none. */
  readonly lockedAttachment: (name: string | undefined) => string;
}

/** Why a file could not be read, and what to do instead. Sizes in megabytes. */
export interface ErrorSentences {
  readonly emptyFile: string;
  readonly noText: string;
  readonly tooLarge: (size: number, limit: number) => string;
  readonly tooSlow: string;
  readonly tooMuchMemory: string;
  readonly unreadable: string;
  readonly busy: string;
  readonly busyWithYours: string;
  readonly noReader: string;
  readonly lockedPdf: string;
  readonly wrongPassword: string;
  readonly brokenPdf: string;
  readonly brokenMail: string;
  readonly brokenPicture: string;
  /** In pixels. */
  readonly pictureTooLarge: (width: number, height: number) => string;
  readonly brokenCalendar: string;
  readonly brokenPass: string;
  readonly lockedOffice: string;
  readonly brokenWord: string;
  readonly tooManyPacked: (limit: number) => string;
  readonly tooLargeUnpacked: (limit: number) => string;
  readonly refused: (refusal: Refusal) => string;
}

/** All texts of the ticket reader, in one language. */
export type TicketSentences = QuestionSentences &
  WarningSentences &
  NoFlightSentences &
  NoticeSentences &
  ErrorSentences;
