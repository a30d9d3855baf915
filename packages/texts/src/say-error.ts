import type { BareReason, ErrorParams, ErrorReason, ErrorSentences } from './errors.types.ts';

/** A reason, with the values of its sentence if it needs any. */
export type ReasonWithParams =
  | readonly [reason: BareReason]
  | {
      [Reason in Exclude<ErrorReason, BareReason>]: readonly [
        reason: Reason,
        params: ErrorParams[Reason],
      ];
    }[Exclude<ErrorReason, BareReason>];

/** The sentence of a reason. `params` are the reason's own: the constructor of an error sees to that. */
export function sayError(sentences: ErrorSentences, reason: ErrorReason, params: unknown): string {
  const sentence: unknown = sentences[reason];
  return typeof sentence === 'string' ? sentence : asFunction(sentence)(params);
}

/** Holds because what is not a text in {@link ErrorSentences} is a function of the reason's params. */
function asFunction(sentence: unknown) {
  return sentence as (params: unknown) => string;
}

/** False for a reason of a newer server. */
export function isErrorReason(sentences: ErrorSentences, name: string): name is ErrorReason {
  return Object.hasOwn(sentences, name);
}
