import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { lazy, Suspense } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import { whenIdle } from '../lib/when-idle.ts';

const DropTicket = lazy(async () => {
  await whenIdle();
  const [module] = await Promise.all([import('./drop-ticket.tsx'), loadTexts()]);
  return { default: module.DropTicket };
});

/** Lets a page take tickets; loaded last, because nobody waits for it. */
export function DropAnywhere({ user }: { readonly user: CurrentUser | null }) {
  return (
    <Suspense fallback={null}>
      <DropTicket user={user} />
    </Suspense>
  );
}
