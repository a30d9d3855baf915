import type { schedule as en } from '../en/schedule.ts';
import type { Translation } from '../translation.ts';

export const schedule: Translation<typeof en> = {};
