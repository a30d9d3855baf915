import { ActionIcon, Button, Menu } from '@mantine/core';
import type { TripId } from '@ooo/domain/shared/ids';
import {
  IconAdjustmentsHorizontal,
  IconCopyPlus,
  IconDotsVertical,
  IconEraser,
  IconPrinter,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCopyPacking, usePackingSources } from '../api/use-copy-packing.ts';

interface PackingActionsProps {
  readonly tripId: TripId;
  readonly hasList: boolean;
  /** Absent if the preferences are shown next to the list. */
  readonly onPreferences: (() => void) | undefined;
  /** Absent where nothing is packed. */
  readonly onUntick: (() => void) | undefined;
}

/** What can be done with the whole list. */
export function PackingActions(props: PackingActionsProps) {
  const { tripId, hasList, onPreferences, onUntick } = props;
  const { t } = useTranslation('packing');
  const sources = usePackingSources(tripId);
  const { copyFrom, isCopying } = useCopyPacking(tripId);
  const hasMore = onUntick !== undefined || sources.length > 0;
  return (
    <>
      {onPreferences && (
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} />}
          onClick={onPreferences}
        >
          {t('actions.preferences')}
        </Button>
      )}
      {hasList && (
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} stroke={1.75} />}
          onClick={() => window.print()}
        >
          {t('actions.print')}
        </Button>
      )}
      {hasList && hasMore && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon
              variant="default"
              size={44}
              loading={isCopying}
              aria-label={t('actions.more')}
            >
              <IconDotsVertical size={20} stroke={1.75} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown maw={320}>
            {sources.length > 0 && <Menu.Label>{t('copy.open')}</Menu.Label>}
            {sources.map((source) => (
              <Menu.Item
                key={source.tripId}
                leftSection={<IconCopyPlus size={16} stroke={1.75} />}
                onClick={() => void copyFrom(source)}
              >
                {source.name}
              </Menu.Item>
            ))}
            {sources.length > 0 && onUntick && <Menu.Divider />}
            {onUntick && (
              <Menu.Item leftSection={<IconEraser size={16} stroke={1.75} />} onClick={onUntick}>
                {t('actions.untick')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
