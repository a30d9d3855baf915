import { useTheme } from '../../features/account/api/use-theme.ts';
import { ThemeButton } from './theme-button.tsx';

/** Switches the theme, for the account too. */
export function AccountTheme() {
  const { setTheme } = useTheme();
  return <ThemeButton onChoose={setTheme} />;
}
