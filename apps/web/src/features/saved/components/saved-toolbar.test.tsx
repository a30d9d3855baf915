import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render.tsx';
import { SavedToolbar } from './saved-toolbar.tsx';

it('filters by the seven tags, each by its label §3.11', () => {
  renderApp(<SavedToolbar menu={null} />);
  const filter = within(screen.getByRole('combobox', { name: 'Show' }));
  const labels = filter.getAllByRole('option').map((option) => option.textContent);
  expect(labels.slice(-7)).toEqual([
    'Restaurant',
    'Bar',
    'Attraction',
    'Shopping',
    'Hotel',
    'Airport',
    'Other',
  ]);
});
