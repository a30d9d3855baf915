import { AppError } from '../../errors/app-error.ts';
import { createGate, type Gate } from '../../gates/gate.ts';

/** Keeps documents that are fetched at the same time from taking all memory and connections. */
export interface DocumentGates {
  /** Documents that are being opened or sent. */
  readonly open: Gate;
  /** Queries for a part of one: each holds a connection only while it runs. */
  readonly part: Gate;
}

const RETRY_AFTER_SEC = 5;

function busy(): AppError {
  return new AppError('UNAVAILABLE', {
    message: 'Too many documents are being downloaded at the moment. Try again in a few seconds.',
    details: { retryAfterSec: RETRY_AFTER_SEC },
  });
}

export function createDocumentGates(): DocumentGates {
  return {
    open: createGate({
      total: 16,
      perHolder: 3,
      waitMs: 5000,
      maxWaiting: 200,
      maxWaitingPerHolder: 60,
      refusal: busy,
    }),
    part: createGate({
      total: 2,
      perHolder: 1,
      waitMs: 30_000,
      maxWaiting: 100,
      maxWaitingPerHolder: 50,
      refusal: busy,
    }),
  };
}
