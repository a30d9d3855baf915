import { AccessTokenCreate } from '@ooo/domain/account/access-token.schema';
import { InviteCode } from '@ooo/domain/account/invite.schema';
import { AgeConfirmation, LocalSignIn } from '@ooo/domain/account/user.schema';
import { AirportCode } from '@ooo/domain/airports/airport.schema';
import { PoiCreate } from '@ooo/domain/pois/poi.schema';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { checkFields } from '@ooo/domain/shared/errors/field-problem';
import { WallTime } from '@ooo/domain/shared/wall-time.schema';
import { TripCreate } from '@ooo/domain/trips/trip.schema';
import { fields as en } from '@ooo/texts/en/web/fields';
import { fields as es } from '@ooo/texts/es/web/fields';
import type { FieldReason } from '@ooo/texts/fields.types';
import { fields as ko } from '@ooo/texts/ko/web/fields';
import { SPECIFIED_LANGUAGES } from '@ooo/texts/languages';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { z } from 'zod';
import { changeLanguage, loadTexts } from '../i18n/i18n.ts';
import { useFieldSentences } from './use-field-sentences.ts';

afterEach(async () => act(() => changeLanguage('en')));

const SENTENCES: Readonly<
  Record<(typeof SPECIFIED_LANGUAGES)[number], Readonly<Record<string, string>>>
> = { en, ko, es };

/** Mistakes that a form passes on to its schema. */
const MISTAKES: readonly [z.ZodType, unknown, ...FieldReason[]][] = [
  [
    TripCreate,
    { name: '', destination: '', startDate: 'x', endDate: 'x' },
    'trip-name',
    'destination',
    'date',
    'date',
  ],
  [
    TripCreate,
    { destination: 'Seoul', startDate: '2025-10-02', endDate: '2025-10-01' },
    'trip-dates',
  ],
  [PoiCreate, { tripId: 1_000_001, name: '' }, 'place-name'],
  [AccessTokenCreate, { name: '', scope: 'read' }, 'token-name'],
  [LocalSignIn, { name: 'a'.repeat(300), email: 'nobody' }, 'email', 'too-long'],
  [LocalSignIn, { name: '', email: 'a@example.com' }, 'own-name'],
  [AgeConfirmation, { isOldEnough: false }, 'age'],
  [AirportCode, 'x', 'airport-code'],
  [InviteCode, '', 'invite-code'],
  [CalendarDate, 'x', 'date'],
  [WallTime, 'x', 'time'],
];

it.each(SPECIFIED_LANGUAGES)(
  'says in %s what is wrong with the fields of a form §8.61',
  async (language) => {
    const { result } = renderHook(useFieldSentences);
    await act(async () => {
      await loadTexts();
      await changeLanguage(language);
    });
    for (const [schema, input, ...reasons] of MISTAKES) {
      const problems = checkFields(schema, input);
      expect(problems.map(({ reason }) => reason)).toEqual(reasons);
      expect(Object.values(result.current(problems))).toEqual(
        reasons.map((reason) => SENTENCES[language][reason]),
      );
    }
  },
);

const SAID = [
  { path: 'name', reason: 'trip-name', params: {} },
  { path: 'arrivalAirport', reason: 'no-such-airport', params: { code: 'XQX' } },
  { path: 'tag', reason: 'one-of', params: { choices: ['a'] }, message: 'One of: a.' },
  { path: 'kind', reason: 'of-a-newer-server', params: {} },
];

it.each([
  [
    'en',
    'Give the trip a name.',
    'No airport has the code XQX. Search for the airport by its city.',
    'One of: a.',
    'Please check this field.',
  ],
  [
    'ko',
    '여행 이름을 입력해 주세요.',
    'XQX 코드를 쓰는 공항이 없어요. 도시 이름으로 찾아보세요.',
    '입력한 내용을 확인해 주세요.',
    '입력한 내용을 확인해 주세요.',
  ],
  [
    'es',
    'Ponle un nombre al viaje.',
    'Ningún aeropuerto tiene el código XQX. Busca el aeropuerto por su ciudad.',
    'Revisa lo que has escrito aquí.',
    'Revisa lo que has escrito aquí.',
  ],
] as const)('says in %s what the server says of fields', async (language, ...sentences) => {
  const { result } = renderHook(useFieldSentences);
  await act(async () => {
    await loadTexts();
    await changeLanguage(language);
  });
  expect(Object.values(result.current(SAID))).toEqual(sentences);
});
