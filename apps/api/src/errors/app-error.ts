import type { AppErrorCode } from '@ooo/domain/shared/app-error-code';
import { type ErrorFacts, factsOf } from '@ooo/domain/shared/errors/error-facts';
import type { ErrorReason } from '@ooo/texts/errors.types';
import type { ReasonWithParams } from '@ooo/texts/say-error';

/**
 * What a service throws when it cannot do what it was asked: the reason, with what its sentence needs. Everything else
 * that an answer says follows from it.
 */
export class AppError extends Error implements ErrorFacts {
  readonly reason: ErrorReason;
  readonly params: ErrorFacts['params'];
  readonly code: AppErrorCode;
  readonly details: ErrorFacts['details'];

  constructor(...reason: ReasonWithParams) {
    const facts = factsOf(...reason);
    super(facts.message);
    this.name = 'AppError';
    this.reason = facts.reason;
    this.params = facts.params;
    this.code = facts.code;
    this.details = facts.details;
  }
}
