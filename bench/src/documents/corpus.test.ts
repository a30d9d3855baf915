import { describe, expect, test } from 'vitest';
import { findAirport } from '@ooo/atlas/airports';
import { distanceKm } from '@ooo/domain/distance/haversine';
import { toInstant } from '@ooo/domain/shared/zoned';
import { sampleOf } from '@ooo/domain/testing/sample';
import type { TicketSegment } from '@ooo/domain/tickets/ticket.schema';
import { type CorpusDocument, readFlightDocuments, readNegativeDocuments, SETS } from './corpus.ts';
import { DETAILS } from './details.ts';
import { readFirstPage } from './draw-page.ts';
import { drawPdf } from './draw-pdf.ts';
import { listPrinted } from './printed.ts';

const [DEV = [], HOLDOUT = []] = await Promise.all(SETS.map(readFlightDocuments));
const FLIGHTS = [...DEV, ...HOLDOUT];
const SEGMENTS = FLIGHTS.flatMap(({ expected }) => expected.legs);
const cases = FLIGHTS.map((document) => [document.name, document] as const);

const countSources = (documents: readonly CorpusDocument[]): number =>
  new Set(documents.map(({ expected }) => expected.source)).size;

/** Letters and digits alone. */
const fold = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function missingIn(text: string, { expected }: CorpusDocument): string[] {
  const folded = fold(text);
  return expected.legs
    .flatMap(listPrinted)
    .filter((ways) => !ways.some((way) => folded.includes(fold(way))))
    .map(([first]) => first ?? '');
}

/** Minutes in the air and kilometres; undefined where the document says nothing of the arrival. */
function measureSegment(segment: TicketSegment): { minutes: number; km: number } | undefined {
  const [from, to] = [findAirport(segment.from ?? ''), findAirport(segment.to ?? '')];
  const { departureDate, departureTime, arrivalDate, arrivalTime } = segment;
  if (!from || !to || !departureDate || !departureTime || !arrivalDate || !arrivalTime)
    return undefined;
  const start = toInstant({ date: departureDate, time: departureTime, zone: from.zone });
  const end = toInstant({ date: arrivalDate, time: arrivalTime, zone: to.zone });
  return {
    minutes: (end.getTime() - start.getTime()) / 60_000,
    km: distanceKm(from.coordinates, to.coordinates),
  };
}

describe('the corpus', () => {
  test('is as large and as varied as the figures claim', async () => {
    const [dev = [], holdout = []] = await Promise.all(SETS.map(readNegativeDocuments));
    expect(FLIGHTS.length).toBeGreaterThanOrEqual(60);
    expect(countSources(FLIGHTS)).toBeGreaterThanOrEqual(40);
    expect(countSources(HOLDOUT) / countSources(FLIGHTS)).toBeGreaterThanOrEqual(0.25);
    expect(dev.length + holdout.length).toBeGreaterThanOrEqual(30);
    expect(holdout.length / (dev.length + holdout.length)).toBeGreaterThanOrEqual(1 / 3);
  });

  test('has a name and a record locator for one document alone', () => {
    const recordLocators = FLIGHTS.flatMap(({ expected }) => [
      ...new Set(expected.legs.map(({ pnr }) => pnr).filter((pnr) => pnr !== undefined)),
    ]);
    expect(new Set(recordLocators).size).toBe(recordLocators.length);
    expect(new Set(FLIGHTS.map(({ name }) => name)).size).toBe(FLIGHTS.length);
  });

  test.each(cases)('prints everything that is expected from %s', (_, document) => {
    expect(missingIn(document.text, document)).toEqual([]);
  });

  test.each(sampleOf(cases))('shows all flights on the first page of %s', async (_, document) => {
    const page = await readFirstPage(await drawPdf(document.sheet));
    expect(missingIn(page, document)).toEqual([]);
  });

  test('lets every flight take as long as its distance needs', () => {
    const odd = SEGMENTS.filter((segment) => {
      const measured = measureSegment(segment);
      if (!measured) return false;
      const { minutes, km } = measured;
      return minutes < km / 16 + 15 || minutes > km / 9.5 + 100;
    });
    expect(odd.map(({ flightNumber, from, to }) => `${flightNumber} ${from}-${to}`)).toEqual([]);
  });

  test('has each detail somewhere', () => {
    const rare = DETAILS.filter(
      (detail) => SEGMENTS.filter((segment) => segment[detail] !== undefined).length <= 10,
    );
    expect(rare).toEqual([]);
  });
});
