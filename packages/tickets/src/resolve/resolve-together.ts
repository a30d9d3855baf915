import { PLAIN_ENGLISH, type Writing } from '@ooo/domain/shared/writing';
import type { TicketReading, TicketWarning } from '@ooo/domain/tickets/ticket.schema';
import type {
  DraftedDocument,
  Found,
  SegmentDraft,
  ParsedDocument,
  TravelDocument,
} from '../document.ts';
import { defined } from '@ooo/domain/shared/defined';
import { word } from '../sentences/sentences.ts';
import { explainNoFlight } from './explain-no-flight.ts';
import { joinTravellers } from './join-travellers.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { listDrafts, resolveDrafts, resolveTicket } from './resolve-ticket.ts';
import { settleDays } from './settle-days.ts';

interface Told {
  /** Its place among all documents. */
  readonly at: number;
  readonly document: TravelDocument;
  readonly parsed: ParsedDocument;
  readonly drafts: readonly SegmentDraft[];
}

const NOTHING: TicketReading = {
  legs: [],
  passengers: [],
  warnings: [],
  questions: [],
  evidence: [],
};

/**
 * One reading of several documents: outbound in one, return in the other, the same flight in two of them.
 * Each settles its own days as far as it can; where two tell differently of one flight, the traveller is
 * asked. Documents that could not be read are undefined and ignored; without any readable one there are no segments.
 */
export function resolveTogether(
  documents: readonly (DraftedDocument | undefined)[],
  writing: Writing = PLAIN_ENGLISH,
): TicketReading {
  const told = documents.flatMap((read, at) => (read ? [tell(read, at)] : []));
  const [first] = told;
  if (!first) return NOTHING;
  if (documents.length === 1) return resolveTicket(first.document, first.parsed, writing);
  const drafts = told
    .map((one) => one.drafts)
    .reduce((joined, segments) => mergeDrafts(joined, joinTravellers(joined, segments)));
  const { document, parsed } = joinTold(first, told);
  const reading = resolveDrafts(drafts, document, parsed, writing);
  const warnings = drafts.length === 0 ? [] : reading.warnings;
  return { ...reading, warnings: [...told.flatMap((one) => note(one, writing)), ...warnings] };
}

function tell({ document, parsed }: DraftedDocument, at: number): Told {
  const settled = settleDays(listDrafts(document, parsed), document, parsed.facts);
  return { at, document, parsed, drafts: settled.map((segment) => markSegment(segment, at)) };
}

/** Every value says which document it is from. */
function markSegment({ otherwise, ...fields }: SegmentDraft, document: number): SegmentDraft {
  const marked = Object.fromEntries(
    Object.entries(fields).map(([field, found]: [string, Found<unknown>]) => [
      field,
      { ...found, document },
    ]),
  );
  return { ...marked, ...(otherwise ? { otherwise: markSegment(otherwise, document) } : {}) };
}

/** The documents' other content as one document. Each reader's warnings are reported separately. */
function joinTold(first: Told, told: readonly Told[]): DraftedDocument {
  const documents = told.map(({ document }) => document);
  const facts = told.map(({ parsed }) => parsed.facts);
  const known = documents.filter(({ receivedOnKnown }) => receivedOnKnown);
  const received = (known.length > 0 ? known : documents).map(({ receivedOn }) => receivedOn);
  const lines = documents.flatMap((document) => document.lines);
  const { subject: _subject, sender: _sender, parsedLines: _parsedLines, ...rest } = first.document;
  return {
    document: {
      ...rest,
      text: documents.map(({ text }) => text).join('\n\n'),
      lines,
      structured: documents.flatMap(({ structured }) => structured),
      receivedOn: received.toSorted()[0] ?? first.document.receivedOn,
      receivedOnKnown: known.length > 0,
      notices: [],
    },
    parsed: {
      segments: told.flatMap(({ parsed }) => parsed.segments),
      facts: {
        ...defined({ issuedOn: facts.find(({ issuedOn }) => issuedOn)?.issuedOn }),
        passengers: facts.flatMap(({ passengers }) => passengers),
      },
    },
  };
}

/** The messages about one document: its reader's warnings, and whether it has no flight. */
function note({ at, document, parsed, drafts }: Told, writing: Writing): TicketWarning[] {
  const { notices } = document;
  const isExplained = notices.some(({ code }) => code === 'NO_TEXT' || code === 'NO_FLIGHT');
  const noFlight: TicketWarning[] =
    drafts.length > 0 || isExplained
      ? []
      : [
          {
            code: 'NO_FLIGHT',
            message: word(explainNoFlight(document, parsed.noBooking), writing),
          },
        ];
  return [...notices, ...noFlight].map(({ code, message }) => ({ code, message, document: at }));
}
