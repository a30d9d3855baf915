import type { Generated } from 'kysely';
import type { JsonColumn } from './json-column.ts';

/** What a source answered to a question. Until it has answered, `answer` and `fetched_at` are null. */
export interface PlaceAnswerTable {
  /** A SHA-256 of the question, in hexadecimal. */
  key: string;
  source: string;
  /** The question is not asked before this. */
  ask_again_at: Date;
  /** A list of `FoundPlace`. */
  answer: JsonColumn;
  fetched_at: Date | null;
  /** The question is being asked, or its process died. */
  is_asking: Generated<boolean>;
}
