import { availableParallelism } from 'node:os';
import type { TicketAnswer, TicketsAnswer } from '@ooo/domain/tickets/ticket.schema';
import type { Assist } from '../assistant/suggested-segment.ts';
import { checkDocumentSize } from '../limits.ts';
import type { TicketInput } from '../read-ticket.ts';
import { wordErrors } from '../ticket-error.ts';
import type { Asker } from './reader-slots.ts';
import { createReaderPool, type ReaderStarts } from './reader-pool.ts';
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
  /** Documents that may wait for a reader, half as many of one account. */
  readonly maxQueue?: number;
  /** How long a document may wait for a reader. */
  readonly maxWaitMs?: number;
  /** Told whether readers start. */
  readonly starts?: ReaderStarts;
  /** Memory of any kind that a reader may hold, in bytes. */
  readonly maxMemoryMb?: number;
  /** A file to run in place of the ticket reader. */
  readonly readerFile?: URL;
}

/** The reading's owner and options. */
export interface ReadingOptions extends Omit<Asker, 'onAhead'> {
  readonly onStep?: OnStep;
  /** Asked if the rules leave something open. */
  readonly assist?: Assist | undefined;
}

export interface TicketPool {
  /** Like `readTicket`, in a process of its own: fails only with a `TicketError`, or the signal's reason. */
  read(input: TicketInput, options?: ReadingOptions): Promise<TicketAnswer>;
  /**
   * Several documents as one journey, in the language of the first. What cannot be read becomes the problem of
   * that document, the `reason` a `TicketErrorCode`; the limits hold for each. Without a document that can be
   * read there are problems and no segments. Fails only with the signal's reason.
   */
  readTogether(inputs: readonly TicketInput[], options?: ReadingOptions): Promise<TicketsAnswer>;
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
  // Longer than the longest picture takes.
  maxWaitMs: 90_000,
  maxMemoryMb: 1024,
};

/** Pictures of people take turns as one account. */
const PORTRAITS: Asker = { owner: 'pictures of people' };

const ignore = (): void => {};

const askerOf = ({ owner, address, signal }: ReadingOptions): Asker => ({
  ...(owner !== undefined && { owner }),
  address,
  signal,
});

/** Processes that read tickets: what a hostile document does to one of them ends with it. */
export function createTicketPool(options: TicketPoolOptions = {}): TicketPool {
  const file = options.readerFile ?? new URL(`ticket.process${EXTENSION}`, import.meta.url);
  const pool = createReaderPool({ ...DEFAULTS, ...options, file });

  function readOne<Name extends 'read' | 'draft'>(
    job: Name,
    input: TicketInput,
    document: number,
    options: ReadingOptions,
  ) {
    const { onStep = ignore } = options;
    return wordErrors(input.writing, async () => {
      checkDocumentSize(input.bytes.byteLength);
      return pool.perform(job, input, (step) => onStep({ ...step, document }), askerOf(options));
    });
  }

  const jobsFor = (options: ReadingOptions): JourneyJobs => {
    const asker = askerOf(options);
    return {
      draft: (input, document) => readOne('draft', input, document, options),
      resolve: (journey) =>
        wordErrors(journey.writing, () => pool.perform('resolve', journey, ignore, asker)),
      draw: (input) => pool.perform('draw', input, ignore, asker),
    };
  };

  return {
    read: (input, options = {}) => {
      const { assist, onStep = ignore } = options;
      return assist
        ? readAlone(jobsFor(options), input, onStep, assist)
        : readOne('read', input, 0, options);
    },
    readTogether: (inputs, options = {}) =>
      readTogether(jobsFor(options), inputs, options.onStep ?? ignore, options.assist),
    makePortrait: async (bytes) =>
      wordErrors(undefined, () => pool.perform('portrait', { bytes }, ignore, PORTRAITS)),
    close: () => pool.close(),
  };
}
