export type Report = (
  facts: { readonly err: unknown; readonly helper: string },
  message: string,
) => void;

/** Is told whether a kind of helper starts: the threads that plan, the threads or processes that read. */
export interface StartWatch {
  worked(): void;
  /** `retry` tries again by itself, and reports in the same way. */
  failed(error: unknown, retry: () => void): void;
}

/** Which helpers of the server could not be started when they were last needed. */
export interface StartWatches {
  watch(helper: string): StartWatch;
  /** Those that fail now; reading it also tries them again, so that recovery is noticed. */
  listFailing(): string[];
  /** Where failures are logged, each kind once a minute. What failed before is logged at once. */
  reportTo(report: Report): void;
}
