import { paths } from '../../../lib/paths.ts';

const LAUNCH_DELAY_MS = 500;

/** Opens the trip screen in a new tab, half a second later: the toast is read first. */
export function launchLab(): void {
  setTimeout(() => window.open(paths.smartPacklist, '_blank', 'noopener'), LAUNCH_DELAY_MS);
}
