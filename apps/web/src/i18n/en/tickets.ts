export const tickets = {} as const;
