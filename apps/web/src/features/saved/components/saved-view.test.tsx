import type { Poi, PoiCreate } from '@ooo/domain/pois/poi.schema';
import { PoiId } from '@ooo/domain/shared/ids';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeDestination } from '../../../testing/fixtures.ts';
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
    'places.destination': () => makeDestination([126.978, 37.566]),
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
  const view = renderApp(<SavedView trip={makeTrip()} search={null} menu={null} {...actions} />);
  return { ...view, ...actions };
}

const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

const at = (id: number, name: string, latitude: number, tag: Poi['tag'] = 'tour') =>
  makePoi({ id, name, tag, location: { coordinates: [126.978, latitude] } });

describe('SavedView', () => {
  it('shows a skeleton, then the places with the pieces of their notes §4.42', async () => {
    renderView(() => [palace, market]);
    expect(screen.getByText('Loading places')).toBeInTheDocument();
    const card = await screen.findByRole('article', { name: 'Palace' });
    expect(within(card).getByText('4.6')).toBeInTheDocument();
    expect(within(card).getByText('$$')).toBeInTheDocument();
    expect(within(card).getByText('Five gates and a pond.')).toBeInTheDocument();
    expect(within(card).getByText('OOO atlas, September 2025')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '2 saved places' })).toBeInTheDocument();
  });

  it('shows every piece of the notes, except that it was a bookmark §3.14', async () => {
    const pieces = makePoi({
      id: 1,
      name: 'Palace',
      kind: null,
      notes:
        'Bookmarked from discovery | Rating: 4.6 | Total Ratings: 1200 | Google Rating: 4.4 | Price: $$ | ' +
        'Location: Jongno | Type: Royal seat | Phone: +82 2 3700 3900 | Website: https://example.com/palace | ' +
        'Hours: Mo-Su 09:00-18:00 | Place ID: ChIJ1 | Address: 161 Sajik-ro | Go early.',
      description: 'Five gates and a pond.',
    });
    renderView(() => [pieces]);
    const card = within(await screen.findByRole('article', { name: 'Palace' }));
    const texts = [
      '4.6 (1200)',
      'Google 4.4',
      '$$',
      'Jongno',
      'Royal seat',
      'Daily 9:00 AM - 6:00 PM',
      'Place ID: ChIJ1',
      '161 Sajik-ro',
      'Go early.',
      'Five gates and a pond.',
    ];
    for (const text of texts) expect(card.getByText(text)).toBeInTheDocument();
    expect(card.getByRole('link', { name: '+82 2 3700 3900' })).toHaveAttribute(
      'href',
      'tel:+82237003900',
    );
    expect(card.getByRole('link', { name: 'Website' })).toHaveAttribute(
      'href',
      'https://example.com/palace',
    );
    expect(card.queryByText(/Bookmarked/)).not.toBeInTheDocument();
  });

  it('does not mention usual hours if none are known', async () => {
    const source = 'OOO built-in list; usual hours, check before you go';
    const [known, unknown] = ['Mo-Su 09:00-18:00', null].map((openingHours, index) =>
      makePoi({ id: index + 1, name: `Place ${index}`, openingHours, source }),
    );
    renderView(() => [known, unknown].filter((poi) => poi !== undefined));
    const first = within(await screen.findByRole('article', { name: 'Place 0' }));
    expect(first.getByText(source)).toBeInTheDocument();
    const second = within(screen.getByRole('article', { name: 'Place 1' }));
    expect(second.getByText('Hours unknown')).toBeInTheDocument();
    expect(second.getByText('OOO built-in list; check before you go')).toBeInTheDocument();
  });

  it('offers to plan only what has no time §2.64 §5.32', async () => {
    const { user, onPlan } = renderView(() => [palace, market]);
    await user.click(await screen.findByRole('button', { name: 'Auto-plan 1' }));
    expect(onPlan).toHaveBeenCalled();
  });

  it('offers no plan if everything has a time §5.32', async () => {
    renderView(() => [market]);
    await screen.findByRole('article', { name: 'Market' });
    expect(screen.queryByRole('button', { name: /Auto-plan/ })).not.toBeInTheDocument();
  });

  it('sorts both ways and filters §2.64 §5.31', async () => {
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
    await user.click(screen.getByRole('button', { name: 'All places' }));
    expect(names()).toEqual(['Palace', 'Market']);
  });

  it('draws all of a list that is longer than what is drawn at once, far places last', async () => {
    const many = Array.from({ length: 26 }, (_, index) =>
      at(index + 1, `Place ${index}`, index % 2 === 0 ? 37.57 : 35.1),
    );
    const { container } = renderView(() => many);
    const drawn = () =>
      [...container.querySelectorAll('article')].map((card) => card.getAttribute('aria-label'));
    await waitFor(() => expect(drawn()).toHaveLength(26));
    const namesOf = (near: boolean) =>
      many.filter((_, index) => (index % 2 === 0) === near).map(({ name }) => name);
    expect(drawn()).toEqual([...namesOf(true), ...namesOf(false)]);
    expect(screen.getByRole('heading', { name: '26 saved places' })).toBeVisible();
  });

  it('offers one action if nothing is saved', async () => {
    const { user, onDiscover } = renderView(() => []);
    await user.click(await screen.findByRole('button', { name: 'Discover Places' }));
    expect(onDiscover).toHaveBeenCalled();
  });

  it('says that loading failed, and loads again §4.42 §8.14', async () => {
    let isDown = true;
    const { user } = renderView(() => {
      if (isDown) throw new ProcedureError('INTERNAL', 'Something went wrong.');
      return [palace];
    });
    const alert = await screen.findByText('Server error: Something went wrong.');
    expect(alert).toBeInTheDocument();
    expect(screen.getAllByText('Loading Failed').length).toBeGreaterThan(0);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'Palace' })).toBeInTheDocument();
  });

  it('deletes after a fade, and undo restores the place §4.39 §8.49 §8.50', async () => {
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
    expect(await screen.findByText('Removed from saved')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Restored')).toBeInTheDocument();
    expect(created[0]).toMatchObject({ name: 'Palace', notes: palace.notes });
    expect(screen.getByRole('article', { name: 'Palace' })).toBeInTheDocument();
  });

  it('says that a place could not be restored §8.10', async () => {
    const { user } = renderView(() => [palace], {
      'pois.delete': () => undefined,
      'pois.create': () => {
        throw new ProcedureError('FORBIDDEN', 'No.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Palace' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('Failed to restore the item. Please try again.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Palace' })).not.toBeInTheDocument();
  });

  it('undoes a deletion by keyboard alone', async () => {
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

  it('keeps a place that could not be deleted §8.9', async () => {
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

  it('shows what a place is, when it is open, how far it is, and all its notes', async () => {
    const museum = makePoi({
      id: 3,
      name: 'Museum',
      kind: 'art-museum',
      openingHours: 'Tu-Su 10:00-18:00',
      location: { neighborhood: 'Jongno', address: '1 Samcheong-ro', coordinates: [126.98, 37.58] },
      notes:
        'Bookmarked from discovery | Google Rating: 4.4 | Total Ratings: 812 | Phone: +82 2 123 | ' +
        'Website: museum.example | Place ID: ChIJ1 | <b>Free</b> on Wednesdays',
      source: 'OpenStreetMap',
      sourceAsOf: date('2025-09-01'),
    });
    const open = [{ openMin: 600, closeMin: 1080 }];
    renderView(() => [museum], {
      'schedule.openingHours': () => [
        {
          poiId: museum.id,
          days: [
            { date: date('2025-10-10'), windows: open },
            { date: date('2025-10-11'), windows: open },
            { date: date('2025-10-12'), windows: open },
            { date: date('2025-10-13'), windows: [] },
          ],
        },
      ],
    });
    const card = within(await screen.findByRole('article', { name: 'Museum' }));
    expect(await card.findByText('Art museum · Jongno · 1.6 km from the center')).toBeVisible();
    expect(
      await card.findByText('Open Fri, Sat, Sun 10:00 AM - 6:00 PM; closed Mon'),
    ).toBeVisible();
    expect(card.queryByText('Bookmarked from discovery')).not.toBeInTheDocument();
    expect(card.getByText(/\(812\)/)).toBeVisible();
    expect(card.getByText('1 Samcheong-ro')).toBeVisible();
    expect(card.getByText('<b>Free</b> on Wednesdays')).toBeVisible();
    expect(card.getByText('Place ID: ChIJ1')).toBeVisible();
    expect(card.getByRole('link', { name: '+82 2 123' })).toHaveAttribute('href', 'tel:+822123');
    expect(card.getByRole('link', { name: 'Website' })).toHaveAttribute(
      'href',
      'https://museum.example',
    );
  });

  it('shows the hours of the day on which a place is visited, and unknown ones', async () => {
    renderView(() => [{ ...market, openingHours: '09:00-23:00' }, palace], {
      'schedule.openingHours': () => [
        {
          poiId: market.id,
          days: [
            { date: date('2025-10-10'), windows: [] },
            { date: date('2025-10-11'), windows: [{ openMin: 540, closeMin: 1380 }] },
          ],
        },
        { poiId: palace.id, days: [{ date: date('2025-10-10'), windows: null }] },
      ],
    });
    expect(await screen.findByText('Sat 11 Oct: 9:00 AM - 11:00 PM')).toBeVisible();
    const card = within(screen.getByRole('article', { name: 'Palace' }));
    expect(card.getByText('Hours unknown')).toBeVisible();
  });

  it('sorts by distance from the hotel', async () => {
    const { user } = renderView(() => [
      at(4, 'Far', 37.6),
      at(5, 'Near', 37.51),
      at(6, 'Hotel', 37.5, 'hotel'),
    ]);
    expect(await screen.findByText(/1.1 km from your hotel/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Distance');
    expect(names()).toEqual(['Far', 'Near', 'Hotel']);
    await user.click(screen.getByRole('button', { name: 'Sort ascending' }));
    expect(names()).toEqual(['Hotel', 'Near', 'Far']);
  });

  it('lists far places separately, and does not plan them §5.27', async () => {
    const busan = makePoi({
      id: 8,
      name: 'Haeundae',
      location: { coordinates: [129.16, 35.16] },
    });
    renderView(() => [palace, busan]);
    const far = within(await screen.findByRole('region', { name: 'Far Away' }));
    expect(far.getByText('More than 100 km from Seoul, so these are not planned.')).toBeVisible();
    expect(far.getByRole('article', { name: 'Haeundae' })).toBeVisible();
    expect(far.queryByRole('article', { name: 'Palace' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Auto-plan 1' })).toBeVisible();
  });
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const skeleton = () => screen.queryByText('Loading places');

describe('the times of the list', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('a skeleton is shown for at least 500 ms §9.40', async () => {
    vi.useFakeTimers();
    renderView(() => [palace]);
    await wait(499);
    expect(skeleton()).toBeInTheDocument();
    await wait(1);
    expect(skeleton()).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Palace' })).toBeInTheDocument();
  });

  it('loading has failed after 10 seconds, and a second try has 10 seconds of its own §9.39', async () => {
    vi.useFakeTimers();
    let answer: (() => void) | undefined;
    renderView(() => [], {
      'pois.list': () =>
        new Promise<Poi[]>((resolve) => {
          answer = () => resolve([palace]);
        }),
    });
    await wait(9990);
    expect(skeleton()).toBeInTheDocument();
    await wait(100);
    expect(skeleton()).not.toBeInTheDocument();
    expect(screen.getAllByText('Loading Failed').length).toBeGreaterThan(0);

    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await wait(9990);
    expect(skeleton()).toBeInTheDocument();
    act(() => answer?.());
    await wait(100);
    expect(screen.getByRole('article', { name: 'Palace' })).toBeInTheDocument();
  });

  it('a card fades for 300 ms before its place is deleted §9.43', async () => {
    vi.useFakeTimers();
    const deleted = vi.fn<() => void>();
    renderView(() => [palace], { 'pois.delete': () => deleted() });
    await wait(500);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Palace' }));
    await wait(299);
    expect(screen.getByRole('article', { name: 'Palace' })).toHaveAttribute('data-leaving');
    expect(deleted).not.toHaveBeenCalled();
    await wait(50);
    expect(deleted).toHaveBeenCalledOnce();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
