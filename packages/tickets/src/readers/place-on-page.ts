import type { PageBox } from '@ooo/domain/tickets/ticket.schema';
import type { DraftedDocument, Found, LegDraft, TravelDocument } from '../document.ts';
import type { Box, PrintedLine } from './printed-line.ts';
import { normaliseText } from './text/normalise-text.ts';

/** How far ahead a line of the text is sought among those of the pages. */
const LOOK_AHEAD = 60;

/** A line of the pages, its letters without the blanks between them. */
interface Letters {
  readonly line: PrintedLine;
  readonly text: string;
}

/** The document, each value with the box on the page where it stands, as far as its reader knows that. */
export function placeOnPage({ document, parsed }: DraftedDocument): DraftedDocument {
  const { printed, ...rest } = document;
  if (!printed || printed.length === 0) return { document: rest, parsed };
  const places = alignLines(document, printed);
  const place = <T>(found: Found<T>): Found<T> => withBox(found, places);
  const { passengers, ...facts } = parsed.facts;
  return {
    document: { ...rest, structured: document.structured.map((leg) => placeFields(leg, place)) },
    parsed: {
      legs: parsed.legs.map((leg) => placeFields(leg, place)),
      facts: { ...placeFields(facts, place), passengers: passengers.map(place) },
    },
  };
}

type Place = <T>(found: Found<T>) => Found<T>;

function placeFields<Fields extends Omit<LegDraft, 'otherwise'>>(
  { otherwise, ...fields }: Fields & Pick<LegDraft, 'otherwise'>,
  place: Place,
): Fields {
  const placed = Object.fromEntries(
    Object.entries(fields).map(([field, found]) => [field, place(found as Found<unknown>)]),
  );
  // Every field keeps its name and its value.
  return {
    ...placed,
    ...(otherwise ? { otherwise: placeFields(otherwise, place) } : {}),
  } as Fields;
}

/** By 1-based lines of the text: the line of a page that says the same. Both are in the same order. */
function alignLines(
  { lines }: TravelDocument,
  printed: readonly PrintedLine[],
): ReadonlyMap<number, Letters> {
  const letters = printed.map((line) => ({ line, text: toLetters(normaliseText(line.text).text) }));
  const places = new Map<number, Letters>();
  let next = 0;
  for (const [at, line] of lines.entries()) {
    const wanted = toLetters(line);
    if (wanted === '') continue;
    const end = Math.min(letters.length, next + LOOK_AHEAD);
    for (let candidate = next; candidate < end; candidate += 1) {
      const found = letters[candidate];
      if (found?.text !== wanted) continue;
      places.set(at + 1, found);
      next = candidate + 1;
      break;
    }
  }
  return places;
}

function withBox<T>(found: Found<T>, places: ReadonlyMap<number, Letters>): Found<T> {
  const place = found.line === undefined ? undefined : places.get(found.line);
  if (!place) return found;
  return { ...found, box: { page: place.line.page, ...findBox(found, place) } };
}

/** Around the words that say the value, else those of the snippet, else the line. */
function findBox(
  { snippet, span }: Found<unknown>,
  { line, text }: Letters,
): Omit<PageBox, 'page'> {
  const letters = toLetters(snippet);
  const at = text.indexOf(letters);
  const [start, end] =
    at < 0 ? [0, text.length] : [at + (span?.start ?? 0), at + (span?.end ?? letters.length)];
  return surround(listTouched(line, start, end));
}

/** The boxes of the words that the letters from `start` to `end` belong to. */
function listTouched({ words }: PrintedLine, start: number, end: number): Box[] {
  let before = 0;
  const touched = words.filter(({ text }) => {
    const from = before;
    before += toLetters(text).length;
    return from < end && before > start;
  });
  return (touched.length > 0 ? touched : words).map(({ box }) => box);
}

function surround(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

function toLetters(text: string): string {
  return text.replaceAll(/\s+/gu, '');
}
