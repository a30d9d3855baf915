/** Logs what goes wrong behind an answer. */
export interface WarningLog {
  readonly warn: (about: object, text: string) => void;
}

/** The caller: their log, and the signal that they have left. */
export interface Caller {
  readonly log: WarningLog;
  readonly signal?: AbortSignal | undefined;
}
