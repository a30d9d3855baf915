import { ActionIcon, Menu } from '@mantine/core';
import { EXPORT_FORMATS } from '@ooo/domain/place-files/place-files.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { IconDotsVertical, IconFileDownload, IconFileUpload, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useExportPlaces } from '../api/use-export-places.ts';

interface PlaceFilesMenuProps {
  readonly tripId: TripId;
  readonly onAddOwn: () => void;
  readonly onImport: () => void;
}

/** Adds a place that no search finds, brings places in from a file, or takes those of the trip out. */
export function PlaceFilesMenu({ tripId, onAddOwn, onImport }: PlaceFilesMenuProps) {
  const { t } = useTranslation(['placeFiles', 'places']);
  const exportPlaces = useExportPlaces(tripId);
  return (
    <Menu position="bottom-end" width="15rem">
      <Menu.Target>
        <ActionIcon variant="default" size={44} aria-label={t('menu')}>
          <IconDotsVertical size={20} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPlus size={18} stroke={1.75} />} onClick={onAddOwn}>
          {t('places:own.add')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileUpload size={18} stroke={1.75} />} onClick={onImport}>
          {t('import')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('export')}</Menu.Label>
        {EXPORT_FORMATS.map((format) => (
          <Menu.Item
            key={format}
            leftSection={<IconFileDownload size={18} stroke={1.75} />}
            onClick={() => void exportPlaces(format)}
          >
            {t(`format.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
