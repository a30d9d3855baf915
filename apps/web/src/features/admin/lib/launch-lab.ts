import { paths } from '../../../lib/paths.ts';

const LAUNCH_DELAY_MS = 500;

/** Opens the main screen with the demo in a new tab, half a second later: the toast is read first. */
export function launchLab(): void {
  setTimeout(() => window.open(paths.demo(), '_blank', 'noopener'), LAUNCH_DELAY_MS);
}
