import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDestinationPlace, useDestinationProposals } from './use-destination-search.ts';

interface Destination {
  /** What the trip would keep. */
  readonly text: string;
  /** An accepted proposal: it is shown in the reader's language until another is written. */
  readonly proposed: string;
}

/** What a field for a destination offers, and says below. */
export function useDestinationField({ text, proposed }: Destination) {
  const { t } = useTranslation('tickets');
  const [isTyping, setIsTyping] = useState(false);
  const isProposed = text !== '' && text === proposed;
  const search = useDestinationProposals(text, isTyping && !isProposed);
  const place = useDestinationPlace(text);
  // While it is being typed the list is in the place of the description.
  const isSaid = isProposed || !isTyping;
  const description = place === null ? t('destination.unknown') : place;
  return {
    // A chosen place gets no proposals.
    proposals: isProposed ? [] : search.proposals,
    isFetching: search.isFetching,
    description: isSaid ? description : undefined,
    onFocus: () => setIsTyping(true),
    onBlur: () => setIsTyping(false),
  };
}
