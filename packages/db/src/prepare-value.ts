import { createRequire } from 'node:module';

type PrepareValue = (value: unknown) => string | Buffer | null;

/**
 * A value as the driver sends it. Throws for an object that contains itself.
 *
 * Holds because it is what `pg` does with the values of its own queries; its types do not name it.
 */
export const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils.js') as {
  readonly prepareValue: PrepareValue;
};
