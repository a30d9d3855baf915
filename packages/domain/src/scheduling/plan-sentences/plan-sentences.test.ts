import { describe, expect, it } from 'vitest';
import { PLAN_SENTENCES } from './plan-sentences.ts';
import type { Nearness, Occasion } from './plan-sentences.types.ts';

const LANGUAGES = ['en', 'ko', 'es'] as const;

describe('PLAN_SENTENCES', () => {
  it.each<[Nearness, readonly string[]]>([
    [
      { name: 'Prado', minutes: undefined },
      ['After Prado.', 'Prado 다음에 들러요.', 'Después de Prado.'],
    ],
    [
      { name: 'Prado', minutes: 0 },
      ['Next to Prado.', 'Prado 바로 옆이에요.', 'Al lado de Prado.'],
    ],
    [
      { name: 'Prado', minutes: 1 },
      ['1 minute from Prado.', 'Prado에서 1분 거리예요.', 'A 1 minuto de Prado.'],
    ],
  ])('%j', (nearness, expected) => {
    expect(LANGUAGES.map((language) => PLAN_SENTENCES[language].nearness(nearness))).toEqual(
      expected,
    );
  });

  it.each<[Occasion, readonly string[]]>([
    ['dinner', ['For dinner.', '저녁 식사 시간에 맞췄어요.', 'Para cenar.']],
    ['evening', ['For the evening.', '저녁 시간을 보내기 좋아요.', 'Para la noche.']],
  ])('%s', (occasion, expected) => {
    expect(LANGUAGES.map((language) => PLAN_SENTENCES[language].occasion(occasion))).toEqual(
      expected,
    );
  });

  it('keeps to the grammar of Spanish', () => {
    const { moved, opens } = PLAN_SENTENCES.es;
    expect(opens(60)).toBe('Llegas cuando abre, a la 1:00.');
    expect(opens(600)).toBe('Llegas cuando abre, a las 10:00.');
    expect(moved({ closedOn: 0, isHabit: true, movedTo: 1 })).toBe(
      'Cierra los domingos, así que pasa al lunes.',
    );
    expect(moved({ closedOn: 5, isHabit: false, movedTo: 6 })).toBe(
      'Cierra el viernes, así que pasa al sábado.',
    );
  });
});
