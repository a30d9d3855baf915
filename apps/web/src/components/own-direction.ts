/** For the `attributes` of a field: its text runs in the direction of its own script. */
export const OWN_DIRECTION = { input: { dir: 'auto' } } as const;
