/**
 * The same parts; `finish` is called after the last one, after an error, or when no more are wanted, even if none was
 * ever requested. A generator's own `finally` would not run in that last case.
 */
export function finishedBy(
  finish: () => void,
  parts: AsyncGenerator<Uint8Array, void>,
): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        try {
          const result = await parts.next();
          if (result.done) finish();
          return result;
        } catch (error) {
          finish();
          throw error;
        }
      },
      return: async () => {
        finish();
        await parts.return();
        return { done: true, value: undefined };
      },
    }),
  };
}
