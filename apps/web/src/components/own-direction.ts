/** For the `attributes` of a field: what is written there runs in the direction of its own letters. */
export const OWN_DIRECTION = { input: { dir: 'auto' } } as const;
