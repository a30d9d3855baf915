import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconTicket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useDocuments } from '../api/use-documents.ts';
import { DocumentItem } from './document-item.tsx';
import classes from './documents-dialog.module.css';

interface DocumentsDialogProps {
  readonly trip: Trip;
  readonly onClose: () => void;
  readonly onAddTicket: () => void;
}

/** The documents kept with a trip, to download or delete. */
export function DocumentsDialog({ trip, onClose, onAddTicket }: DocumentsDialogProps) {
  const { t } = useTranslation('documents');
  const documents = useDocuments(trip.id);
  const add = (
    <Button
      variant="default"
      leftSection={<IconTicket size={18} stroke={1.75} />}
      onClick={onAddTicket}
    >
      {t('addTicket')}
    </Button>
  );
  return (
    <ResponsiveModal opened onClose={onClose} title={t('title', { trip: trip.name })} size="34rem">
      {documents.isPending && (
        <LoadingShape>
          <Stack gap="xs">
            <Skeleton height={64} />
            <Skeleton height={64} />
          </Stack>
        </LoadingShape>
      )}
      {documents.isError && (
        <ErrorState
          error={documents.error}
          title={t('loadFailed')}
          onRetry={() => void documents.refetch()}
        />
      )}
      {documents.data?.length === 0 && (
        <EmptyState text={t('empty')} detail={t('emptyDetail')} action={add} />
      )}
      {documents.data && documents.data.length > 0 && (
        <Stack gap="md">
          <ul className={classes.list}>
            {documents.data.map((document) => (
              <DocumentItem key={document.id} document={document} />
            ))}
          </ul>
          <Group justify="space-between" gap="sm">
            <Text size="sm" c="var(--ooo-muted)" flex="1 1 14rem">
              {t('sealed')}
            </Text>
            {add}
          </Group>
        </Stack>
      )}
    </ResponsiveModal>
  );
}
