import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Upload } from '../rest-route.ts';
import { lingerAfterAnswer } from './linger.ts';
import { atPace, type Pace, USUAL_PACE } from './pace.ts';
import { maxFormBytes, receiveForm, tooLarge } from './receive-form.ts';
import type { Received } from './received.types.ts';
import { StorageError } from './storage-error.ts';
import { createUploadGates, memoryGateFor } from './upload-gates.ts';

export interface UploadDeskOptions {
  /** Where bodies lie until they are worked on. */
  readonly folder: string;
  readonly pace?: Pace | undefined;
}

/** The received bytes, and how many copies are in memory at a time while they are processed. */
type Taken = Upload & { readonly copies: number };

export interface Http {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Sender {
  /** Whose upload it is. */
  readonly holder: string;
  /** Ends with the connection. */
  readonly signal: AbortSignal;
}

/** Brings a body into memory when there is room for it, has it worked on, and drops it. To be called once. */
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
  const gates = createUploadGates();

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

  /** An upload that completes after its caller has gone is dropped. */
  async function receiveInTime(request: FastifyRequest, upload: Taken): Promise<Received> {
    const receiving = receiveBody(request, upload);
    try {
      return await atPace(request, pace ?? USUAL_PACE, async () => receiving);
    } catch (error) {
      void receiving.then(async (late) => late.close()).catch(() => undefined);
      throw error;
    }
  }

  return {
    receive: async ({ request, reply }, upload, sender) => {
      lingerAfterAnswer(request, reply);
      const leave = await gates.arriving.enter(sender);
      let leaveDisk: (() => void) | undefined;
      try {
        const amount = announcedBytes(request) ?? maxFormBytes(upload);
        leaveDisk = await gates.disk.enter({ ...sender, amount });
        const received = await receiveInTime(request, upload);
        return withBody(upload, sender, { received, leaveDisk });
      } catch (error) {
        leaveDisk?.();
        throw error;
      } finally {
        leave();
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
