import type { trip as en } from '../en/trip.ts';
import type { Translation } from '../translation.ts';

export const trip: Translation<typeof en> = {};
