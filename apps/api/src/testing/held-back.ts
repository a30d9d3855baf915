/** What a fake upstream waits for before it answers. */
export interface HeldBack {
  /** Resolves at once unless answers are held back. */
  readonly wait: () => Promise<void>;
  /** Holds every answer back until the returned function is called. */
  readonly hold: () => () => void;
}

export function createHeldBack(): HeldBack {
  let held: Promise<void> | undefined;
  return {
    wait: async () => held,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
  };
}
