import { useMantineColorScheme } from '@mantine/core';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { Suspense } from 'react';
import { later } from '../../lib/later.ts';
import { ThemeButton } from './theme-button.tsx';

/** No first screen of a visitor needs what changes an account. */
const AccountTheme = later(() => import('./account-theme.tsx'), 'AccountTheme');

/** Changes the theme: the account's, or a visitor's. */
export function ThemeToggle({ user }: { readonly user: CurrentUser | null }) {
  const { setColorScheme } = useMantineColorScheme();
  if (!user) return <ThemeButton onChoose={setColorScheme} />;
  return (
    <Suspense fallback={<ThemeButton />}>
      <AccountTheme user={user} />
    </Suspense>
  );
}
