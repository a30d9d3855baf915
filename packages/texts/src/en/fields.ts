import { fields as ofForms } from './web/fields.ts';

/** Problems of a value in any field; `ofForms` has the rest of them. */
const ofValues = {
  missing: 'This is missing.',
  'not-text': 'This should be a text.',
  'not-number': 'This should be a number.',
  'not-whole': 'This should be a whole number.',
  'not-boolean': 'This should be true or false.',
  'not-list': 'This should be a list.',
  'not-object': 'This should be an object.',
  'not-date': 'This should be a date.',
  'wrong-kind': 'This should be of the kind {{kind}}.',
  'wrong-format': 'This has the wrong format.',
  'one-of': 'This should be one of: {{choices}}.',
  'too-short': 'This should have at least {{limit}} characters.',
  'too-many': 'This should have at most {{limit}} items.',
  'too-few': 'This should have at least {{limit}} items.',
  'too-large': 'This should be at most {{limit}}.',
  'too-small': 'This should be at least {{limit}}.',
  'not-keepable': 'This contains a character that we can’t store.',
  invalid: 'Invalid input',
} as const;

/** Mistakes that only scripts make: the web has no field for them, or prevents them. */
const ofScripts = {
  'arrival-time': 'Enter the time as HH:mm, like 09:30 or 09:30+1.',
  longitude: 'Longitude must be between -180 and 180.',
  latitude: 'Latitude must be between -90 and 90.',
  'stay-dates': 'The end should not be before the start, nor more than {{days}} days after it.',
  'date-outside-trip': 'This date is not part of the trip.',
  'count-dates': 'The last day can’t be before the first, and the range can cover at most a year.',
  'invite-code-characters': 'An invite code can’t contain control characters.',
  'shelf-of-category': 'With the category {{category}} this should be one of: {{choices}}.',
  search: 'Type what you are looking for.',
  feedback: 'Please enter feedback',
  'packed-trip': 'Say which trip to pack for.',
  'packed-item': 'Enter what to pack.',
  activity: 'Use lower-case letters and hyphens, like hot-spring.',
  'ticket-text': 'Paste the text of your ticket.',
  'no-documents': 'Send at least one document.',
  'document-count': 'Send at most {{limit}} documents at once.',
  'no-places': 'Choose at least one place.',
  'place-count': 'A trip can have at most {{limit}} places.',
  'file-field': 'Send the file in the field {{field}} of the form.',
  passwords: 'Write the passwords as a JSON object by index, like {"0": "…"}.',
  'own-email': 'Type {{email}} to delete the account for good.',
} as const;

/** The server's sentences about single fields, by reason. Scripts are told limits that a form need not mention. */
export const fields = {
  ...ofForms,
  ...ofValues,
  ...ofScripts,
  'too-long': 'This should have at most {{limit}} characters.',
} as const;
