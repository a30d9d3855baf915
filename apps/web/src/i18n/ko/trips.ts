import type { trips as en } from '../en/trips.ts';
import type { Translation } from '../translation.ts';

export const trips: Translation<typeof en> = {};
