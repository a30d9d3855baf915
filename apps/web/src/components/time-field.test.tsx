import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { loadTexts } from '../i18n/i18n.ts';
import { renderApp } from '../testing/render.tsx';
import { TimeField } from './time-field.tsx';

beforeEach(loadTexts);

function Field({ start }: { readonly start: string }) {
  const [time, setTime] = useState(start);
  return (
    <>
      <TimeField label="Starts at" value={time} onChange={setTime} />
      <output aria-label="Value">{time}</output>
    </>
  );
}

const part = (name: string) => screen.getByLabelText(name);
const output = () => screen.getByRole('status', { name: 'Value' });

it('has hours from 1 to 12 and a half of the day on a clock of 12 hours', async () => {
  const { user } = renderApp(<Field start="19:30" />);
  expect(part('Starts at')).toHaveValue('07');
  expect(part('Starts at: minutes')).toHaveValue('30');
  expect(part('Starts at: morning or afternoon')).toHaveValue('PM');
  await user.selectOptions(part('Starts at: morning or afternoon'), 'AM');
  expect(output()).toHaveTextContent('07:30');
});

it('has hours from 0 to 23 and no more on a clock of 24 hours', async () => {
  window.localStorage.setItem('preferences', '{"clock": "24"}');
  const { user } = renderApp(<Field start="19:30" />);
  expect(part('Starts at')).toHaveValue('19');
  expect(screen.queryByLabelText('Starts at: morning or afternoon')).not.toBeInTheDocument();
  await user.click(part('Starts at'));
  await user.keyboard('0815');
  expect(output()).toHaveTextContent('08:15');
});

it('is empty until its parts are filled', async () => {
  window.localStorage.setItem('preferences', '{"clock": "24"}');
  const { user } = renderApp(<Field start="" />);
  await user.click(part('Starts at'));
  await user.keyboard('09');
  expect(output()).toHaveTextContent(/^$/);
  await user.keyboard('05');
  expect(output()).toHaveTextContent('09:05');
});

it('leads by Tab through all of its parts, even after a change', async () => {
  const { user } = renderApp(<Field start="19:30" />);
  await user.tab();
  expect(part('Starts at')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  await user.tab();
  expect(part('Starts at: minutes')).toHaveFocus();
  await user.tab();
  expect(part('Starts at: morning or afternoon')).toHaveFocus();
  await user.tab({ shift: true });
  expect(part('Starts at: minutes')).toHaveFocus();
  expect(output()).toHaveTextContent('20:30');
});

it('announces no value for an empty part, and every value that it has, even 0', async () => {
  window.localStorage.setItem('preferences', '{"clock": "24"}');
  const { user } = renderApp(<Field start="" />);
  const minutes = part('Starts at: minutes');
  expect(part('Starts at')).not.toHaveAttribute('aria-valuenow');
  expect(minutes).not.toHaveAttribute('aria-valuenow');
  await user.click(part('Starts at'));
  await user.keyboard('09');
  await waitFor(() => expect(part('Starts at')).toHaveAttribute('aria-valuenow', '9'));
  expect(minutes).not.toHaveAttribute('aria-valuenow');
  await user.keyboard('00');
  await waitFor(() => expect(minutes).toHaveAttribute('aria-valuenow', '0'));
  expect(output()).toHaveTextContent('09:00');
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(minutes).not.toHaveAttribute('aria-valuenow'));
});
