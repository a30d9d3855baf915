import { availableParallelism } from 'node:os';
import type { TicketAnswer, TicketsAnswer } from '@ooo/domain/tickets/ticket.schema';
import type { Assist } from '../assistant/suggested-segment.ts';
import { checkDocumentSize } from '../limits.ts';
import type { TicketInput } from '../read-ticket.ts';
import { TicketError, wordErrors } from '../ticket-error.ts';
import { createReaderPool } from './reader-pool.ts';
import type { JourneyJobs, OnStep } from './journey-jobs.types.ts';
import { readAlone, readTogether } from './read-together.ts';
import { EXTENSION } from './run-as.ts';

export interface TicketPoolOptions {
  /** Documents that are read at the same time. */
  readonly maxReaders?: number;
  /** Time for one document, from its first step on. */
  readonly timeoutMs?: number;
  /** Time for a document that is read as a picture, from the moment that it turns out to be one. */
  readonly pictureTimeoutMs?: number;
  /** Documents that may wait for a reader. */
  readonly maxQueue?: number;
  /** What a reader may hold in memory, of whatever kind. */
  readonly maxMemoryMb?: number;
  /** Another file that serves, instead of the ticket reader. */
  readonly readerFile?: URL;
}

export interface TicketPool {
  /**
   * Like `readTicket`, in a process of its own: fails only with a `TicketError`, or the signal's reason.
   * `assist` is asked where the rules leave something open.
   */
  read(
    input: TicketInput,
    onStep?: OnStep,
    signal?: AbortSignal,
    assist?: Assist,
  ): Promise<TicketAnswer>;
  /**
   * Several documents as one journey, in the language of the first. What cannot be read becomes the problem of
   * that document, the `reason` a `TicketErrorCode`; the limits hold for each. Without a document that can be
   * read there are problems and no segments. Fails only with the signal's reason.
   */
  readTogether(
    inputs: readonly TicketInput[],
    onStep?: OnStep,
    signal?: AbortSignal,
    assist?: Assist,
  ): Promise<TicketsAnswer>;
  /** A picture of a person as a small square WebP, like `makePortrait`. Fails only with a `TicketError`. */
  makePortrait(bytes: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Pictures keep a core busy for seconds: one core is left to those who answer requests. */
const DEFAULTS = {
  maxReaders: Math.max(1, Math.min(4, availableParallelism() - 1)),
  timeoutMs: 10_000,
  pictureTimeoutMs: 45_000,
  maxQueue: 50,
  maxMemoryMb: 1024,
};

const never = (): AbortSignal => new AbortController().signal;

/** Processes that read tickets: what a hostile document does to one of them ends with it. */
export function createTicketPool(options: TicketPoolOptions = {}): TicketPool {
  const { maxQueue, ...limits } = { ...DEFAULTS, ...options };
  const file = options.readerFile ?? new URL(`ticket.process${EXTENSION}`, import.meta.url);
  const pool = createReaderPool({ ...limits, file });

  function readOne<Name extends 'read' | 'draft'>(
    job: Name,
    input: TicketInput,
    document: number,
    onStep: OnStep,
    signal: AbortSignal,
  ) {
    return wordErrors(input.writing, async () => {
      checkDocumentSize(input.bytes.byteLength);
      if (pool.countWaiting() >= maxQueue) throw new TicketError('BUSY', (say) => say.busy);
      return pool.perform(job, input, (step) => onStep({ ...step, document }), signal);
    });
  }

  const jobsUntil = (signal: AbortSignal): JourneyJobs => ({
    draft: (input, document, onStep) => readOne('draft', input, document, onStep, signal),
    resolve: (journey) =>
      wordErrors(journey.writing, () => pool.perform('resolve', journey, () => {}, signal)),
    draw: (input) => pool.perform('draw', input, () => {}, signal),
  });

  return {
    read: (input, onStep = () => {}, signal = never(), assist) =>
      assist
        ? readAlone(jobsUntil(signal), input, onStep, assist)
        : readOne('read', input, 0, onStep, signal),
    readTogether: (inputs, onStep = () => {}, signal = never(), assist) =>
      readTogether(jobsUntil(signal), inputs, onStep, assist),
    makePortrait: async (bytes) =>
      wordErrors(undefined, async () => {
        if (pool.countWaiting() >= maxQueue) throw new TicketError('BUSY', (say) => say.busy);
        return pool.perform('portrait', { bytes }, () => {}, never());
      }),
    close: () => pool.close(),
  };
}
