import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render.tsx';
import type { Shelf } from '../lib/shelves.ts';
import { ShelfList } from './shelf-list.tsx';

it('has the seven categories of the map, and picks one §2.49 §2.63 §9.13', async () => {
  const onPick = vi.fn<(shelf: Shelf) => void>();
  const { user } = renderApp(<ShelfList onPick={onPick} />);
  expect(screen.getByText('Discover Places')).toBeInTheDocument();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Top Restaurants',
    'Trending Restaurants',
    'Local Cafes',
    'Bars & Nightlife',
    'Must-See Attractions',
    'Hidden Gems',
    'Parks & Nature',
  ]);
  await user.click(screen.getByRole('button', { name: 'Hidden Gems' }));
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ subcategory: 'hidden-gems' }));
});
