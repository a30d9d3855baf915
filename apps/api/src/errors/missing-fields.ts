import { because } from '@ooo/domain/shared/errors/field-problem';
import { z } from 'zod';

const MISSING = because('missing');

/**
 * Tells every schema of the process apart what is missing and what is of another kind: an issue no longer has the input.
 * A schema's own reason still takes precedence.
 */
export function findMissingFields(): void {
  z.config({
    customError: ({ code, input }) =>
      code === 'invalid_type' && input === undefined ? MISSING : undefined,
  });
}
