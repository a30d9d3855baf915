import { type Language } from '@ooo/texts/languages';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlaceTip } from './place-tips.schema.ts';
import { PlaceTipSuggestions, toPlaceTips } from './place-tips.ts';

const IDS = ['seoul/palace', 'seoul/tower', 'seoul/market'];
const [PALACE = '', TOWER = ''] = IDS;
const GOOD = 'Quiet courtyards, and the maples behind them are at their best in this season.';
const tipsOf = (tips: { id: string; tip: string }[], language: Language = 'en', ids = IDS) =>
  toPlaceTips({ tips }, { language, ids });

describe('tips for places', () => {
  it.each([
    ['en', GOOD],
    ['ko', '단풍이 고운 때라 뒤뜰을 천천히 걷기 좋아요.'],
    ['ko', '조용한 곳이라 걷다가 쉬기 좋아요.'],
    ['es', 'Patios tranquilos para un viaje en pareja, con los arces en su mejor momento.'],
  ] as const)('are read in %s', (language, tip) => {
    expect(tipsOf([{ id: PALACE, tip }], language)).toEqual([{ id: PALACE, tip }]);
  });

  it('keep the assistant’s order, each place and each sentence once, and no other place', () => {
    const tips = [
      { id: TOWER, tip: 'Go up in the evening.' },
      { id: 'seoul/elsewhere', tip: 'A place that nobody recommended.' },
      { id: '__proto__', tip: 'Not a place at all.' },
      { id: PALACE, tip: 'go up in the evening' },
      { id: PALACE, tip: GOOD },
      { id: TOWER, tip: 'Or come again.' },
    ];
    expect(tipsOf(tips)).toEqual([tips[0], tips[4]]);
  });

  it('are ten at most', () => {
    const ids = Array.from({ length: 12 }, (_, at) => `place/${at}`);
    const tips = ids.map((id, at) => ({ id, tip: `A view of ${'very '.repeat(at)}green hills.` }));
    expect(tipsOf(tips, 'en', ids)).toEqual(tips.slice(0, 10));
  });

  it.each([
    ['en', 'a number', 'Climb the 236 steps.'],
    ['en', 'a number in words', 'Plan two hours for it.'],
    ['en', 'a price', 'It costs $5.'],
    ['en', 'a price of nothing', 'The garden has free admission.'],
    ['en', 'an hour', 'Be there at noon.'],
    ['en', 'opening hours', 'It opens early.'],
    ['en', 'a weekday', 'Avoid Mondays.'],
    ['en', 'a month', 'Best in October.'],
    ['en', 'an event', 'Come for the lantern festival.'],
    ['en', 'a street', 'Enter from Sejong Road.'],
    ['en', 'a link', 'Book at palace.example first.'],
    ['en', 'markup', 'A <b>quiet</b> place.'],
    ['en', 'too many words', 'Lovely and quiet. '.repeat(10)],
    ['en', 'another language', '조용해서 좋아요.'],
    ['ko', 'a number in words', '돌아보는 데 두 시간쯤 걸려요.'],
    ['ko', 'a price of nothing', '한복을 입으면 무료예요.'],
    ['ko', 'a weekday', '월요일은 피하세요.'],
    ['ko', 'another language', 'Quiet in the morning.'],
    ['es', 'a number in words', 'Se recorre en dos horas.'],
    ['es', 'a price of nothing', 'La entrada es gratuita.'],
    ['es', 'opening hours', 'Abre muy temprano.'],
    ['es', 'a street', 'Entra por la calle Mayor.'],
  ] as const)('in %s with %s are dropped', (language, _name, tip) => {
    expect(tipsOf([{ id: PALACE, tip }], language)).toEqual([]);
  });

  it('are of the page, plain and short, whatever was answered', () => {
    const text = fc.oneof(fc.lorem(), fc.string({ unit: 'binary', maxLength: 300 }));
    const id = fc.oneof(fc.constantFrom(...IDS, '__proto__', 'constructor'), fc.string());
    fc.assert(
      fc.property(fc.array(fc.record({ id, tip: text }), { maxLength: 100 }), (tips) => {
        expect(PlaceTipSuggestions.safeParse({ tips }).success).toBe(true);
        const kept = tipsOf(tips);
        expect(PlaceTip.array().safeParse(kept).error).toBeUndefined();
        const ids = kept.map((one) => one.id);
        expect(IDS).toEqual(expect.arrayContaining(ids));
        expect(new Set(ids).size).toBe(ids.length);
        expect(kept.filter(({ tip }) => /\d|[<>{}[\]@]|:\/\//u.test(tip))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('keep their order among any others', () => {
    const one = fc.tuple(
      fc.constantFrom(...IDS),
      fc.constantFrom('bad 1', 'Calm and green.', GOOD),
    );
    fc.assert(
      fc.property(fc.array(one), (pairs) => {
        const tips = pairs.map(([id, tip]) => ({ id, tip }));
        const kept = tipsOf(tips);
        let at = -1;
        for (const { id, tip } of kept) {
          const next = tips.findIndex(
            (other, index) => index > at && other.id === id && other.tip === tip,
          );
          expect(next).toBeGreaterThan(at);
          at = next;
        }
      }),
    );
  });
});
