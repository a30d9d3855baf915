import { account } from './account.ts';
import { common } from './common.ts';
import { landing } from './landing.ts';
import { modes } from './modes.ts';

/** The texts of the first screens: part of the first load. */
export const first = {
  account,
  common,
  landing,
  modes,
} as const;
