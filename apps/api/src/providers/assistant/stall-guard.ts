import { AssistantError } from './assistant-error.ts';
import { BrokenStream } from './receive-message.ts';

interface StallGuard {
  /** Aborted when nothing arrives for too long, or with the signal that it was made of. */
  readonly signal: AbortSignal;
  /** Something arrived; after the first time, more has to follow soon. */
  readonly onSign: () => void;
  /** The error as it should be known: one that the guard caused is a stall. */
  readonly toStall: (error: unknown) => unknown;
  /** Closes what is still open. */
  readonly end: () => void;
}

/** Ends a stream that has begun and then is silent: its connection may be dead without an error. */
export function stallGuard(silenceMs: number, ending: AbortSignal): StallGuard {
  const over = new AbortController();
  let isStalled = false;
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: AbortSignal.any([ending, over.signal]),
    onSign: () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isStalled = true;
        over.abort();
      }, silenceMs);
    },
    toStall: (error) => {
      if (!isStalled || ending.aborted) return error;
      const usage = error instanceof BrokenStream ? error.usage : undefined;
      return new AssistantError('stalled', usage, { cause: error });
    },
    end: () => {
      clearTimeout(timer);
      over.abort();
    },
  };
}
