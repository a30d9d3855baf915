import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render.tsx';
import { answerSlowly } from '../testing/answer-reading.ts';
import { makeAnswer } from '../testing/make-answer.ts';
import { mockAirports } from '../testing/open-dialog.tsx';
import { CreateTripDialog } from './create-trip-dialog.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Plan</button>
      {isOpen && (
        <CreateTripDialog
          userId="user-1"
          maxTrips={3}
          hasAssistant={false}
          onClose={close}
          onCreated={close}
        />
      )}
    </>
  );
}

it('tells what came out of a ticket that was read while the dialog was closed, and shows it there', async () => {
  mockAirports();
  const reading = answerSlowly();
  const { user } = renderApp(<Page />);
  const ticket = new File(['%'], 'ticket.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Drop your e-ticket here'), ticket);
  await screen.findByText('Reading...');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await reading.say({ answer: makeAnswer() });
  await reading.end();
  expect(await screen.findByText(/2 flights found\. They wait/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Plan' }));
  expect(await screen.findByRole('group', { name: /JFK → ICN/ })).toBeVisible();
});
