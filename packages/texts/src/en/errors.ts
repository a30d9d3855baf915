import type { ErrorParams, ErrorSentences } from '../errors.types.ts';
import { megabytes, readersOwn } from '../writing/error-parts.ts';

/** In the words of the specification. */
const OUTSIDE_FLIGHTS =
  "This time is outside your trip's arrival and departure times. Please choose a time between your arrival and departure.";

function saySeen({ why, seen }: ErrorParams['not-this-machine']): string {
  if (why === 'address') return `It came from ${seen}.`;
  return why === 'proxy' ? `It came through a proxy (${seen}).` : 'It has another name here.';
}

export const en: ErrorSentences = {
  malformed: 'The request is malformed.',
  'signed-out': 'Sign in to continue.',
  forbidden: 'You aren’t allowed to do that.',
  'invite-required': 'Please enter your invite code to continue.',
  'not-found': 'We couldn’t find that.',
  'changed-meanwhile': 'Something changed in the meantime. Reload it, then make your change again.',
  'trips-full':
    'You have reached the maximum number of trips. Please delete an existing trip to add a new one.',
  'too-large': 'That is too large.',
  'unsupported-type': 'We can’t read this kind of content.',
  'rule-violated': 'That isn’t possible.',
  'rate-limited': 'Too many requests. Wait a moment, then try again.',
  'upstream-unavailable': 'A service that we rely on isn’t responding. Try again later.',
  maintenance:
    'We’re doing some maintenance. You can see everything, but you can’t change anything right now.',
  busy: 'We are busy at the moment. Try again in a few seconds.',
  internal:
    'Something went wrong on our side. Please try again. If you report it, include the request id.',

  'invalid-fields': 'Check what you entered, then try again.',
  'not-json': 'The body is not valid JSON.',
  'neither-json-nor-form': 'Send the body as JSON, and a file as a form (multipart/form-data).',
  'no-such-procedure': 'There is no such procedure.',
  'not-in-demo': ({ procedure }) => `The demo has no ${procedure}.`,
  'wrong-method': 'The procedure does not take this method.',
  'answer-is-file': 'The answer is a file. Ask for it over REST, under /api.',
  'batch-too-long': ({ limit }) => `A batch can have at most ${limit} calls.`,
  'value-too-large': 'A number or a text in the request is too large.',
  'value-not-kept': 'The request holds a character or a number that cannot be kept.',
  'value-unreadable': 'The input contains a value that we can’t read.',
  'body-empty': 'The body of the request is empty.',
  'body-without-object': 'The body of the request is empty. Send a JSON object.',
  'body-not-object': 'Send a JSON object as the body of the request.',
  'nested-too-deep': ({ limit }) => `The request is nested more than ${limit} levels deep.`,
  'answer-too-large': 'This is too much for one response. Ask for less at a time.',
  'several-hosts': 'The request names more than one host.',
  unintelligible: 'The request could not be understood.',
  'no-such-address': 'There’s nothing at this address.',
  cancelled: 'The request was cancelled.',
  'planning-cancelled': 'Planning was cancelled.',
  'reading-cancelled': 'Reading was cancelled.',
  'file-reading-cancelled': 'Reading the file was cancelled.',

  'other-site': 'This request came from another site, so we refused it.',
  'not-this-machine': (seen) =>
    `You can sign in this way only on the machine that OOO runs on. ${saySeen(seen)} Open ${seen.publicUrl}.`,
  'signs-in-another-way':
    'The account with this e-mail address signs in another way. Please use that way.',
  'age-unconfirmed': ({ age }) => `Please confirm that you are at least ${age} years old first.`,
  'session-required': 'An access token can’t do this. Sign in with a browser.',
  'token-read-only': 'This access token is read-only.',
  'token-limit': ({ limit }) =>
    `You have ${limit} access tokens. Revoke one that you no longer use.`,
  'too-many-requests': 'Too many requests. Wait a moment, then try again.',
  'too-much-at-once': 'That was too much at once. Wait a moment and try again.',
  'waited-too-long': 'We are busy at the moment. Try again in a few seconds.',
  'several-in-progress':
    'You already have several of these in progress. Wait until they are done, then try again.',
  'invite-unknown': 'This invite code doesn’t exist. Check it for typos.',
  'invite-disabled': 'This invite code is no longer in use.',
  'invite-used-up': 'This invite code has been used up.',
  'invite-of-another': 'You can redeem an invite code only for your own e-mail address.',
  'invite-code-taken': ({ code }) => `The code ${code} already exists.`,
  'no-such-invite-code': ({ code }) => `We couldn’t find the code ${code}.`,
  'invite-code-used-more':
    'The code has already been used more often than that. Disable it to stop anyone else from using it.',

  database: 'The database does not answer.',
  'disk-full': 'The disk of the data folder is full.',
  'not-started': 'A part of the server cannot be started.',
  stopping: 'The server is stopping.',
  restarting: 'The server is being restarted. Try again in a few seconds.',
  'no-room-for-files': 'There is no room for files on the server at the moment. Try again later.',
  'takes-no-files': 'The server cannot take files at the moment. Try again later.',

  'trip-limit': ({ limit }) =>
    `You can have a maximum of ${limit} trips. Please delete an existing trip to add a new one.`,
  'no-such-trip': 'We couldn’t find this trip among yours.',
  'no-such-airport': ({ code }) =>
    `No airport has the code ${code}. Search for the airport by its city.`,
  'unknown-destination': 'We don’t know this destination yet.',
  'no-weather': 'No weather data available.',
  'packed-limit': ({ limit }) => `A trip can have at most ${limit} packed items.`,
  'own-item-limit': ({ limit }) =>
    `You can add at most ${limit} items of your own to a trip. Remove one to add another.`,
  'day-end': 'The day has to end after it starts.',

  'no-such-place': 'We couldn’t find this place among yours.',
  'place-not-in-trip': 'This place isn’t in this trip.',
  'places-not-in-trip': 'One of these places isn’t in this trip.',
  'poi-limit': ({ limit }) =>
    `A trip can have at most ${limit} places. Remove one to save another.`,
  'poi-limit-for-chosen': ({ limit, room, chosen }) =>
    `A trip can have at most ${limit} places. This one has room for ${room} more, and you chose ${chosen}.`,
  'plan-place-limit': ({ limit, count }) =>
    `We can plan trips of up to ${limit} places, and this one has ${count}. Delete some of them.`,
  'plan-too-much':
    'This trip is too large to plan at once. Give some places a time yourself, or simplify their opening hours.',
  'moved-meanwhile': ({ name }) =>
    `${name} was given another time in the meantime. Look where it is now, then move it again.`,
  'outside-trip': OUTSIDE_FLIGHTS,
  'before-arrival': OUTSIDE_FLIGHTS,
  'after-departure': OUTSIDE_FLIGHTS,

  'form-needed': ({ field }) =>
    `Send the file as a form (multipart/form-data), in the field ${field}.`,
  'form-unreadable': 'The form could not be read. Send it again.',
  'file-stalled': 'The file stopped arriving before it was complete. Send it again.',
  'file-too-large': ({ limitBytes }) =>
    `The file is larger than ${megabytes(limitBytes)} MB. Send only the ticket, or paste its text.`,
  'files-too-large': ({ limitBytes }) =>
    `Together, the files are larger than ${megabytes(limitBytes)} MB. Send fewer of them at once.`,
  'own-uploads':
    'You are already sending several files. Wait until one of them is done, then try again.',
  'many-uploads': 'Many files are being sent at the moment. Try again in a few seconds.',
  'many-downloads':
    'Too many documents are being downloaded at the moment. Try again in a few seconds.',
  'no-such-document': 'We couldn’t find this document among yours.',
  'no-document-key':
    'Kept documents aren’t available: this installation has no usable key for them.',
  'document-of-other-key':
    'This document was encrypted with another key, which this installation no longer has.',
  'document-damaged': 'This document is damaged and cannot be opened.',
  'document-empty': 'This file is empty. Download it again, then try again.',
  'document-too-large': ({ limitBytes }) =>
    `A document can be at most ${megabytes(limitBytes)} MB.`,
  'document-type':
    'You can keep only files that we can read as tickets, such as PDF files and pictures.',
  'document-limit': ({ limit }) =>
    `A trip can have at most ${limit} documents. Remove one to keep another.`,
  'document-space': ({ limitBytes }) =>
    `Your documents can take up at most ${megabytes(limitBytes)} MB in total. Remove one to keep another.`,
  'place-file-unknown-format':
    'We can’t read places from this file. Choose a list or saved places from Google Takeout, or a KML, KMZ, GPX, GeoJSON or CSV file.',
  'place-file-broken':
    'This file is damaged or incomplete. Export it again, then try the new file.',
  'place-file-doctype':
    'This file has definitions of its own (DOCTYPE), which we don’t read for safety.',
  'place-file-unknown-encoding':
    'We can’t tell which encoding this file is written in. Say which one, or save it as UTF-8.',
  'place-file-no-columns':
    'We can’t tell the columns of this table apart. Name them in its first row, like: name, latitude, longitude.',
  'place-file-too-large': ({ limitBytes }) =>
    `The file is larger than ${megabytes(limitBytes)} MB. Export fewer places at once.`,
  'place-file-too-large-unpacked': ({ limitBytes }) =>
    `Unpacked, this file is larger than ${megabytes(limitBytes)} MB. Export fewer places at once.`,
  'place-file-too-much': 'This file takes too long to read. Export fewer places at once.',

  ...readersOwn,
};
