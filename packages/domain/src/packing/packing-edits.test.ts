import { describe, expect, it } from 'vitest';
import { KOREA, makePackingInput, USA } from '../testing/make-packing.ts';
import type { Language } from '../shared/language.ts';
import { applyPackingEdits } from './packing-edits.rules.ts';
import type { PackingEdits } from './packing-edits.schema.ts';
import { toPackingFacts } from './packing-facts.ts';
import { makePackingList } from './packing-list.ts';

const input = makePackingInput('2026-10-01', '2026-10-05', {
  celsius: [[9, 19]],
  sky: { condition: 'rain', kind: 'forecast' },
  from: USA,
  to: KOREA,
  trip: {
    departureAirport: 'JFK',
    checkedBags: 1,
    packingPreferences: { ownItems: [{ item: 'Kite' }] },
  },
});
const listIn = (language: Language = 'en') => makePackingList(input, language);

function apply(edits: Partial<PackingEdits>, language: Language = 'en') {
  const list = listIn(language);
  const edited = applyPackingEdits(list, { add: [], change: [], ...edits }, { language, days: 5 });
  return {
    find: (id: string) => edited.find((each) => each.id === id),
    /** The items that differ from the rules' list. */
    news: edited.filter((each) => !list.some((old) => old.id === each.id && old === each)),
    edited,
  };
}

const BLANKET = {
  item: 'Picnic blanket',
  category: 'Comfort',
  quantity: 1,
  priority: 'optional',
  reason: 'Parks by the river are for picnics.',
} as const;

function blanketNamed(item: string) {
  return { ...BLANKET, item };
}

describe('an addition', () => {
  it('comes in its category, labelled, under an id of its name', () => {
    const { news, edited } = apply({ add: [BLANKET] });
    expect(news).toEqual([{ ...BLANKET, id: 'ai-picnic-blanket', by: 'assistant' }]);
    const categories = edited.map(({ category }) => category);
    expect(categories.lastIndexOf('Utility')).toBeLessThan(categories.indexOf('Comfort'));
  });

  it('is in the language of the list', () => {
    const korean = { ...BLANKET, item: '돗자리', reason: '한강 공원에서 쓰기 좋아요.' };
    expect(apply({ add: [korean] }, 'ko').news).toMatchObject([{ id: 'ai-돗자리' }]);
    expect(apply({ add: [BLANKET] }, 'ko').news).toEqual([]);
    expect(apply({ add: [korean] }).news).toEqual([]);
  });

  it('has a reason of at most 220 characters', () => {
    const { news } = apply({ add: [{ ...BLANKET, reason: 'Good for parks. '.repeat(40) }] });
    expect(news[0]?.reason).toHaveLength(220);
    expect(news[0]?.reason.endsWith('...')).toBe(true);
  });

  it.each<[string, Partial<PackingEdits['add'][number]>]>([
    ['a document', { category: 'Documents', item: 'Visa' }],
    ['there already', { item: 'UMBRELLA' }],
    ['there in the plural', { item: 'T-shirt' }],
    ['there with more words', { item: 'Charger' }],
    ['the traveller’s own', { item: 'kite' }],
    ['no quantity', { quantity: 0 }],
    ['an absurd quantity', { quantity: 11 }],
    ['half of one', { quantity: 1.5 }],
    ['not a number', { quantity: Number.NaN }],
    ['more clothes than days', { category: 'Tops', item: 'Linen top', quantity: 6 }],
    ['four more pieces of clothes', { category: 'Tops', item: 'Linen top', quantity: 4 }],
    ['a name with a number', { item: '2 blankets' }],
    ['a long name', { item: 'blanket '.repeat(10) }],
    ['a name of signs', { item: '?!' }],
    ['HTML', { item: '<img src=x>' }],
    ['a link', { reason: 'Buy it at evil.example now.' }],
    ['a price', { reason: 'It costs 5 dollars.' }],
    ['an invented number', { reason: 'It gets down to -37 °C.' }],
    ['without a reason', { reason: ' ' }],
  ])('%s is dropped', (_name, fields) => {
    expect(apply({ add: [{ ...BLANKET, ...fields }] }).news).toEqual([]);
  });

  it('may tell its quantity and the days', () => {
    const said = { ...BLANKET, quantity: 2, reason: 'Take 2 for the 5 days.' };
    expect(apply({ add: [said] }).news).toHaveLength(1);
  });

  it('is one of twelve', () => {
    const names = 'abcdefghijklmnopqrst'.split('').map((letter) => `Thing${letter}`);
    const { news } = apply({ add: [...names, 'Thinga'].map(blanketNamed) });
    expect(news.map(({ item }) => item)).toEqual(names.slice(0, 12));
  });
});

describe('a change', () => {
  it('gives another reason, quantity or priority, labelled', () => {
    const change = [
      { id: 'sleepwear', quantity: 2, reason: 'Nights are cool: take 2.' },
      { id: 'power-bank', priority: 'optional', reason: 'The trains have sockets.' },
      { id: 'headphones', reason: 'The flight is long.' },
    ] as const;
    const { find, news } = apply({ change: [...change] });
    for (const { id, ...fields } of change) {
      expect(find(id)).toMatchObject({ ...fields, by: 'assistant' });
    }
    expect(news).toHaveLength(3);
  });

  it.each<[string, PackingEdits['change'][number]]>([
    ['an essential', { id: 'underwear', quantity: 4, reason: 'Enough.' }],
    ['an essential’s reason', { id: 'passport', reason: 'You will hardly need it.' }],
    ['a document', { id: 'document-copies', priority: 'optional' }],
    ['rain gear', { id: 'umbrella', priority: 'optional' }],
    ['a warm layer', { id: 'light-layer', reason: 'You will hardly need it.' }],
    ['medication', { id: 'first-aid-kit', priority: 'optional' }],
    ['what the traveller added', { id: 'own-kite', reason: 'Leave it.' }],
    ['something that is not there', { id: 'piano', reason: 'Leave it.' }],
    ['a quantity without a reason', { id: 'sleepwear', quantity: 2 }],
    ['a quantity beyond two more', { id: 'sleepwear', quantity: 4, reason: 'Take them.' }],
    ['a quantity of what is not worn', { id: 'power-bank', quantity: 2, reason: 'Take them.' }],
    ['an invented number', { id: 'sleepwear', reason: 'It gets down to 3.' }],
    ['nothing', { id: 'sleepwear' }],
  ])('of %s is dropped', (_name, change) => {
    expect(apply({ change: [change] }).edited).toEqual(listIn());
  });

  it('counts once for each thing', () => {
    const change = ['The first.', 'The second.'].map((reason) => ({ id: 'headphones', reason }));
    expect(apply({ change }).find('headphones')?.reason).toBe('The first.');
  });
});

describe('the facts', () => {
  const place = { language: 'es', city: 'Seoul', country: 'South Korea' } as const;

  it('are what packing depends on, without the traveller’s own words', () => {
    const named = {
      ...input,
      places: [{ name: 'Aunt Kim’s temple', tag: 'tour' as const, notes: null }],
    };
    const facts = toPackingFacts(named, listIn('es'), place);
    expect(facts).toMatchObject({
      language: 'Spanish',
      city: 'Seoul',
      months: [10],
      days: 5,
      checkedBags: 1,
      homeCountry: 'US',
      activities: ['temple'],
      weather: { lowC: 9, highC: 18, rainyDaysPercent: 100 },
    });
    expect(facts.list.some(({ id }) => id === 'underwear')).toBe(true);
    expect(JSON.stringify(facts)).not.toMatch(/Kim|Kite/i);
  });
});
