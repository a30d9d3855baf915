import type { OwnData } from '@ooo/domain/account/own-data.schema';
import type { TripDocument } from '@ooo/domain/trips/trip-document.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { groupBy } from '@ooo/domain/shared/group-by';
import { AppError } from '../../errors/app-error.ts';
import { toFieldLines, toInline, toSection } from './markdown.ts';
import { toTripDocument } from './trip-document.ts';

export interface OwnDataFile {
  readonly path: string;
  readonly content: string | AsyncIterable<Uint8Array>;
}

/** The content of a kept document part by part; rejects where it cannot be opened. */
export type FetchDocument = (document: TripDocument) => Promise<AsyncIterable<Uint8Array>>;

/** All the data, as `data.export` answers it. */
export function toOwnDataJson(data: OwnData): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** `clock 24, dayStart 08:30`: what was chosen, by its name in data.json. */
function toPreferenceWords(preferences: OwnData['profile']['preferences']): string {
  const chosen = Object.entries(preferences).filter(([, value]) => value !== null);
  return chosen.map(([name, value]) => `${name} ${value}`).join(', ');
}

function toAccountDocument({ profile, identities, feedback, redemption }: OwnData): string {
  const lines = [
    '# Account',
    '',
    ...toFieldLines([
      ['Name', profile.firstName],
      ['E-mail', profile.email],
      ['Joined', profile.createdAt],
      ['Last sign-in', profile.lastLoginAt],
      ['Age confirmed', profile.ageConfirmedAt],
      ['Invite code', redemption?.code ?? profile.inviteCode],
      ['Language', profile.language],
      ['Temperatures', profile.temperatureUnit],
      ['Preferences', toPreferenceWords(profile.preferences)],
      ['API calls', profile.apiCallCount],
    ]),
    ...toSection(
      '## Signs in with',
      identities.map(({ provider, createdAt }) => `- ${toInline(provider)}, since ${createdAt}`),
    ),
    ...toSection(
      '## Feedback',
      feedback.map(({ createdAt, message }) => `- ${createdAt}: ${toInline(message)}`),
    ),
    '',
    'Sessions, access tokens, calls a day and the audit log are in data.json, with everything else.',
  ];
  return `${lines.join('\n')}\n`;
}

/** `trips/1000001-seoul`: letters and digits of any script, and nothing that could lead out of the folder. */
function toTripPath({ id, destination }: Pick<Trip, 'id' | 'destination'>): string {
  const words = destination.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `trips/${[id, ...words].join('-').slice(0, 60)}`;
}

/** `1-ticket.pdf` in the trip's folder: numbered, so that two documents of one name become two files. */
function toDocumentPath(folder: string, { name }: TripDocument, at: number): string {
  const words = name.match(/[\p{L}\p{M}\p{N}.]+/gu) ?? [];
  return `${folder}/${[at + 1, ...words].join('-').replaceAll(/\.{2,}/g, '.')}`;
}

/**
 * A document that cannot be opened does not stop the others: the zip says so in its place. If the server is only
 * busy, the zip fails, because a complete one can be made later.
 */
async function* listDocumentFiles(
  folder: string,
  documents: readonly TripDocument[],
  fetchDocument: FetchDocument,
): AsyncGenerator<OwnDataFile> {
  for (const [at, document] of documents.entries()) {
    const path = toDocumentPath(folder, document, at);
    try {
      yield { path, content: await fetchDocument(document) };
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') throw error;
      const reason = error instanceof Error ? error.message : '';
      yield { path: `${path}.missing.txt`, content: `${document.name}: ${reason}\n` };
    }
  }
}

/** What the zip holds: a text for the account and for each trip, its kept documents, and everything as JSON. */
export async function* listOwnDataFiles(
  data: OwnData,
  fetchDocument: FetchDocument,
): AsyncGenerator<OwnDataFile> {
  yield { path: 'account.md', content: toAccountDocument(data) };
  const documentsOf = groupBy(data.documents, ({ tripId }) => tripId);
  const placesOf = groupBy(data.places, ({ tripId }) => tripId);
  for (const trip of data.trips) {
    const path = toTripPath(trip);
    const content = toTripDocument(trip, placesOf.get(trip.id) ?? []);
    yield { path: `${path}.md`, content };
    yield* listDocumentFiles(path, documentsOf.get(trip.id) ?? [], fetchDocument);
  }
  yield { path: 'data.json', content: toOwnDataJson(data) };
}
