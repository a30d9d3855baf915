import type { DocumentFacts, Found, PartialDate, TravelDocument } from '../document.ts';
import { airlineCodeByName } from '../atoms/airline.ts';
import { findDates } from '../atoms/date.ts';
import { findRecordLocator } from '../atoms/record-locator.ts';
import { findPassengers } from '../atoms/passenger.ts';
import { splitCells } from '../text/cells.ts';
import { defined } from '@ooo/domain/shared/defined';
import { makeFound } from '../text/hit.ts';

const ISSUED =
  /(?:issue[d]?(?: date| on)?|date of issue|date of booking|booking date|booked on|date|ausstellungsdatum|buchungsdatum|fecha de (?:emisi[oó]n|compra)|발행일|발권일|구매일|예약일)[^\p{L}\d]{0,24}$/iu;
const ISSUED_ABOVE =
  /issue date|date of issue|issued(?! by)|ausstellungsdatum|fecha de emisi|발행일|발권일/iu;
/** An airline in a sentence: a name that says so. */
const AIRLINE =
  /\p{Lu}[\p{L}]{2,20}(?: \p{Lu}[\p{L}]{2,20})? (?:Air\s?[Ll]ines|Airways|Aerol[ií]neas)(?!\p{L})|[가-힣]{2,6}항공(?![가-힣])/u;
/** A name alone between marks of a sentence: `Finally. Southwest, same as last time`. */
const PHRASE = /(?<=[.,!?;:(]\s?)\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?(?=\s?[.,!?;)])/gu;
const LONGEST = 400;
const MAX_LINES = 400;
const MAX_PASSENGERS = 20;
/** The subject in the head of a mail that was copied as text. */
const SUBJECT = /^[ \t]{0,4}(?:subject|betreff|asunto|objet|oggetto|assunto|제목)\s?[:：](.*)$/imu;
const HEAD_LENGTH = 2000;
/** Where a letterhead is. */
const HEAD_LINES = 12;

/** The facts that a document has once: record locator, day of issue, the sending airline, the travellers. */
export function findFacts(document: TravelDocument): DocumentFacts {
  const { lines } = document;
  return {
    ...defined({
      pnr: findPrintedRecordLocator(lines) ?? findInSubject(document),
      issuedOn: findIssueDate(lines),
      carrier: findCarrier(document),
      namedCarrier: findNamedCarrier(lines),
    }),
    passengers: listPassengers(lines),
  };
}

function findPrintedRecordLocator(lines: readonly string[]): Found<string> | undefined {
  const recordLocator = findRecordLocator(lines);
  return (
    recordLocator &&
    makeFound(
      recordLocator.value,
      'shapes',
      lines[recordLocator.line] ?? '',
      recordLocator.line,
      recordLocator,
    )
  );
}

/** What the subject of a mail names, where nothing below it does: `Subject: Schedule change – booking MJ5R2X`. */
function findInSubject({ subject = '', text }: TravelDocument): Found<string> | undefined {
  const printed = SUBJECT.exec(text.slice(0, HEAD_LENGTH))?.[1] ?? '';
  const snippet = subject === '' ? printed.trim() : subject;
  const recordLocator = findRecordLocator([snippet.slice(0, 200)]);
  return recordLocator && { value: recordLocator.value, snippet, foundBy: 'shapes' };
}

/** A whole date beside or below a label of issue; the first one counts. */
function findIssueDate(lines: readonly string[]): Found<PartialDate> | undefined {
  for (const [at, line] of lines.entries()) {
    for (const hit of findDates(line)) {
      if (hit.value.year === undefined) continue;
      const above = lines[at - 1] ?? '';
      const heading = above.slice(Math.max(0, hit.start - 6), hit.end + 30);
      const beside = ISSUED.test(line.slice(Math.max(0, hit.start - 60), hit.start));
      if (beside || ISSUED_ABOVE.test(heading)) {
        return makeFound(hit.value, 'shapes', line, at, hit);
      }
    }
  }
  return undefined;
}

/** The airline that sent the document: by the sender, the subject, the first lines. */
function findCarrier(document: TravelDocument): Found<string> | undefined {
  const texts = [
    document.sender ?? '',
    document.subject ?? '',
    ...document.lines.slice(0, HEAD_LINES),
  ];
  for (const text of texts) {
    const [first] = splitCells(text.slice(0, 200));
    const code = first && (airlineCodeByName(text.slice(0, 200)) ?? airlineCodeByName(first.text));
    if (code) return { value: code, snippet: text.trim().slice(0, 100), foundBy: 'inferred' };
  }
  return findSigning(document.lines);
}

/** The only airline that the rest of the document names, as in the small print below a ticket. */
function findSigning(lines: readonly string[]): Found<string> | undefined {
  return onlyAirline(lines.slice(HEAD_LINES, MAX_LINES).map((line) => AIRLINE.exec(line)?.[0]));
}

/** The only airline that sentences name with nothing beside it. */
function findNamedCarrier(lines: readonly string[]): Found<string> | undefined {
  return onlyAirline(
    lines.slice(0, MAX_LINES).flatMap((line) => line.slice(0, LONGEST).match(PHRASE) ?? []),
  );
}

function onlyAirline(names: readonly (string | undefined)[]): Found<string> | undefined {
  const named = names.flatMap((name) => {
    const code = name === undefined ? undefined : airlineCodeByName(name);
    return name === undefined || code === undefined ? [] : [{ code, name }];
  });
  const [first] = named;
  if (!first || named.some(({ code }) => code !== first.code)) return undefined;
  return { value: first.code, snippet: first.name, foundBy: 'inferred' };
}

function listPassengers(lines: readonly string[]): Found<string>[] {
  const passengers = new Map<string, Found<string>>();
  for (const [at, line] of lines.entries()) {
    for (const hit of findPassengers(line)) {
      if (passengers.size >= MAX_PASSENGERS) return [...passengers.values()];
      if (!passengers.has(hit.value)) {
        passengers.set(hit.value, makeFound(hit.value, 'shapes', line, at, hit));
      }
    }
  }
  return [...passengers.values()];
}
