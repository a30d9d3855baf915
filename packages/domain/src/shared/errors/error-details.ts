import type { ErrorParams, ErrorReason } from '@ooo/texts/errors.types';

type Details = Readonly<Record<string, unknown>>;

type DetailsByReason = {
  readonly [Reason in ErrorReason]?: (params: ErrorParams[Reason]) => Details;
};

/** As they are. */
const all = (params: object | null): Details => ({ ...params });

/** By a word of the contract that is older than the reasons, with the params that it is documented with. */
const by =
  (reason: string) =>
  (params: object | null): Details => ({ reason, ...params });

/** Of a reader: by its code alone, since the sentence is the message. */
const readers = (reason: string) => (): Details => ({ reason });

/** What the contract has in `details` for a reason. */
const DETAILS: DetailsByReason = {
  'trip-limit': all,
  'packed-limit': by('packed-limit'),
  'own-item-limit': by('own-item-limit'),
  'token-limit': by('token-limit'),
  'poi-limit': by('poi-limit'),
  'poi-limit-for-chosen': ({ limit, room }) => ({ reason: 'poi-limit', limit, room }),
  'plan-place-limit': ({ limit }) => ({ reason: 'too-many-places', limit }),
  'plan-too-much': by('too-much'),
  'moved-meanwhile': ({ poiId }) => ({ reason: 'moved-meanwhile', poiId }),
  'outside-trip': by('outside-trip'),
  'before-arrival': by('before-arrival'),
  'after-departure': by('after-departure'),
  'day-end': by('day-ends-first'),
  'age-unconfirmed': () => ({ reason: 'AGE_UNCONFIRMED' }),
  'session-required': by('SESSION_REQUIRED'),
  'token-read-only': by('READ_ONLY_TOKEN'),

  'too-many-requests': all,
  'too-much-at-once': all,
  'waited-too-long': all,
  'several-in-progress': all,
  'own-uploads': all,
  'many-uploads': all,
  'many-downloads': all,
  'no-room-for-files': all,
  'takes-no-files': all,

  'document-limit': by('too-many'),
  'document-space': ({ limitBytes }) => ({ reason: 'no-room', limit: limitBytes }),
  'document-empty': by('EMPTY'),
  'document-type': by('UNSUPPORTED'),
  'document-of-other-key': by('other-key'),
  'document-damaged': by('damaged'),

  'place-file-unknown-format': by('unknown-format'),
  'place-file-broken': by('broken'),
  'place-file-doctype': by('doctype'),
  'place-file-unknown-encoding': ({ choices }) => ({
    reason: 'unknown-encoding',
    ...(choices.length > 0 && { choices }),
  }),
  'place-file-no-columns': by('no-columns'),
  'place-file-too-large': () => ({ reason: 'too-large' }),
  'place-file-too-large-unpacked': () => ({ reason: 'too-large-unpacked' }),
  'place-file-too-much': by('too-much'),

  'ticket-empty': readers('EMPTY'),
  'ticket-encrypted': readers('ENCRYPTED'),
  'ticket-wrong-password': readers('WRONG_PASSWORD'),
  'ticket-broken': readers('BROKEN'),
  'ticket-unsupported': readers('UNSUPPORTED'),
  'ticket-too-large': readers('TOO_LARGE'),
  'ticket-too-slow': readers('TOO_SLOW'),
  'ticket-reader-busy': readers('BUSY'),
  'ticket-reader-not-started': readers('NOT_STARTED'),
};

/** The `details` of a reason; undefined where the contract has none. `params` are the reason's own. */
export function detailsOf(reason: ErrorReason, params: unknown): Details | undefined {
  const write: unknown = DETAILS[reason];
  return write === undefined ? undefined : asWriter(write)(params);
}

/** Holds because {@link DetailsByReason} has each function under the reason whose params it takes. */
function asWriter(write: unknown) {
  return write as (params: unknown) => Details;
}
