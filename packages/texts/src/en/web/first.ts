import { account } from './account.ts';
import { common } from './common.ts';
import { landing } from './landing.ts';
import { modes } from './modes.ts';

/** What the first screens say: they are in the first load. */
export const first = {
  account,
  common,
  landing,
  modes,
} as const;
