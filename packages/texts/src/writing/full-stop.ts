const ENDS_A_SENTENCE = /[.!?…]["'’”)\]]*$/u;

/** The text as a sentence: a name at its end may bring a full stop of its own. */
export function withFullStop(text: string): string {
  return ENDS_A_SENTENCE.test(text) ? text : `${text}.`;
}

export function capitalise(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
