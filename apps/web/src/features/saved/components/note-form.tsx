import { Button, Stack, Textarea } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../components/form-alert.tsx';
import { OWN_DIRECTION } from '../../../components/own-direction.ts';
import { useOwnNote } from '../api/use-own-note.ts';

/** The traveller's own words about a place. */
export function NoteForm({ poi }: { readonly poi: Poi }) {
  const { t } = useTranslation('pois');
  const note = useOwnNote(poi);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void note.save();
      }}
    >
      <Stack gap="xs">
        <Textarea
          rows={3}
          resize="vertical"
          attributes={OWN_DIRECTION}
          label={t('note.label')}
          placeholder={t('note.hint')}
          maxLength={Math.max(note.room, note.text.length)}
          value={note.text}
          onChange={(event) => note.edit(event.currentTarget.value)}
        />
        {note.error !== null && note.isChanged && <FormAlert error={note.error} />}
        {note.isChanged && (
          <Button type="submit" size="sm" loading={note.isSaving} style={{ alignSelf: 'end' }}>
            {t('note.save')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
