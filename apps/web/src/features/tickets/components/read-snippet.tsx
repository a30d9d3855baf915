import { useTranslation } from 'react-i18next';
import { useAtomValue } from '../../../lib/jotai.ts';
import { useNamesOf } from '../api/use-names-of.ts';
import { findPrinted } from '../lib/printed-value.ts';
import { isSegmentField } from '../lib/segment-fields.ts';
import { activeFieldAtom, tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './read-snippet.module.css';

interface ReadSnippetProps {
  readonly className: string | undefined;
  /** The document of which it may be; any of them without it. */
  readonly documentId?: number;
  /** The text if no field is active; nothing is shown without it. */
  readonly hint?: string;
}

/** The text that was read for the active field, word for word, with the value marked. */
export function ReadSnippet({ className = '', documentId, hint }: ReadSnippetProps) {
  const { t } = useTranslation('tickets');
  const active = useAtomValue(activeFieldAtom);
  const { reading } = useAtomValue(tripDraftAtom);
  const namesOf = useNamesOf(reading?.legs);
  const found = reading?.evidence.find(
    ({ leg: segment, field, document }) =>
      segment === active?.leg &&
      field === active.field &&
      (documentId === undefined || document === documentId),
  );
  const name = found && isSegmentField(found.field) ? t(`fields.${found.field}`) : undefined;
  if (name === undefined && hint === undefined) return null;
  const snippet = found?.snippet.trim() ?? '';
  const segment = found && reading?.legs[found.leg];
  const value = segment && findPrinted(segment, found.field, snippet, namesOf);
  const [start, end] = value ? [value.start, value.end] : [0, 0];
  return (
    <p className={`${classes.line} ${className}`}>
      {found && name !== undefined ? (
        <>
          <b>{name}</b>{' '}
          <bdi>
            “{snippet.slice(0, start)}
            {value && <mark className={classes.value}>{snippet.slice(start, end)}</mark>}
            {snippet.slice(end)}”
          </bdi>
        </>
      ) : (
        hint
      )}
    </p>
  );
}
