import type { Recommendation } from '@ooo/domain/places/place.schema';
import { DISCOVERY_SHELVES } from '@ooo/domain/places/discovery-shelves';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, within, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { usePois } from '../../trip-data/api/use-pois.ts';
import { changeLanguage } from '../../../i18n/i18n.ts';
import type { InputOf, OutputOf } from '../../../lib/trpc.ts';
import { makeConfig, makeDestination } from '../../../testing/fixtures.ts';
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
  openingHours: 'Sa off; 18:00-26:00',
  source: 'OOO atlas',
  asOf: date('2025-09-01'),
});

/** From Friday to Monday, closed on the Saturday. */
const openDays = ['2025-10-10', '2025-10-11', '2025-10-12', '2025-10-13'].map((day) => ({
  date: date(day),
  windows: day === '2025-10-11' ? [] : [{ openMin: 1080, closeMin: 1560 }],
}));

const setTime = vi.fn<(poi: Poi, date?: CalendarDate) => void>();
const addOwn = vi.fn<() => void>();

function Screen() {
  return (
    usePois(trip.id).data && (
      <RecommendationList trip={trip} shelf={bars} onSetTime={setTime} onAddOwn={addOwn} />
    )
  );
}

function renderList(more: Parameters<typeof mockProcedures>[0] = {}) {
  mockProcedures({
    'app.config': () => makeConfig(),
    'trips.overview': () => [],
    'schedule.openingHours': () => [],
    'pois.list': () => [makePoi({ name: 'BAR CHAM' })],
    'places.destination': () => null,
    'schedule.placeHours': ({ places }) => places.map(({ id }) => ({ id, days: openDays })),
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
  it('recognises saved places by name, whatever the case §4.35', async () => {
    renderList();
    const saved = await screen.findByRole('button', {
      name: 'Remove Bar Cham from saved places',
    });
    expect(saved).toHaveAttribute('aria-pressed', 'true');
  });

  it('adds the next page §1.12 §2.49 §2.53 §4.46 §9.11', async () => {
    const { user } = renderList();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('article', { name: 'Le Chamber' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('shows a save at once and takes it back where the server refuses §1.13 §4.36 §8.4', async () => {
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

  it('brings a place back that could not be removed §4.35 §4.36 §8.9', async () => {
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

  it('says that it could not load §8.35', async () => {
    renderList({
      'places.recommendations': () => {
        throw new ProcedureError('UPSTREAM_UNAVAILABLE', 'The list does not answer.');
      },
    });
    expect(await screen.findByText('Unable to load recommendations')).toBeInTheDocument();
    expect(screen.getByText('Please check your connection and try again')).toBeInTheDocument();
  });

  it('says when a place is open on the days of the trip, who says so, and how far it is', async () => {
    renderList({
      'places.destination': () => makeDestination([126.978, 37.566]),
      'pois.list': () => [],
    });
    const bar = await screen.findByRole('article', { name: 'Bar Cham' });
    expect(
      await within(bar).findByText(/^Open Fri, Sun, Mon 6:00 PM - 2:00 AM; closed Sat/),
    ).toBeVisible();
    expect(bar).toHaveTextContent('OOO atlas, September 2025');
    expect(await within(bar).findByText(/Bar · Euljiro · 1.1 km from the center/)).toBeVisible();
  });

  it('says that hours are unknown', async () => {
    const { openingHours: _unknown, ...plain } = recommend('Bar Cham');
    renderList({
      'places.recommendations': () => ({
        recommendations: [plain],
        hasMore: false,
        unreachable: [],
      }),
    });
    expect(await screen.findByText(/^Hours unknown/)).toBeVisible();
  });

  it('names the sources that did not answer', async () => {
    renderList({
      'places.recommendations': () => ({
        recommendations: [recommend('Bar Cham')],
        hasMore: false,
        unreachable: ['OpenStreetMap'],
      }),
    });
    expect(
      await screen.findByText(
        'OpenStreetMap did not answer. These places are from the built-in list.',
      ),
    ).toBeVisible();
  });

  it('recognises a place that was saved in another language', async () => {
    renderList({
      'pois.list': () => [makePoi({ name: '바참' })],
      'places.recommendations': () => ({
        recommendations: [{ ...recommend('Bar Cham'), localName: '바참' }],
        hasMore: false,
        unreachable: [],
      }),
    });
    const name = 'Remove Bar Cham from saved places';
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(screen.getByText('바참')).toBeVisible();
  });
});

const openMenu = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Add to day: Charles H.' }));

describe('adding to a day', () => {
  const saved = makePoi({ id: 7, name: 'Charles H.' });

  it('saves the place, gives it the suggested time, and can be undone', async () => {
    const patches: unknown[] = [];
    const deleted = vi.fn<() => void>();
    const { user } = renderList({
      'pois.create': () => saved,
      'schedule.suggest': () => ({
        suggestedDate: date('2025-10-12'),
        suggestedTime: time('20:00'),
        suggestedDuration: 90,
        reasoning: 'It fits.',
      }),
      'pois.update': ({ patch }) => {
        patches.push(patch);
        return { ...saved, date: date('2025-10-12'), startTime: time('20:00'), duration: 90 };
      },
      'pois.delete': deleted,
    });
    await openMenu(user);
    const closed = await screen.findByRole('menuitem', { name: /Sat 11 Oct/ });
    expect(closed).toHaveTextContent('Closed');
    await user.click(screen.getByRole('menuitem', { name: /Sun 12 Oct/ }));
    expect(await screen.findByText('Added to Day 3')).toBeVisible();
    expect(screen.getByText('Charles H., 8:00 PM')).toBeVisible();
    expect(patches).toEqual([{ date: '2025-10-12', startTime: '20:00', duration: 90 }]);
    expect(
      screen.getByRole('button', { name: 'Charles H., Day 3 8:00 PM: change the time' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1));
  });

  it('asks for a time where none fits', async () => {
    const { user } = renderList({
      'pois.create': () => saved,
      'schedule.suggest': () => ({
        suggestedDate: null,
        suggestedTime: null,
        suggestedDuration: null,
        reasoning: 'It’s closed.',
      }),
    });
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: /Sat 11 Oct/ }));
    await waitFor(() => expect(setTime).toHaveBeenCalledWith(saved, '2025-10-11'));
  });

  it('says that there is no trip any more §5.29 §8.3', async () => {
    const { user } = renderList({
      'pois.create': () => {
        throw new ProcedureError('NOT_FOUND', 'no');
      },
    });
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: /Sun 12 Oct/ }));
    expect(await screen.findByText('Create a Trip First')).toBeVisible();
    expect(
      screen.getByText('Please create a new trip to save places and build your itinerary.'),
    ).toBeVisible();
  });
});

const nothing = (unreachable: string[] = []) => ({
  'places.recommendations': () => ({ recommendations: [], hasMore: false, unreachable }),
});

describe('a city without places', () => {
  it('says so, and which sources would have some §8.36', async () => {
    renderList(nothing());
    expect(await screen.findByText('No recommendations found')).toBeInTheDocument();
    expect(await screen.findByText(/this installation works offline/)).toBeVisible();
  });

  it('says who did not answer', async () => {
    renderList(nothing(['OpenStreetMap']));
    expect(await screen.findByText(/^OpenStreetMap did not answer/)).toBeVisible();
  });

  it('leads on to a place of one’s own', async () => {
    const { user } = renderList(nothing());
    await user.click(await screen.findByRole('button', { name: 'Add a place of your own' }));
    expect(addOwn).toHaveBeenCalledOnce();
  });
});

type Tips = () => OutputOf<'places.tips'>;

const names = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const card = (name: string) => within(screen.getByRole('article', { name }));

describe('tips of the assistant', () => {
  const TIP = 'Cocktails with a view, good for a short stay.';
  const withAssistant = { 'app.config': () => makeConfig({ assistant: true }) };

  it('are added to the cards that are shown, which keep their order', async () => {
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
    ['es', 'Lo que el asistente te recomienda primero'],
  ] as const)('are named as the assistant’s in %s', async (language, label) => {
    await changeLanguage(language);
    renderList({
      ...withAssistant,
      'places.tips': () => ({ tips: [{ id: 'Bar Cham', tip: TIP }], assistant: 'done' }),
    });
    expect(await screen.findByText(label)).toBeVisible();
    await changeLanguage('en');
  });

  it('are not asked for without an assistant, nor without places', async () => {
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
    await waitFor(() => expect(tips).toHaveBeenCalledTimes(1));
    expect(names()).toEqual(['Bar Cham', 'Charles H.']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText('From the assistant')).not.toBeInTheDocument();
  });
});
