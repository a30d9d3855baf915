import { AutoPlanRequest } from '@ooo/domain/scheduling/schedule.schema';
import { factsOf, toErrorBody } from '@ooo/domain/shared/errors/error-facts';
import { sayProblems, toFieldDetails } from '@ooo/domain/shared/errors/field-details';
import { checkFields } from '@ooo/domain/shared/errors/field-problem';
import { WeatherBatchRequest } from '@ooo/domain/weather/weather-request.schema';
import { afterEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { changeLanguage } from './i18n.ts';
import { toOwnSentence } from './own-sentence.ts';

afterEach(async () => changeLanguage('en'));

const FULL = {
  code: 'RULE_VIOLATED',
  message: 'What the server says in English.',
  reason: 'poi-limit-for-chosen',
  params: { limit: 500, room: 3, chosen: 12 },
} as const;

/** The server's answer to an input that its schema refuses. */
function refuse(schema: z.ZodType, input: unknown) {
  const problems = checkFields(schema, input);
  const body = toErrorBody(factsOf('invalid-fields'), 'r');
  return { ...body, message: sayProblems(problems), details: toFieldDetails(problems) };
}

describe('what the server says', () => {
  it.each([
    ['en', FULL.message],
    [
      'ko',
      '여행 하나에 장소를 500곳까지 저장할 수 있어요. 이 여행에는 3곳을 더 담을 수 있는데 12곳을 골랐어요.',
    ],
    ['es', 'Un viaje puede tener como máximo 500 lugares. En este caben 3 más y has elegido 12.'],
  ] as const)('is said in %s by its reason, with what that needs', async (language, said) => {
    await changeLanguage(language);
    expect(toOwnSentence(FULL)).toBe(said);
  });

  it.each([
    ['absent', {}],
    ['of a newer server', { reason: 'new-reason' }],
    ['a name that every object has', { reason: 'constructor' }],
  ])(
    'is the code’s sentence if the reason is %s',
    async (_which, { reason }: { reason?: string }) => {
      const answer = { code: 'NOT_FOUND', message: 'We couldn’t find this.', reason } as const;
      expect(toOwnSentence(answer)).toBe(answer.message);
      await changeLanguage('ko');
      expect(toOwnSentence(answer)).toBe('찾을 수 없어요.');
    },
  );

  it('stays as it is if neither is known', async () => {
    await changeLanguage('es');
    expect(toOwnSentence({ message: 'You are lucky.' })).toBe('You are lucky.');
  });

  it.each([
    ['en', 'The day has to end after it starts.'],
    ['ko', '하루는 시작한 뒤에 끝나야 해요.'],
    ['es', 'El día tiene que terminar después de empezar.'],
  ] as const)('says in %s what is wrong with a day', async (language, said) => {
    await changeLanguage(language);
    const hours = { dayStart: '10:00', dayEnd: '09:00' };
    expect(toOwnSentence(refuse(AutoPlanRequest, { tripId: 1_000_001, ...hours }))).toBe(said);
  });

  it('is what is wrong with several fields, and in general where only a script could be wrong', async () => {
    await changeLanguage('es');
    const dates = { startDate: 'x', endDate: '2025-10-32' };
    const wrong = { tripId: 1_000_001, city: 'Seoul', ...dates };
    expect(toOwnSentence(refuse(WeatherBatchRequest, wrong))).toBe(
      'Escribe la fecha así: 2025-10-15. Escribe la fecha así: 2025-10-15.',
    );
    expect(toOwnSentence(refuse(WeatherBatchRequest, { ...wrong, startDate: 1, endDate: 1 }))).toBe(
      'Revisa lo que has escrito e inténtalo de nuevo.',
    );
  });
});
