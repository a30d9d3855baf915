import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import type { PoiCreate } from '@ooo/domain/pois/poi.schema';
import { date } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../i18n/i18n.ts';
import { texts as es } from '@ooo/texts/es/web/resources';
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

type Props = Partial<Parameters<typeof PlaceSearch>[0]>;

interface Server {
  /** What only a submitted search finds. */
  readonly more?: PlaceSearchResult[];
  readonly unreachable?: string[];
}

function renderSearch(places: PlaceSearchResult[], props: Props & Server = {}) {
  const { more, unreachable = [], ...own } = props;
  const asked = vi.fn<(query: string, submitted?: boolean) => void>();
  const created: PoiCreate[] = [];
  const languages: unknown[] = [];
  mockProcedures({
    'trips.overview': () => [],
    'schedule.openingHours': () => [],
    'pois.list': () => [makePoi({ name: 'National Museum' })],
    'places.destination': () => null,
    'places.search': (input) => {
      asked(input.query, input.submitted);
      languages.push(input.language);
      return input.submitted
        ? { places: [...places, ...(more ?? [])], unreachable, canAskMore: false }
        : { places, unreachable: [], canAskMore: more !== undefined };
    },
    'pois.create': (input) => {
      created.push(input as PoiCreate);
      return makePoi({ id: 7, name: input.name });
    },
  });
  const view = renderApp(<PlaceSearch trip={makeTrip()} idle={<p>Shortcuts</p>} {...own} />);
  return { asked, created, languages, ...view };
}

const box = () => screen.getByRole('combobox', { name: 'Search places' });

/** The cell that the field marks as active. */
function activeCell(): HTMLElement | null {
  return document.querySelector(
    `#${CSS.escape(box().getAttribute('aria-activedescendant') ?? '')}`,
  );
}

