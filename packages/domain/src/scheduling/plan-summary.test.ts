import { SPECIFIED_LANGUAGES } from '@ooo/texts/languages';
import { PLAN_SUMMARIES } from '@ooo/texts/plan-summary';
import type { LeftOutReason } from '@ooo/texts/plan-summary.types';
import { describe, expect, it } from 'vitest';
import type { PoiId } from '../shared/ids.ts';
import { makeFixed, makePlannerInput } from '../testing/make-planner.ts';
import { fixedConflicts } from './fixed-conflicts.ts';
import { describeConflict, summarizePlan } from './plan-summary.ts';

const all = (placed: number, leftOut: readonly LeftOutReason[]) =>
  SPECIFIED_LANGUAGES.map((language) => summarizePlan(placed, leftOut, language));

describe('summarizePlan', () => {
  it.each<[number, LeftOutReason[], string[]]>([
    [0, [], ['There is nothing to plan.', '계획할 장소가 없어요.', 'No hay nada que planificar.']],
    [1, [], ['It fits.', '일정에 들어가요.', 'Cabe.']],
    [14, [], ['All 14 fit.', '14곳이 모두 들어가요.', 'Caben los 14.']],
    [
      11,
      ['too-far', 'no-time-left', 'no-time-left'],
      [
        '11 of 14 fit; 3 left out because 2 find no gap that is long enough and 1 is more than 100 km away.',
        '14곳 중 11곳이 들어가고 3곳은 빠져요. 이유: 빈 시간 부족 2곳, 100km 밖 1곳.',
        'Caben 11 de 14; se quedan fuera 3 porque 2 no encuentran un hueco lo bastante largo y 1 está a más de 100 km.',
      ],
    ],
    [
      1,
      ['closed-all-days'],
      [
        '1 of 2 fits; 1 left out because it is closed on every day that has room.',
        '2곳 중 1곳이 들어가고 1곳은 빠져요. 이유: 갈 수 있는 날 휴무 1곳.',
        'Cabe 1 de 2; se queda fuera 1 porque cierra todos los días en que hay hueco.',
      ],
    ],
    [
      0,
      ['too-much-walking', 'too-much-walking'],
      [
        '0 of 2 fit; 2 left out because they would be too much walking.',
        '2곳 중 0곳이 들어가고 2곳은 빠져요. 이유: 너무 많이 걷게 됨 2곳.',
        'Caben 0 de 2; se quedan fuera 2 porque supondrían caminar demasiado.',
      ],
    ],
  ])('%i placed, left out: %j', (placed, leftOut, expected) => {
    expect(all(placed, leftOut)).toEqual(expected);
  });

  it('joins three reasons', () => {
    const reasons = ['meal-slots-taken', 'flight-days-only', 'no-day-long-enough'] as const;
    const groups = reasons.map((reason) => ({ reason, count: 1 }));
    expect(PLAN_SUMMARIES.en.someFit(2, 5, groups)).toMatch(/: ?|because 1 .*, 1 .* and 1 .*\.$/u);
  });
});

const name = (id: PoiId) => (id === 101 ? 'Palace' : 'Market');

const said = (startMin: number) => {
  const fixed = [makeFixed({ startMin: 600 }), makeFixed({ id: 102, startMin })];
  const input = makePlannerInput({ fixed });
  const [conflict] = fixedConflicts(input);
  return SPECIFIED_LANGUAGES.flatMap((language) =>
    conflict ? describeConflict(input, conflict, name, language) : [],
  );
};

describe('describeConflict', () => {
  it('says that two overlap', () => {
    expect(said(630)).toEqual(
      [
        'Palace and Market overlap on Friday.',
        '금요일에 두 일정이 겹쳐요: Palace, Market.',
        'Palace y Market coinciden el viernes.',
      ].map((sentence) => ({ poiIds: [101, 102], date: '2025-10-10', sentence })),
    );
  });

  it('gives the travel time if there is too little', () => {
    expect(said(665).map(({ sentence }) => sentence)).toEqual([
      'There are 5m between Palace and Market on Friday, and the way takes 10m.',
      '금요일에 Palace, Market 사이가 5분인데, 이동에 10분 걸려요.',
      'Entre Palace y Market hay 5 min el viernes, y el camino lleva 10 min.',
    ]);
  });

  it('is empty if nothing clashes', () => {
    expect(said(670)).toEqual([]);
  });
});
