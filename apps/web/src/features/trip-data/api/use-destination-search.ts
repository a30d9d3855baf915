import { useDebouncedValue } from '@mantine/hooks';
import { nameIn } from '@ooo/domain/shared/local-names';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Proposal } from '../../../components/proposal-field.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';

const TYPING_PAUSE_MS = 150;
const SETTLED_MS = 500;
/** A syllable of Hangul is more than a letter: the server says what is too short. */
const LEAST_LENGTH = 1;

type Found = RouterOutputs['places']['destinations'][number];

function useDetailOf() {
  const { t } = useTranslation('tickets');
  const format = useFormat();
  return ({ kind, region, countryCode }: Pick<Found, 'region' | 'countryCode'> & Partial<Found>) =>
    [
      kind === 'island' || kind === 'region' ? t(`destination.${kind}`) : '',
      [region, format.country(countryCode)].filter((part) => part !== undefined).join(', '),
    ]
      .filter((part) => part !== '')
      .join(' · ');
}

/** Proposals for a destination while it is being typed. */
export function useDestinationProposals(text: string, isAsked: boolean) {
  const language = useLanguage();
  const detailOf = useDetailOf();
  const [q] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const search = trpc.places.destinations.useQuery(
    { q },
    {
      enabled: isAsked && q.length >= LEAST_LENGTH,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    },
  );
  const found = q.length >= LEAST_LENGTH ? (search.data ?? []) : [];
  const proposals = found.map((one): Proposal => ({
    value: one.text,
    mark: one.flag,
    name: nameIn(one.names, language),
    detail: detailOf(one),
  }));
  return { proposals, isFetching: search.isFetching };
}

/** Where a text that is no longer being typed leads, in words; null where that is not known, undefined until it is. */
export function useDestinationPlace(text: string): string | null | undefined {
  const detailOf = useDetailOf();
  const [settled] = useDebouncedValue(text.trim(), SETTLED_MS);
  const isSettled = settled === text.trim() && settled !== '';
  const { data } = trpc.places.destination.useQuery(
    { destination: settled },
    { enabled: isSettled, staleTime: Infinity },
  );
  if (!isSettled || data === undefined) return undefined;
  return data && `${data.flag} ${detailOf(data)}`;
}
