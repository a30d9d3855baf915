import type { FastifyRequest } from 'fastify';
import type { SlowHolding } from '@ooo/domain/fair-queue/fair-queue.types';
import { AppError } from '../../errors/app-error.ts';

/** The least that a sender has to send. */
export interface Pace {
  readonly windowMs: number;
  readonly minBytes: number;
  /** The least while another waits, if not the usual. */
  readonly slow?: SlowHolding;
}

/** Some 4 kB a second: a slow mobile connection has several times as much. */
export const USUAL_PACE: Pace = { windowMs: 30_000, minBytes: 128 * 1024 };

/** The result of `receive`; fails if too little arrives meanwhile, since a slow sender blocks the turns of others. */
export async function atPace<T>(
  request: FastifyRequest,
  { windowMs, minBytes }: Pace,
  receive: () => Promise<T>,
): Promise<T> {
  const { socket } = request.raw;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    let before = socket.bytesRead;
    timer = setInterval(() => {
      const arrived = socket.bytesRead - before;
      before = socket.bytesRead;
      if (arrived >= minBytes) return;
      reject(new AppError('file-stalled'));
    }, windowMs);
  });
  try {
    return await Promise.race([receive(), tooSlow]);
  } finally {
    clearInterval(timer);
  }
}
