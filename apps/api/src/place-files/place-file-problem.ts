import type { EncodingChoice } from '@ooo/domain/place-files/file-encoding';

/** Why a file of places cannot be read; see the reasons of errors that begin with `place-file-`. */
export type PlaceFileProblem =
  | 'unknown-format'
  | 'broken'
  | 'doctype'
  | 'unknown-encoding'
  | 'no-columns'
  | 'too-large'
  | 'too-large-unpacked'
  | 'too-much';

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
