import { because } from '@ooo/domain/shared/errors/field-problem';
import { z } from 'zod';

const MISSING = because('missing');

/**
 * Makes every schema of the process distinguish missing values from values of a wrong type: an issue no longer has the input.
 * A schema's own reason still takes precedence.
 */
export function findMissingFields(): void {
  z.config({
    customError: ({ code, input }) =>
      code === 'invalid_type' && input === undefined ? MISSING : undefined,
  });
}
