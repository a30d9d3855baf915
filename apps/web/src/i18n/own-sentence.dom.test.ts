import { afterEach, describe, expect, it } from 'vitest';
import { changeLanguage } from './i18n.ts';
import { toOwnSentence } from './own-sentence.ts';

afterEach(async () => changeLanguage('en'));

const FULL = {
  code: 'RULE_VIOLATED',
  message: 'What the server says in English.',
  reason: 'poi-limit-for-chosen',
  params: { limit: 500, room: 3, chosen: 12 },
} as const;

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
    'is what its code means where the reason is %s',
    async (_which, { reason }: { reason?: string }) => {
      const answer = { code: 'NOT_FOUND', message: 'We couldn’t find this.', reason } as const;
      expect(toOwnSentence(answer)).toBe(answer.message);
      await changeLanguage('ko');
      expect(toOwnSentence(answer)).toBe('찾을 수 없어요.');
    },
  );

  it('stays as it is where neither is known', async () => {
    await changeLanguage('es');
    expect(toOwnSentence({ message: 'You are lucky.' })).toBe('You are lucky.');
  });
});
