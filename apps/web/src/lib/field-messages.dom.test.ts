import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { changeLanguage } from '../i18n/i18n.ts';
import { useFieldMessages } from './field-messages.ts';

const ERRORS = { name: 'Give the trip a name.', tag: 'Invalid option', endDate: null };

afterEach(async () => act(() => changeLanguage('en')));

it.each([
  ['en', ERRORS],
  [
    'ko',
    { name: '여행 이름을 입력해 주세요.', tag: '입력한 내용을 확인해 주세요.', endDate: null },
  ],
  [
    'es',
    { name: 'Ponle un nombre al viaje.', tag: 'Revisa lo que has escrito aquí.', endDate: null },
  ],
] as const)('says in %s what is wrong with fields', async (language, expected) => {
  const { result } = renderHook(useFieldMessages);
  await act(() => changeLanguage(language));
  expect(result.current(ERRORS)).toEqual(expected);
});
