import type { Asker } from '@ooo/domain/fair-queue/fair-queue.types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Progress } from '@ooo/domain/fair-queue/fair-queue.types';
import { untilAborted } from '../../shared/until-aborted.ts';
import type { Upload } from '../rest-route.ts';
import { lingerAfterAnswer } from './linger.ts';
import { atPace, type Pace, USUAL_PACE } from './pace.ts';
import { maxFormBytes, receiveForm, tooLarge } from './receive-form.ts';
import type { Received } from './received.types.ts';
import { StorageError } from './storage-error.ts';
import { createUploadGates, lostItsPlace, memoryGateFor, SLOW_UPLOAD } from './upload-gates.ts';

export interface UploadDeskOptions {
  /** The folder where bodies wait until they are processed. */
  readonly folder: string;
  readonly pace?: Pace | undefined;
}

/** The received bytes, and how many copies are in memory at a time while they are processed. */
type Taken = Upload & { readonly copies: number };

export interface Http {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Whose upload it is; the signal ends with the connection. */
export type Sender = Asker & { readonly signal: AbortSignal };

/** Loads a body into memory when there is room for it, processes it, and drops it. To be called once. */
export type WithBody = <T>(work: (body: unknown) => Promise<T>) => Promise<T>;

export interface UploadDesk {
  /** Receives the body of a request that may be made. Until then nothing of it is read. */
  receive(http: Http, upload: Taken, sender: Sender): Promise<WithBody>;
}

const announcedBytes = ({ headers }: FastifyRequest): number | undefined =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length']);

/** Refuses at once if the sender announces a body that is too large. */
export function refuseLarge(upload: Upload): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if ((announcedBytes(request) ?? 0) > maxFormBytes(upload)) throw tooLarge(upload);
  };
}

/** Uploads of all routes share one desk, and its limits. */
export function createUploadDesk({ folder, pace }: UploadDeskOptions): UploadDesk {
  const gates = createUploadGates(pace?.slow ?? SLOW_UPLOAD);

  async function receiveBody(request: FastifyRequest, upload: Taken): Promise<Received> {
    try {
      return await receiveForm(request, upload, folder);
    } catch (error) {
      if (error instanceof StorageError) {
        request.log.error({ err: error.cause }, 'an upload could not be stored');
      }
      throw error;
    }
  }

  /** An upload that completes after its caller has gone, or has lost its place, is dropped. */
  async function receiveInTime(
    request: FastifyRequest,
    upload: Taken,
    place: Place,
  ): Promise<Received> {
    const receiving = receiveBody(request, upload);
    try {
      const inTime = atPace(request, pace ?? USUAL_PACE, async () => receiving);
      return await untilAborted(inTime, place.signal);
    } catch (error) {
      void receiving.then(async (late) => late.close()).catch(() => undefined);
      throw error;
    }
  }

  return {
    receive: async ({ request, reply }, upload, { signal, ...sender }) => {
      lingerAfterAnswer(request, reply);
      const place = makePlace(request);
      const arrival = { ...sender, ...place, signal: AbortSignal.any([signal, place.signal]) };
      const amount = announcedBytes(request) ?? maxFormBytes(upload);
      const leaveDisk = await gates.disk.enter({ ...arrival, amount });
      let leave: (() => void) | undefined;
      try {
        leave = await gates.arriving.enter(arrival);
        const received = await receiveInTime(request, upload, place);
        return withBody(upload, { ...sender, signal }, { received, leaveDisk });
      } catch (error) {
        leaveDisk();
        throw error;
      } finally {
        place.keep();
        leave?.();
      }
    },
  };

  function withBody(
    { copies }: Taken,
    sender: Sender,
    { received, leaveDisk }: { received: Received; leaveDisk: () => void },
  ): WithBody {
    return async (work) => {
      let leave: (() => void) | undefined;
      try {
        const amount = received.byteLength * copies;
        leave = await memoryGateFor(gates, amount).enter({ ...sender, amount });
        const body = await received.open();
        await received.close();
        return await work(body);
      } finally {
        await received.close();
        leaveDisk();
        leave?.();
      }
    };
  }
}

interface Place {
  readonly progress: () => Progress | undefined;
  readonly giveWay: () => void;
  /** Aborted when the place is lost, with the error that the sender gets. */
  readonly signal: AbortSignal;
  /** All has arrived: from now on the place cannot be lost. */
  readonly keep: () => void;
}

/** The place of an upload from its head to its last byte. */
function makePlace({ raw: { socket } }: FastifyRequest): Place {
  const losing = new AbortController();
  const [startedAt, before] = [performance.now(), socket.bytesRead];
  let isArriving = true;
  return {
    progress: () =>
      isArriving
        ? { moved: socket.bytesRead - before, ms: performance.now() - startedAt }
        : undefined,
    giveWay: () => losing.abort(lostItsPlace()),
    signal: losing.signal,
    keep: () => (isArriving = false),
  };
}
