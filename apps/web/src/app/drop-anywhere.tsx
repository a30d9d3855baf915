import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { lazy, Suspense } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

const DropTicket = lazy(async () => {
  await whenIdle();
  const module = await import('./drop-ticket.tsx');
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
