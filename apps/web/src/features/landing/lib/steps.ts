/** The five steps of the walkthrough, as the product tells them. */
export const STEPS = ['import', 'packing', 'discover', 'plan', 'sync'] as const;
export type Step = (typeof STEPS)[number];
