/** Where what goes wrong behind an answer is said. */
export interface WarningLog {
  readonly warn: (about: object, text: string) => void;
}

/** Who asks: its log, and the signal of its leaving. */
export interface Caller {
  readonly log: WarningLog;
  readonly signal?: AbortSignal | undefined;
}
