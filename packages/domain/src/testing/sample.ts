/** `TESTS=whole` runs all that is sampled otherwise: as `.ci/run` does. */
export const IS_WHOLE = process.env['TESTS'] === 'whole';

/** Every fourth, the first among them, where tests run as people run them. */
export function sampleOf<T>(all: readonly T[]): readonly T[] {
  return IS_WHOLE ? all : all.filter((_, at) => at % 4 === 0);
}
