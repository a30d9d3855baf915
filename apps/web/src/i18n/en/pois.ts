export const pois = {} as const;
