import { describe, expect, it } from 'vitest';
import { type DeckView, parseDeckView, toSearchParams, withChange } from './deck-view.ts';

const read = (query: string) => parseDeckView(new URLSearchParams(query));
const usual: DeckView = {
  tab: 'users',
  search: '',
  plan: undefined,
  sort: 'joined',
  direction: 'desc',
  page: 1,
};

describe('parseDeckView', () => {
  it('reads what a link says', () => {
    expect(read('q=mina&plan=redline&sort=trips&direction=asc&page=3')).toEqual({
      ...usual,
      search: 'mina',
      plan: 'redline',
      sort: 'trips',
      direction: 'asc',
      page: 3,
    });
  });

  it.each(['', 'tab=keys&plan=gold&sort=shoe&direction=up', 'page=0', 'page=-1', 'page=1e3'])(
    'takes %j for the usual view',
    (query) => {
      expect(read(query)).toEqual(usual);
    },
  );
});

describe('toSearchParams', () => {
  it('leaves out what is usual', () => {
    expect(toSearchParams(usual).toString()).toBe('');
  });

  it('comes back as it went', () => {
    const view: DeckView = {
      tab: 'settings',
      search: 'a&b=c',
      plan: 'early_access',
      sort: 'name',
      direction: 'asc',
      page: 12,
    };
    expect(read(toSearchParams(view).toString())).toEqual(view);
  });
});

describe('withChange', () => {
  const third = { ...usual, page: 3 };

  it('begins at the first page for another search or order', () => {
    expect(withChange(third, { search: 'm' }).page).toBe(1);
    expect(withChange(third, { sort: 'name' }).page).toBe(1);
  });

  it('keeps the page when another tab was open meanwhile', () => {
    expect(withChange(third, { tab: 'analytics' }).page).toBe(3);
    expect(withChange(third, { page: 4 }).page).toBe(4);
  });
});
