import type { AppErrorCode } from '@ooo/domain/shared/app-error-code';

/**
 * What the server says in English and a traveller may read; `#` stands for a number. Everything else that it says is for
 * scripts, or follows from what a page does not do: there the code of the error decides.
 */
export const SERVER_SENTENCES = [
  'A document can be at most # MB.',
  'A trip can have at most # documents. Remove one to keep another.',
  'A trip can have at most # packed items.',
  'A trip can have at most # places. Remove one to save another.',
  'A trip can have at most # places. This one has room for # more, and you chose #.',
  'Kept documents aren’t available: this installation has no usable key for them.',
  'Many files are being sent at the moment. Try again in a few seconds.',
  'No weather data available.',
  'One of these places isn’t in this trip.',
  'Please confirm that you are at least # years old first.',
  'The account with this e-mail address signs in another way. Please use that way.',
  'The code has already been used more often than that. Disable it to stop anyone else from using it.',
  'The day has to end after it starts.',
  'The file is larger than # MB. Send only the ticket, or paste its text.',
  'The file stopped arriving before it was complete. Send it again.',
  'The form could not be read. Send it again.',
  'The server is being restarted. Try again in a few seconds.',
  'This file is empty. Download it again, then try again.',
  'This invite code doesn’t exist. Check it for typos.',
  'This invite code has been used up.',
  'This invite code is no longer in use.',
  'This place isn’t in this trip.',
  'This trip is too large to plan at once. Give some places a time yourself, or simplify their opening hours.',
  'Together, the files are larger than # MB. Send fewer of them at once.',
  'Too many documents are being downloaded at the moment. Try again in a few seconds.',
  'We can plan trips of up to # places, and this one has #. Delete some of them.',
  'We couldn’t find this document among yours.',
  'We couldn’t find this place among yours.',
  'We couldn’t find this trip among yours.',
  'We don’t know this destination yet.',
  'You already have several of these in progress. Wait until they are done, then try again.',
  'You are already sending several files. Wait until one of them is done, then try again.',
  'You can add at most # items of your own to a trip. Remove one to add another.',
  'You can have a maximum of # trips. Please delete an existing trip to add a new one.',
  'You can keep only files that we can read as tickets, such as PDF files and pictures.',
  'You can redeem an invite code only for your own e-mail address.',
  'You have # access tokens. Revoke one that you no longer use.',
  'Your documents can take up at most # MB in total. Remove one to keep another.',
] as const;

/** A language's own words for each sentence, and for each code where a sentence is not among them. */
export type ServerSentences = Readonly<
  Record<(typeof SERVER_SENTENCES)[number] | AppErrorCode, string>
>;
