import type { EncodingChoice } from '@ooo/domain/place-files/file-encoding';

/** Why a file of places cannot be read. */
export const PLACE_FILE_PROBLEMS = {
  'unknown-format': {
    code: 'UNSUPPORTED_TYPE',
    message:
      'We can’t read places from this file. Choose a list or saved places from Google Takeout, or a KML, KMZ, GPX, GeoJSON or CSV file.',
  },
  broken: {
    code: 'BAD_REQUEST',
    message: 'This file is damaged or incomplete. Export it again, then try the new file.',
  },
  doctype: {
    code: 'BAD_REQUEST',
    message: 'This file has definitions of its own (DOCTYPE), which we don’t read for safety.',
  },
  'unknown-encoding': {
    code: 'BAD_REQUEST',
    message:
      'We can’t tell which encoding this file is written in. Say which one, or save it as UTF-8.',
  },
  'no-columns': {
    code: 'BAD_REQUEST',
    message:
      'We can’t tell the columns of this table apart. Name them in its first row, like: name, latitude, longitude.',
  },
  'too-large': {
    code: 'TOO_LARGE',
    message: 'The file is larger than 20 MB. Export fewer places at once.',
  },
  'too-large-unpacked': {
    code: 'TOO_LARGE',
    message: 'Unpacked, this file is larger than 40 MB. Export fewer places at once.',
  },
  'too-much': {
    code: 'TOO_LARGE',
    message: 'This file takes too long to read. Export fewer places at once.',
  },
} as const;

export type PlaceFileProblem = keyof typeof PLACE_FILE_PROBLEMS;

/** Thrown by the readers of formats; the thread turns it into its answer. */
export class PlaceFileError extends Error {
  readonly problem: PlaceFileProblem;
  /** The encodings in which an `unknown-encoding` is text; empty for all else. */
  readonly choices: readonly EncodingChoice[];

  constructor(problem: PlaceFileProblem, choices: readonly EncodingChoice[] = []) {
    super(problem);
    this.name = 'PlaceFileError';
    this.problem = problem;
    this.choices = choices;
  }
}
