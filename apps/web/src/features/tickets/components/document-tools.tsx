import { ActionIcon, Group, SegmentedControl, Tooltip } from '@mantine/core';
import { IconArrowAutofitWidth, IconZoomIn } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Zoom } from '../lib/zoom.ts';

export type DocumentView = 'picture' | 'text';

interface DocumentToolsProps {
  readonly view: DocumentView;
  readonly zoom: Zoom;
  readonly onView: (view: DocumentView) => void;
  readonly onZoom: (zoom: Zoom) => void;
}

/** How the document is shown: as it looks or as its text, fitted or at its size. */
export function DocumentTools({ view, zoom, onView, onZoom }: DocumentToolsProps) {
  const { t } = useTranslation('tickets');
  const isFit = zoom === 'fit';
  const zoomLabel = isFit ? t('review.actualSize') : t('review.fitWidth');
  return (
    <Group gap="xs" wrap="nowrap">
      {view === 'picture' && (
        <Tooltip label={zoomLabel}>
          <ActionIcon aria-label={zoomLabel} onClick={() => onZoom(isFit ? 'actual' : 'fit')}>
            {isFit ? (
              <IconZoomIn size={18} stroke={1.75} />
            ) : (
              <IconArrowAutofitWidth size={18} stroke={1.75} />
            )}
          </ActionIcon>
        </Tooltip>
      )}
      <SegmentedControl
        size="xs"
        aria-label={t('review.view')}
        value={view}
        onChange={onView}
        data={[
          { value: 'picture', label: t('review.picture') },
          { value: 'text', label: t('review.text') },
        ]}
      />
    </Group>
  );
}
