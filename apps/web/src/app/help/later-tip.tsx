import { Suspense } from 'react';
import { withTexts } from '../../i18n/i18n.ts';
import { later } from '../../lib/later.ts';
import { whenIdle } from '../../lib/when-idle.ts';

const Tip = later(async () => {
  await whenIdle();
  return withTexts(import('./tip.tsx'));
}, 'Tip');

/** A tip, rendered once the page is idle. */
export function LaterTip({ where }: { readonly where: 'home' | 'trip' }) {
  return (
    <Suspense>
      <Tip where={where} />
    </Suspense>
  );
}
