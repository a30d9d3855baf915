import { useTranslation } from 'react-i18next';
import { useAtomValue } from '../../../lib/jotai.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import type { DraftDocument } from '../state/draft.types.ts';
import { countFlights } from './draft-reading.ts';

/** The words about a document: its name, its progress, its result. */
export function useReadingWords() {
  const { t } = useTranslation('tickets');
  const { reading, documents } = useAtomValue(tripDraftAtom);
  const isSent = documents.some(({ step: at }) => at !== undefined);

  const step = ({ step: at }: DraftDocument): string => {
    if (!at) return t('progress.sending');
    const { page, pages, ahead } = at;
    if (at.step === 'waiting') {
      return ahead ? t('progress.ahead', { count: ahead }) : t('progress.inLine');
    }
    const isPaged = page !== undefined && pages !== undefined && pages > 1;
    if (isPaged && at.step === 'barcodes') return t('progress.barcodesOfPage', { page, pages });
    return isPaged ? t('progress.page', { page, pages }) : t(`progress.${at.step}`);
  };

  /** Sent with others that come before it. */
  const isInLine = (document: DraftDocument) => document.step === undefined && isSent;

  const state = (document: DraftDocument): string => {
    if (document.state === 'reading' && isInLine(document)) return t('progress.inLine');
    if (document.state === 'waiting') return t('documents.waiting');
    if (document.state === 'stopped') {
      return document.file ? t('documents.stopped') : t('documents.gone');
    }
    const count = countFlights(reading, document.id);
    return count > 0 ? t('documents.flights', { count }) : t('documents.noFlights');
  };

  const name = ({ name: given }: DraftDocument) => given ?? t('documents.pasted');

  /** The name of a document by its id; undefined for one that is not there. */
  const nameOf = (id: number | undefined): string | undefined => {
    const document = documents.find((one) => one.id === id);
    return document && name(document);
  };

  return {
    step,
    state,
    isInLine,
    name,
    nameOf,
  };
}