describe('PlaceSearch', () => {
  it('asks nothing for blanks and shows the shortcuts §5.21', async () => {
    const { user, asked } = renderSearch([]);
    await user.type(box(), '   ');
    expect(screen.getByText('Shortcuts')).toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks in the language of the interface, whatever the account’s is', async () => {
    await changeLanguage('es');
    const { user, languages } = renderSearch([found('Museo Nacional')]);
    await user.type(screen.getByRole('combobox', { name: es.places.search.label }), 'museo');
    expect(await screen.findByText('Museo Nacional')).toBeVisible();
    expect(new Set(languages)).toEqual(new Set(['es']));
  });

  it('saves a result, and only one that is not saved §1.13 §2.63 §5.28 §8.6', async () => {
    const { user, created } = renderSearch([found('national museum'), found('Folk Museum')]);
    await user.type(box(), 'museum');
    expect(await screen.findByRole('button', { name: 'national museum is saved' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Save Folk Museum' }));
    expect(await screen.findByText('POI bookmarked')).toBeInTheDocument();
    expect(screen.getByText('Folk Museum has been added to your trip')).toBeInTheDocument();
    expect(created[0]).toMatchObject({ name: 'Folk Museum', tag: 'tour' });
  });

  it('says that a place could not be saved, and offers it again §8.7', async () => {
    const { user } = renderSearch([found('Folk Museum')]);
    mockProcedures({
      'pois.create': () => {
        throw new ProcedureError('FORBIDDEN', 'No.');
      },
    });
    await user.type(box(), 'museum');
    await user.click(await screen.findByRole('button', { name: 'Save Folk Museum' }));
    expect(await screen.findByText('Failed to bookmark POI')).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save Folk Museum' })).toBeEnabled();
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

  it('says what it did not find §8.33', async () => {
    const { user } = renderSearch([]);
    await user.type(box(), 'xyz');
    expect(await screen.findByText('No places found for "xyz"')).toBeInTheDocument();
    expect(screen.getByText('Try a different search term')).toBeInTheDocument();
  });

  it('asks other sources only for what is submitted, by Enter or by the button §5.23', async () => {
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

  it('has no button if there is no other source to ask', async () => {
    const { user } = renderSearch([found('Folk Museum')]);
    await user.type(box(), 'museum');
    expect(await screen.findByText('Folk Museum')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Search more places' })).toBeNull();
  });

  it('says whose places may be missing, even if nothing was found', async () => {
    const { user } = renderSearch([], { more: [], unreachable: ['OpenStreetMap'] });
    await user.type(box(), 'museum{Enter}');
    expect(await screen.findByText('No places found for "museum"')).toBeInTheDocument();
    expect(screen.getByText(/^No answer from OpenStreetMap right now/)).toBeInTheDocument();
  });

  it.each([
    ['saved', 'No places found. Try different keywords.'],
    ['schedule', 'No results found for "xyz"'],
  ] as const)('has its own words for that in the box of %s §8.34', async (purpose, words) => {
    const { user } = renderSearch([], { purpose });
    await user.type(box(), 'xyz');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('searches on every change without a press, and has no results once the box is empty §5.22', async () => {
    const { user, asked } = renderSearch([found('Folk Museum')], { purpose: 'schedule' });
    await user.type(box(), 'mus');
    expect(await screen.findByText('Folk Museum')).toBeInTheDocument();
    expect(asked).toHaveBeenLastCalledWith('mus', false);
    await user.type(box(), 'eum');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('museum', false));
    await user.clear(box());
    expect(screen.queryByText('Folk Museum')).not.toBeInTheDocument();
    expect(screen.getByText('Shortcuts')).toBeInTheDocument();
  });

  it('shows a failure as an empty list §8.32', async () => {
    const { user } = renderSearch([]);
    mockProcedures({
      'places.search': () => {
        throw new ProcedureError('UPSTREAM_UNAVAILABLE', 'No.');
      },
    });
    await user.type(box(), 'xyz');
    expect(await screen.findByText('No places found for "xyz"')).toBeInTheDocument();
  });

  it('works by keyboard alone', async () => {
    const onShow = vi.fn<(place: PlaceSearchResult) => void>();
    const { user, created } = renderSearch([found('One'), found('Two')], { onShow });
    await user.type(box(), 'o');
    await screen.findByText('Two');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('2 places found')).toBeInTheDocument();
    await user.keyboard('{ArrowUp}');
    const [one, two] = screen.getAllByRole('row');
    expect(two).toContainElement(activeCell());
    await user.keyboard('{ArrowDown}');
    expect(one).toContainElement(activeCell());
    await user.keyboard('{Enter}');
    expect(onShow).toHaveBeenCalledWith(expect.objectContaining({ name: 'One' }));
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(await screen.findByText('POI bookmarked')).toBeInTheDocument();
    expect(created[0]).toMatchObject({ name: 'Two' });
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(screen.getByText('Shortcuts')).toBeInTheDocument();
  });

  it('asks at once on Enter §5.23', async () => {
    const { user, asked } = renderSearch([]);
    await user.type(box(), 'tower{Enter}');
    expect(await screen.findByText('No places found for "tower"')).toBeInTheDocument();
    expect(asked).toHaveBeenLastCalledWith('tower', true);
  });

  it('saves nothing twice, whatever the keys', async () => {
    const { user, created } = renderSearch([found('National Museum')]);
    await user.type(box(), 'museum');
    await screen.findByText('1 place found');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(created).toEqual([]);
  });

  it.each([
    ['right-to-left', 'متحف القصر الملكي'],
    ['emoji', '🏯🍜'],
    ['HTML', '<img src=x onerror=alert(1)>'],
  ])('shows a query in %s as it is', async (_, query) => {
    const { user, asked } = renderSearch([]);
    await user.click(box());
    await user.paste(query);
    expect(await screen.findByText(`No places found for "${query}"`)).toBeInTheDocument();
    expect(asked).toHaveBeenLastCalledWith(query, false);
    expect(document.querySelector('img')).toBeNull();
  });

  it('asks for no more than the server takes', async () => {
    const { user, asked } = renderSearch([]);
    await user.click(box());
    await user.paste('x'.repeat(10_000));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(asked.mock.calls[0]?.[0]).toHaveLength(200);
  });

  it('says what a place is, where, when it is open, and who says so', async () => {
    const place: PlaceSearchResult = {
      ...found('Folk Museum'),
      localName: '국립민속박물관',
      category: 'Museum',
      kind: 'museum',
      openingHours: 'We-Mo 09:00-18:00',
    };
    const { user } = renderSearch([place]);
    const days = [{ date: date('2025-10-10'), windows: [{ openMin: 540, closeMin: 1080 }] }];
    mockProcedures({ 'schedule.placeHours': () => [{ id: place.id, days }] });
    await user.type(box(), 'museum');
    expect(await screen.findByText('국립민속박물관')).toBeVisible();
    expect(screen.getByText('Museum · 1 Sejong-daero')).toBeVisible();
    expect(await screen.findByText('Daily 9:00 AM - 6:00 PM')).toBeVisible();
    expect(screen.getByText('OOO atlas, September 2025')).toBeVisible();
  });
});
