import { DISCOVERY_SHELVES, type Recommendation } from '@ooo/domain/places/place.schema';
import { date } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePois } from '../../pois/api/use-pois.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { RecommendationList } from './recommendation-list.tsx';

const trip = makeTrip();
const bars = DISCOVERY_SHELVES[3];

const recommend = (name: string): Recommendation => ({
  id: name,
  name,
  description: 'Cocktails on the tenth floor.',
  location: 'Euljiro',
  coordinates: [126.99, 37.566],
  venueType: 'Bar',
  category: 'food',
  subcategory: 'bars',
  source: 'OOO atlas',
  asOf: date('2025-09-01'),
});

function Screen() {
  return usePois(trip.id).data && <RecommendationList trip={trip} shelf={bars} />;
}

function renderList(more: Parameters<typeof mockProcedures>[0] = {}) {
  mockProcedures({
    'trips.overview': () => [],
    'schedule.openingHours': () => [],
    'pois.list': () => [makePoi({ name: 'BAR CHAM' })],
    'places.destination': () => null,
    'places.recommendations': ({ page }) =>
      page === 1
        ? { recommendations: [recommend('Bar Cham'), recommend('Charles H.')], hasMore: true }
        : { recommendations: [recommend('Le Chamber')], hasMore: false },
    ...more,
  });
  return renderApp(<Screen />);
}

const saveButton = () => screen.findByRole('button', { name: 'Save Charles H.' });

describe('RecommendationList', () => {
  it('knows saved places by their names, whatever the case', async () => {
    renderList();
    const saved = await screen.findByRole('button', {
      name: 'Remove Bar Cham from saved places',
    });
    expect(saved).toHaveAttribute('aria-pressed', 'true');
  });

  it('adds the next page', async () => {
    const { user } = renderList();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('article', { name: 'Le Chamber' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('shows a save at once and takes it back where the server refuses', async () => {
    const { promise: gate, resolve: refuse } = Promise.withResolvers<void>();
    const { user } = renderList({
      'pois.create': async () => {
        await gate;
        throw new ProcedureError('INTERNAL', 'no');
      },
    });
    await user.click(await saveButton());
    expect(
      await screen.findByRole('button', { name: 'Remove Charles H. from saved places' }),
    ).toBeInTheDocument();
    refuse();
    expect(await saveButton()).toHaveAttribute('aria-pressed', 'false');
    expect(await screen.findByText('Failed to Save')).toBeInTheDocument();
    expect(screen.getByText('Could not save this place. Please try again.')).toBeInTheDocument();
  });

  it('brings a place back that could not be removed', async () => {
    const { user } = renderList({
      'pois.delete': () => {
        throw new ProcedureError('INTERNAL', 'no');
      },
    });
    const name = 'Remove Bar Cham from saved places';
    await user.click(await screen.findByRole('button', { name }));
    expect(
      await screen.findByText('Failed to remove the item. Please try again.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  });

  it('says that it could not load', async () => {
    renderList({
      'places.recommendations': () => {
        throw new ProcedureError('UPSTREAM_UNAVAILABLE', 'The list does not answer.');
      },
    });
    expect(await screen.findByText('Unable to load recommendations')).toBeInTheDocument();
  });

  it('says that nothing is known', async () => {
    renderList({ 'places.recommendations': () => ({ recommendations: [], hasMore: false }) });
    expect(await screen.findByText('No recommendations found')).toBeInTheDocument();
  });
});
