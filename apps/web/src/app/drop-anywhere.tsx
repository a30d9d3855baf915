import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { Suspense } from 'react';
import { withTexts } from '../i18n/i18n.ts';
import { later } from '../lib/later.ts';
import { whenIdle } from '../lib/when-idle.ts';

const DropTicket = later(async () => {
  await whenIdle();
  return withTexts(import('./drop-ticket.tsx'));
}, 'DropTicket');

/** Lets a page take tickets; loaded last, because no one waits for it. */
export function DropAnywhere({ user }: { readonly user: CurrentUser | null }) {
  return (
    <Suspense>
      <DropTicket user={user} />
    </Suspense>
  );
}
