export const trip = {} as const;
