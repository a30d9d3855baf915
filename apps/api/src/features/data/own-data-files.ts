import type { OwnData } from '@ooo/domain/account/own-data.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { toFieldLines, toInline, toSection } from './markdown.ts';
import { toTripDocument } from './trip-document.ts';

export interface OwnDataFile {
  readonly path: string;
  readonly text: string;
}

/** All of it, as `data.export` answers. */
export function toOwnDataJson(data: OwnData): string {
  return `${JSON.stringify(data, null, 2)}\n`;
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

/** `trips/1000001-seoul.md`: letters and digits of any script, nothing that leads out of a folder. */
function toTripPath({ id, destination }: Trip): string {
  const words = destination.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `trips/${[id, ...words].join('-').slice(0, 60)}.md`;
}

/** What the zip holds: a document for the account and for each trip, and everything as JSON. */
export function* listOwnDataFiles(data: OwnData): Generator<OwnDataFile> {
  yield { path: 'account.md', text: toAccountDocument(data) };
  const placesOf = Map.groupBy(data.places, ({ tripId }) => tripId);
  for (const trip of data.trips) {
    yield { path: toTripPath(trip), text: toTripDocument(trip, placesOf.get(trip.id) ?? []) };
  }
  yield { path: 'data.json', text: toOwnDataJson(data) };
}
