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

function renderSearch(places: PlaceSearchResult[]) {
  const asked = vi.fn<(query: string) => void>();
  const created: PoiCreate[] = [];
  mockProcedures({
    'trips.overview': () => [],
    'schedule.openingHours': () => [],
    'pois.list': () => [makePoi({ name: 'National Museum' })],
    'places.destination': () => null,
    'places.search': (input) => {
      asked(input.query);
      return places;
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
});
