import type { Layout } from '../layout.ts';

/** Layouts that nobody who writes rules reads before the figures are taken. */
export const ASIDE: readonly Layout[] = [];
