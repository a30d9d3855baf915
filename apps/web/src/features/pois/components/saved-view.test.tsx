import type { Poi, PoiCreate } from '@ooo/domain/pois/poi.schema';
import { PoiId } from '@ooo/domain/shared/ids';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SavedView } from './saved-view.tsx';

const palace = makePoi({
  id: 1,
  name: 'Palace',
  notes: 'Bookmarked from discovery | Rating: 4.6 | Price: $$ | Five gates and a pond.',
  source: 'OOO atlas',
  sourceAsOf: date('2025-09-01'),
});
const market = makePoi({
  id: 2,
  name: 'Market',
  tag: 'eat',
  notes: 'Rating: 4.8',
  date: date('2025-10-11'),
  startTime: time('12:30'),
  duration: 90,
});

function renderView(list: () => Poi[], more: Parameters<typeof mockProcedures>[0] = {}) {
  mockProcedures({
    'trips.overview': () => [],
    'schedule.openingHours': () => [],
    'pois.list': list,
    ...more,
  });
  const actions = {
    onPlan: vi.fn<() => void>(),
    onDiscover: vi.fn<() => void>(),
    onSetTime: vi.fn<() => void>(),
    onShowOnMap: vi.fn<() => void>(),
  };
  const view = renderApp(<SavedView trip={makeTrip()} search={null} {...actions} />);
  return { ...view, ...actions };
}

const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

describe('SavedView', () => {
  it('shows a skeleton, then the places with the pieces of their notes', async () => {
    renderView(() => [palace, market]);
    expect(screen.getByLabelText('Loading places')).toBeInTheDocument();
    const card = await screen.findByRole('article', { name: 'Palace' });
    expect(within(card).getByText('4.6')).toBeInTheDocument();
    expect(within(card).getByText('$$')).toBeInTheDocument();
    expect(within(card).getByText('Five gates and a pond.')).toBeInTheDocument();
    expect(within(card).getByText('OOO atlas, September 2025')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '2 saved places' })).toBeInTheDocument();
  });

  it('offers to plan only what has no time', async () => {
    const { user, onPlan } = renderView(() => [palace, market]);
    await user.click(await screen.findByRole('button', { name: 'Auto-plan 1' }));
    expect(onPlan).toHaveBeenCalled();
  });

  it('offers no plan where everything has its time', async () => {
    renderView(() => [market]);
    await screen.findByRole('article', { name: 'Market' });
    expect(screen.queryByRole('button', { name: /Auto-plan/ })).not.toBeInTheDocument();
  });

  it('sorts both ways and filters', async () => {
    const { user } = renderView(() => [palace, market]);
    await screen.findByRole('article', { name: 'Market' });
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Rating');
    expect(names()).toEqual(['Market', 'Palace']);
    await user.click(screen.getByRole('button', { name: 'Sort ascending' }));
    expect(names()).toEqual(['Palace', 'Market']);
    await user.selectOptions(screen.getByLabelText('Show'), 'Restaurant');
    expect(names()).toEqual(['Market']);
    await user.selectOptions(screen.getByLabelText('Show'), 'Hotel');
    expect(screen.getByText('No saved places match this filter.')).toBeInTheDocument();
  });

  it('has one thing to do where nothing is saved', async () => {
    const { user, onDiscover } = renderView(() => []);
    await user.click(await screen.findByRole('button', { name: 'Discover Places' }));
    expect(onDiscover).toHaveBeenCalled();
  });

  it('says that loading failed, and loads again', async () => {
    let isDown = true;
    const { user } = renderView(() => {
      if (isDown) throw new ProcedureError('INTERNAL', 'Something went wrong.');
      return [palace];
    });
    const alert = await screen.findByText('Something went wrong.');
    expect(alert).toBeInTheDocument();
    expect(screen.getAllByText('Loading Failed').length).toBeGreaterThan(0);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'Palace' })).toBeInTheDocument();
  });

  it('deletes after a fade, and undo makes the place again', async () => {
    const created: PoiCreate[] = [];
    const { user } = renderView(() => [palace], {
      'pois.delete': () => undefined,
      'pois.create': (input) => {
        created.push(input as PoiCreate);
        return { ...palace, id: PoiId.parse(9) };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Palace' }));
    expect(screen.getByRole('article', { name: 'Palace' })).toHaveAttribute('data-leaving');
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Restored')).toBeInTheDocument();
    expect(created[0]).toMatchObject({ name: 'Palace', notes: palace.notes });
    expect(screen.getByRole('article', { name: 'Palace' })).toBeInTheDocument();
  });

  it('takes a deletion back by the keyboard alone', async () => {
    const { user } = renderView(() => [palace], {
      'pois.delete': () => undefined,
      'pois.create': () => ({ ...palace, id: PoiId.parse(9) }),
    });
    await screen.findByRole('article', { name: 'Palace' });
    screen.getByRole('button', { name: 'Remove Palace' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Restored')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Palace' })).toBeInTheDocument();
  });

  it('keeps a place that could not be deleted', async () => {
    const { user } = renderView(() => [palace], {
      'pois.delete': () => {
        throw new ProcedureError('INTERNAL', 'no');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Palace' }));
    const said = 'Failed to remove the item. Please try again.';
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Palace' })).not.toHaveAttribute('data-leaving');
  });
});
