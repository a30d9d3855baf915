import type { DocumentStep } from '../readers/reader.types.ts';

export interface TimeLimits {
  /** Time for one document, from its first step on. */
  readonly timeoutMs: number;
  /** Time for a document that is read as a picture, from the moment that it turns out to be one. */
  readonly pictureTimeoutMs: number;
}

export interface Clock {
  /** Aborted when the time is over. */
  readonly signal: AbortSignal;
  /** The first step starts the clock; the first one with a picture raises it to the limit of pictures. */
  note(step: DocumentStep): void;
  stop(): void;
}

/** Time for a new process to report its first step: more than the slowest machine needs. */
const START_MS = 30_000;

/** The time of one document. Many pictures get no more than a single one. */
export function makeClock({ timeoutMs, pictureTimeoutMs }: TimeLimits): Clock {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let [isStarted, isPicture] = [false, false];
  const start = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => ending.abort(), ms);
  };
  start(START_MS);
  return {
    signal: ending.signal,
    note: ({ step }) => {
      if (!isPicture && (step === 'barcodes' || step === 'print')) {
        isPicture = true;
        start(pictureTimeoutMs);
      } else if (!isStarted) {
        isStarted = true;
        start(timeoutMs);
      }
    },
    stop: () => clearTimeout(timer),
  };
}
