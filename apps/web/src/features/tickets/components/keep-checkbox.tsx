import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAtomValue, useSetAtom } from '../../../lib/jotai.ts';
import { listKeepable } from '../lib/draft-documents.ts';
import { patchDraftAtom, tripDraftAtom } from '../state/draft.atoms.ts';

/** Documents are read and dropped, unless the traveller says otherwise here. */
export function KeepCheckbox() {
  const { t } = useTranslation('tickets');
  const { documents, keepDocuments } = useAtomValue(tripDraftAtom);
  const patch = useSetAtom(patchDraftAtom);
  const count = listKeepable(documents).length;
  if (count === 0) return null;
  return (
    <Checkbox
      label={t('keep.label', { count })}
      description={t('keep.hint')}
      checked={keepDocuments}
      onChange={(event) => patch({ keepDocuments: event.currentTarget.checked })}
    />
  );
}
