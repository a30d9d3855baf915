import { useLocation, useMatch } from 'react-router-dom';
import { readMainScreen } from '../lib/main-screen.ts';
import { paths } from '../lib/paths.ts';

/** True on the main screen without a trip. */
export function useHasNoTrip(): boolean {
  const { search } = useLocation();
  return useMatch(paths.smartPacklist) !== null && readMainScreen(search) === 'none';
}
