import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { Suspense } from 'react';
import { isLabActive } from '../../features/admin/lib/new-world-lab.ts';
import { useSetAtom } from '../../lib/jotai.ts';
import { later } from '../../lib/later.ts';
import { visitorLanguageAtom } from '../../lib/visitor-language.atoms.ts';
import { LanguageSelect } from './language-select.tsx';

/** No first screen of a visitor needs what changes an account. */
const AccountLanguage = later(() => import('./account-language.tsx'), 'AccountLanguage');

/** Changes the language of the interface: the account's, or a visitor's. The New World Lab has its own. */
export function LanguageSwitch({ user }: { readonly user: CurrentUser | null }) {
  const choose = useSetAtom(visitorLanguageAtom);
  if (isLabActive()) return null;
  if (!user) return <LanguageSelect onChoose={choose} />;
  return (
    <Suspense fallback={<LanguageSelect />}>
      <AccountLanguage />
    </Suspense>
  );
}
