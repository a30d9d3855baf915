import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockProcedures } from '../../testing/procedures.ts';
import { renderApp } from '../../testing/render.tsx';
import { ListsPart } from './lists-part.tsx';
import { StatesPart } from './states-part.tsx';

it('shows a list in each state of the server’s answer', async () => {
  mockProcedures({});
  renderApp(<ListsPart />);
  const saved = within(await screen.findByLabelText('SavedView'));
  expect(await saved.findByText('No places saved yet.')).toBeInTheDocument();
  // More than one, once the list that never comes has been given up.
  expect(await saved.findAllByText('Loading Failed')).not.toHaveLength(0);
  const weather = within(screen.getByLabelText('WeatherPanel'));
  expect(await weather.findAllByText('No weather data available')).not.toHaveLength(0);
});

it('shows the states of a component side by side', () => {
  renderApp(<StatesPart />);
  const empty = within(screen.getByLabelText('EmptyState'));
  expect(empty.getByText('long text')).toBeInTheDocument();
  expect(empty.getByRole('button', { name: 'Add a place' })).toBeInTheDocument();
});
