import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { useAccountTheme } from '../../features/account/api/use-account-theme.ts';
import { useTheme } from '../../features/account/api/use-theme.ts';
import { ThemeButton } from './theme-button.tsx';

/** The theme of an account: applied on every device, and stored for the account. */
export function AccountTheme({ user }: { readonly user: CurrentUser }) {
  const { setTheme } = useTheme();
  useAccountTheme(user);
  return <ThemeButton onChoose={setTheme} />;
}
