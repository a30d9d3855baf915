import type { DraftedDocument, Found, SegmentDraft, TravelDocument } from '../document.ts';
import type { Box, PrintedLine } from '../printed-line.ts';
import { normaliseText } from './text/normalise-text.ts';

/** How far ahead a line of the text is sought among those of the pages. */
const LOOK_AHEAD = 60;

/** A line of the pages, its letters without the blanks between them. */
interface Letters {
  readonly line: PrintedLine;
  readonly text: string;
}

/**
 * The document, each value with the box on the page where it is, as far as its reader knows that. Repaired
 * text of a picture is to be checked, and its record locator always: O looks like 0, S like 5, and nothing else
 * decides.
 */
export function placeOnPage({ document, parsed }: DraftedDocument): DraftedDocument {
  const { printed, ...rest } = document;
  if (!printed || printed.length === 0) return { document: rest, parsed };
  const places = alignLines(document, printed);
  const place: Place = (found, field) => withBox(found, field, places);
  const { passengers, ...facts } = parsed.facts;
  return {
    document: {
      ...rest,
      structured: document.structured.map((segment) => placeFields(segment, place)),
    },
    parsed: {
      segments: parsed.segments.map((segment) => placeFields(segment, place)),
      facts: {
        ...placeFields(facts, place),
        passengers: passengers.map((found) => place(found, 'passenger')),
      },
    },
  };
}

type Place = <T>(found: Found<T>, field: string) => Found<T>;

function placeFields<Fields extends Omit<SegmentDraft, 'otherwise'>>(
  { otherwise, ...fields }: Fields & Pick<SegmentDraft, 'otherwise'>,
  place: Place,
): Fields {
  const placed = Object.fromEntries(
    Object.entries(fields).map(([field, found]) => [field, place(found as Found<unknown>, field)]),
  );
  // Every field keeps its name and its value.
  return {
    ...placed,
    ...(otherwise ? { otherwise: placeFields(otherwise, place) } : {}),
  } as Fields;
}

/** By 1-based lines of the text: the same line on a page. Both are in the same order. */
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

function withBox<T>(
  found: Found<T>,
  field: string,
  places: ReadonlyMap<number, Letters>,
): Found<T> {
  const place = found.line === undefined ? undefined : places.get(found.line);
  if (!place) return found;
  const { line, text } = place;
  const [start, end] = findLetters(found, text);
  const box = { page: line.page, ...surround(listTouched(line, start, end)) };
  const isDoubtful =
    line.isRecognised &&
    found.foundBy !== 'structured' &&
    (field === 'pnr' || isMended(place, start, end));
  return { ...found, box, ...(isDoubtful ? { foundBy: 'inferred' } : {}) };
}

/** The letters of the line with the value, else with its snippet, else all. */
function findLetters(
  { snippet, span }: Found<unknown>,
  text: string,
): readonly [start: number, end: number] {
  const letters = toLetters(snippet);
  const at = text.indexOf(letters);
  if (at < 0) return [0, text.length];
  return [at + (span?.start ?? 0), at + (span?.end ?? letters.length)];
}

/** True where the picture shows other letters than the text has: `150CT25` was read for 15OCT25. */
function isMended({ line, text }: Letters, start: number, end: number): boolean {
  const read = toLetters(line.words.map((word) => normaliseText(word.text).text).join(''));
  return read.length === text.length
    ? read.slice(start, end) !== text.slice(start, end)
    : !read.includes(text.slice(start, end));
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
