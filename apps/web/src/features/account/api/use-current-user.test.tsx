import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { makeUser } from '../../../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { useClock } from '../../../testing/use-clock.ts';
import { useCurrentUser } from './use-current-user.ts';

type Answer = () => ReturnType<typeof makeUser>;

function Name() {
  const { data, isError } = useCurrentUser();
  if (isError) return <p>nobody knows</p>;
  return <p>{data?.firstName}</p>;
}

/** Whether a component shows the name. */
function Screen() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        look
      </button>
      {isShown && <Name />}
    </>
  );
}

function open(answer: Answer) {
  const asked = vi.fn<Answer>(answer);
  mockProcedures({ 'account.me': asked });
  const { queryClient } = renderApp(<Screen />);
  return { asked, queryClient };
}

const look = () => fireEvent.click(screen.getByRole('button', { name: 'look' }));

it('is requested again when it is shown again after five seconds, and not before §7.4', async () => {
  const pass = useClock();
  const { asked } = open(() => makeUser());
  expect(await screen.findByText('Mina')).toBeInTheDocument();
  pass(4999);
  look();
  look();
  expect(screen.getByText('Mina')).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(1);
  pass(1);
  look();
  look();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

it('is discarded five seconds after it was last shown §7.4', async () => {
  const { queryClient } = open(() => makeUser());
  expect(await screen.findByText('Mina')).toBeInTheDocument();
  const kept = () => queryClient.getQueryCache().getAll().length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    look();
    vi.advanceTimersByTime(4999);
    expect(kept()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(kept()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

it('is not requested a second time if the first request fails §7.4', async () => {
  const { asked } = open(() => {
    throw new ProcedureError('INTERNAL', 'Something broke.');
  });
  expect(await screen.findByText('nobody knows')).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(1);
});
