import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import type { PoiCreate } from '@ooo/domain/pois/poi.schema';
import { date } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { PlaceSearch } from './place-search.tsx';

const found = (name: string): PlaceSearchResult => ({
  id: name,
  name,
  category: 'museum',
  address: '1 Sejong-daero',
  coordinates: [126.98, 37.57],
  tag: 'tour',
  source: 'OOO atlas',
  asOf: date('2025-09-01'),
});

interface Server {
  /** What only a submitted search finds. */
  readonly more?: PlaceSearchResult[];
  readonly unreachable?: string[];
}

function renderSearch(places: PlaceSearchResult[], { more, unreachable = [] }: Server = {}) {
  const asked = vi.fn<(query: string, submitted?: boolean) => void>();
  const created: PoiCreate[] = [];
  mockProcedures({
    'trips.overview': () => [],
    'schedule.openingHours': () => [],
    'pois.list': () => [makePoi({ name: 'National Museum' })],
    'places.destination': () => null,
    'places.search': (input) => {
      asked(input.query, input.submitted);
      return input.submitted
        ? { places: [...places, ...(more ?? [])], unreachable, canAskMore: false }
        : { places, unreachable: [], canAskMore: more !== undefined };
    },
    'pois.create': (input) => {
      created.push(input as PoiCreate);
      return makePoi({ id: 7, name: input.name });
    },
  });
  const view = renderApp(<PlaceSearch trip={makeTrip()} idle={<p>Shortcuts</p>} />);
  return { asked, created, ...view };
}

const box = () => screen.getByRole('searchbox', { name: 'Search places' });

describe('PlaceSearch', () => {
  it('asks nothing for blanks and shows the shortcuts', async () => {
    const { user, asked } = renderSearch([]);
    await user.type(box(), '   ');
    expect(screen.getByText('Shortcuts')).toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
  });

  it('saves a result, and only one that is not saved', async () => {
    const { user, created } = renderSearch([found('national museum'), found('Folk Museum')]);
    await user.type(box(), 'museum');
    expect(await screen.findByRole('button', { name: 'national museum is saved' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Save Folk Museum' }));
    expect(await screen.findByText('POI bookmarked')).toBeInTheDocument();
    expect(screen.getByText('Folk Museum has been added to your trip')).toBeInTheDocument();
    expect(created[0]).toMatchObject({ name: 'Folk Museum', tag: 'tour' });
  });

  it('says that a trip is full', async () => {
    const { user } = renderSearch([found('Folk Museum')]);
    mockProcedures({
      'pois.create': () => {
        throw new ProcedureError('RULE_VIOLATED', 'No.');
      },
    });
    await user.type(box(), 'museum');
    await user.click(await screen.findByRole('button', { name: 'Save Folk Museum' }));
    expect(await screen.findByText('This Trip Is Full')).toBeInTheDocument();
    expect(screen.getByText(/^A trip can have at most 500 places\./)).toBeInTheDocument();
  });

  it('says what it did not find', async () => {
    const { user } = renderSearch([]);
    await user.type(box(), 'xyz');
    expect(await screen.findByText('No places found for "xyz"')).toBeInTheDocument();
    expect(screen.getByText('Try a different search term')).toBeInTheDocument();
  });

  it('asks other sources only for what is submitted, by Enter or by the button', async () => {
    const { user, asked } = renderSearch([found('Folk Museum')], { more: [found('Toy Museum')] });
    await user.type(box(), 'museum');
    await user.click(await screen.findByRole('button', { name: 'Search more places' }));
    expect(await screen.findByText('Toy Museum')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Search more places' })).toBeNull();
    expect(asked.mock.calls).toEqual([
      ['museum', false],
      ['museum', true],
    ]);
    await user.type(box(), 's');
    expect(await screen.findByRole('button', { name: 'Search more places' })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Toy Museum')).toBeInTheDocument();
    expect(asked).toHaveBeenLastCalledWith('museums', true);
  });

  it('has no button where there is nobody else to ask', async () => {
    const { user } = renderSearch([found('Folk Museum')]);
    await user.type(box(), 'museum');
    expect(await screen.findByText('Folk Museum')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Search more places' })).toBeNull();
  });

  it('says whose places may be missing, also where nothing was found', async () => {
    const { user } = renderSearch([], { more: [], unreachable: ['OpenStreetMap'] });
    await user.type(box(), 'museum{Enter}');
    expect(await screen.findByText('No places found for "museum"')).toBeInTheDocument();
    expect(screen.getByText(/^No answer from OpenStreetMap right now/)).toBeInTheDocument();
  });
});
