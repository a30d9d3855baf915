import { DISCOVERY_SHELVES, type Recommendation } from '@ooo/domain/places/place.schema';
import { date } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { usePois } from '../../pois/api/use-pois.ts';
import { changeLanguage } from '../../../i18n/i18n.ts';
import type { InputOf, OutputOf } from '../../../lib/trpc.ts';
import { makeConfig } from '../../../testing/fixtures.ts';
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
    'app.config': () => makeConfig(),
    'trips.overview': () => [],
    'schedule.openingHours': () => [],
    'pois.list': () => [makePoi({ name: 'BAR CHAM' })],
    'places.destination': () => null,
    'places.recommendations': ({ page }) =>
      page === 1
        ? {
            recommendations: [recommend('Bar Cham'), recommend('Charles H.')],
            hasMore: true,
            unreachable: [],
          }
        : { recommendations: [recommend('Le Chamber')], hasMore: false, unreachable: [] },
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
    renderList({
      'places.recommendations': () => ({ recommendations: [], hasMore: false, unreachable: [] }),
    });
    expect(await screen.findByText('No recommendations found')).toBeInTheDocument();
  });
});

type Tips = () => OutputOf<'places.tips'>;

const names = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const card = (name: string) => within(screen.getByRole('article', { name }));

describe('tips of the assistant', () => {
  const TIP = 'Cocktails with a view, good for a short stay.';
  const withAssistant = { 'app.config': () => makeConfig({ assistant: true }) };

  it('come to the cards that are there already, which keep their order', async () => {
    const asked: InputOf<'places.tips'>[] = [];
    const { promise: gate, resolve: answer } = Promise.withResolvers<void>();
    const { user } = renderList({
      ...withAssistant,
      'places.tips': async (input) => {
        asked.push(input);
        await gate;
        const tips =
          input.page === 1
            ? [
                { id: 'Charles H.', tip: TIP },
                { id: 'Bar Cham', tip: 'A calm start.' },
              ]
            : [{ id: 'Le Chamber', tip: 'For the last evening.' }];
        return { tips, model: 'a-model', assistant: 'done' };
      },
    });
    await saveButton();
    expect(names()).toEqual(['Bar Cham', 'Charles H.']);
    expect(screen.queryByText(TIP)).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText(TIP)).toBeVisible();
    expect(names()).toEqual(['Bar Cham', 'Charles H.']);
    expect(card('Charles H.').getByText('First for you, from the assistant')).toBeVisible();
    expect(card('Bar Cham').getByText('From the assistant')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('For the last evening.')).toBeVisible();
    expect(card('Le Chamber').getByText('From the assistant')).toBeVisible();
    const request = { tripId: trip.id, category: 'food', subcategory: 'bars', limit: 5 };
    expect(asked).toEqual([
      { ...request, page: 1, language: 'en' },
      { ...request, page: 2, language: 'en' },
    ]);
  });

  it.each([
    ['ko', '어시스턴트가 먼저 권하는 곳'],
    ['es', 'Lo primero para ti, del asistente'],
  ] as const)('are named as the assistant’s in %s', async (language, label) => {
    await changeLanguage(language);
    renderList({
      ...withAssistant,
      'places.tips': () => ({ tips: [{ id: 'Bar Cham', tip: TIP }], assistant: 'done' }),
    });
    expect(await screen.findByText(label)).toBeVisible();
    await changeLanguage('en');
  });

  it('are not asked for without an assistant, nor where nothing is known', async () => {
    const tips = vi.fn<Tips>(() => ({ tips: [], assistant: 'none' }));
    const { unmount } = renderList({ 'places.tips': tips });
    await saveButton();
    unmount();
    renderList({
      ...withAssistant,
      'places.recommendations': () => ({ recommendations: [], hasMore: false, unreachable: [] }),
      'places.tips': tips,
    });
    expect(await screen.findByText('No recommendations found')).toBeInTheDocument();
    expect(tips).not.toHaveBeenCalled();
  });

  it('that fail leave the cards as they are', async () => {
    const tips = vi.fn<Tips>(() => {
      throw new ProcedureError('INTERNAL', 'Something broke.');
    });
    renderList({ ...withAssistant, 'places.tips': tips });
    await saveButton();
    await vi.waitFor(() => expect(tips).toHaveBeenCalledTimes(1));
    expect(names()).toEqual(['Bar Cham', 'Charles H.']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText('From the assistant')).not.toBeInTheDocument();
  });
});
