import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { mockProcedures } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { useClock } from '../../../testing/use-clock.ts';
import { useInviteStats } from './use-invite-stats.ts';

type InviteStats = RouterOutputs['invites']['stats'];

const STATS: InviteStats = { code: 'REDLINE', tier: 'redline', currentUses: 7, maxUses: 50 };

function Uses({ code }: { readonly code: string | null }) {
  const { data, isStale } = useInviteStats(code);
  return (
    <p>
      {data?.currentUses ?? 'unknown'} {isStale ? 'stale' : 'fresh'}
    </p>
  );
}

function Screen() {
  const [looks, setLooks] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setLooks(looks + 1)}>
        look
      </button>
      <Uses key={looks} code="REDLINE" />
    </>
  );
}

const look = () => fireEvent.click(screen.getByRole('button', { name: 'look' }));

it('are fresh for five minutes, and asked for once in them §7.8', async () => {
  const pass = useClock();
  const asked = vi.fn<() => InviteStats>(() => STATS);
  mockProcedures({ 'invites.stats': asked });
  renderApp(<Screen />);
  expect(await screen.findByText('7 fresh')).toBeInTheDocument();
  pass(5 * 60_000 - 1);
  look();
  expect(screen.getByText('7 fresh')).toBeInTheDocument();
  pass(1);
  look();
  expect(screen.getByText('7 stale')).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('are not asked for without a code §7.7', async () => {
  const asked = vi.fn<() => null>(() => null);
  mockProcedures({ 'invites.stats': asked });
  renderApp(<Uses code={null} />);
  expect(await screen.findByText(/^unknown/)).toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
});
