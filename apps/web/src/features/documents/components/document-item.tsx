import { ActionIcon, Button, Group, Text } from '@mantine/core';
import type { TripDocument } from '@ooo/domain/trips/trip-document.schema';
import { IconDownload, IconFileText, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileLine } from '../../../components/file-line.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toDownloadPath, useRemoveDocument } from '../api/use-documents.ts';
import classes from './documents-dialog.module.css';

/** One kept document; removing it asks first, as it cannot be undone. */
export function DocumentItem({ document }: { readonly document: TripDocument }) {
  const { t } = useTranslation(['documents', 'common']);
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const { remove, isPending } = useRemoveDocument(document);
  const { name, size, type, createdAt } = document;
  return (
    <li className={classes.item}>
      <FileLine
        icon={type.startsWith('image/') ? IconPhoto : IconFileText}
        name={name}
        detail={t('documents:facts', {
          size: format.fileSize(size),
          date: format.instantDate(createdAt),
        })}
      >
        <ActionIcon
          component="a"
          href={toDownloadPath(document)}
          download={name}
          size={44}
          aria-label={t('documents:download', { name })}
        >
          <IconDownload size={18} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          size={44}
          aria-label={t('documents:remove', { name })}
          aria-expanded={isAsking}
          onClick={() => setIsAsking(!isAsking)}
        >
          <IconTrash size={18} stroke={1.75} />
        </ActionIcon>
      </FileLine>
      {isAsking && (
        <Group justify="flex-end" gap="xs" className={classes.question}>
          <Text size="sm" flex="1 1 12rem">
            {t('documents:removeQuestion')}
          </Text>
          <Button variant="default" size="sm" onClick={() => setIsAsking(false)}>
            {t('common:cancel')}
          </Button>
          <Button color="red.8" size="sm" loading={isPending} onClick={remove}>
            {t('documents:removeConfirm')}
          </Button>
        </Group>
      )}
    </li>
  );
}
