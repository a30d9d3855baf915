import { type Language } from '@ooo/texts/languages';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date } from '../testing/literals.ts';
import { OverviewTip } from './overview.schema.ts';
import { TipSuggestions, toTips } from './overview-tips.ts';

const circumstances = {
  language: 'en',
  model: 'claude-haiku-5-5',
  today: date('2026-11-23'),
  said: ['Tap water: Safe to drink.'],
} as const;
const textsOf = (tips: string[], language: Language = 'en') =>
  toTips({ tips }, { ...circumstances, language }).map(({ text }) => text);

const GOOD = 'Bins are rare on the streets, so carry a small bag for litter.';

describe('tips', () => {
  it('name the assistant as their source, with the day', () => {
    expect(toTips({ tips: [GOOD] }, circumstances)).toEqual([
      {
        text: GOOD,
        source: 'General knowledge of an assistant (claude-haiku-5-5); check it',
        asOf: '2026-11-23',
      },
    ]);
  });

  it.each([
    ['en', 'You may want cash: small stalls rarely take cards.'],
    ['ko', '카페는 늦게 열어서 아침은 빵집이 편해요.'],
    ['es', 'En los templos conviene llevar los hombros cubiertos.'],
  ] as const)('are read in %s', (language, tip) => {
    expect(textsOf([tip], language)).toEqual([tip]);
  });

  it('are at most three, none repeated, and none that the overview already has', () => {
    const tips = [
      'One more.',
      'one more',
      'Tap water: safe to drink',
      'Two more.',
      'Three.',
      'Four.',
    ];
    expect(textsOf(tips)).toEqual(['One more.', 'Two more.', 'Three.']);
  });

  it.each([
    ['a number', 'Trains stop at 11 in the evening.'],
    ['a price', 'A ride costs two dollars.'],
    ['a month', 'Leaves turn red in November.'],
    ['May', 'It gets busy in May.'],
    ['a weekday', 'Museums close on Mondays.'],
    ['an event', 'The lantern festival fills the streets.'],
    ['an address', 'See visit.example for more.'],
    ['markup', 'Bring **cash**.'],
    ['too many words', 'Take the metro. '.repeat(20)],
    ['another language', '현금을 준비하세요.'],
  ])('with %s are dropped', (_name, tip) => {
    expect(textsOf([tip])).toEqual([]);
  });

  it.each([
    ['ko', '월요일에는 박물관이 쉬어요.'],
    ['ko', '가을에는 등불 축제가 열려요.'],
    ['es', 'En noviembre llueve mucho.'],
    ['es', 'Los lunes cierran los museos.'],
    ['es', 'Las fiestas llenan las calles.'],
  ] as const)('of days and events are dropped in %s', (language, tip) => {
    expect(textsOf([tip], language)).toEqual([]);
  });

  it('are plain, few and short, whatever was answered', () => {
    const text = fc.oneof(fc.lorem(), fc.string({ unit: 'binary', maxLength: 300 }));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 50 }), (tips) => {
        expect(TipSuggestions.safeParse({ tips }).success).toBe(true);
        const kept = toTips({ tips }, circumstances);
        expect(kept.length).toBeLessThanOrEqual(3);
        expect(OverviewTip.array().safeParse(kept).error).toBeUndefined();
        expect(kept.filter(({ text: one }) => /\d|[<>{}[\]@]|:\/\//u.test(one))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
