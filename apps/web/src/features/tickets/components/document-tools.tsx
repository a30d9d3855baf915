import { ActionIcon, Group, SegmentedControl } from '@mantine/core';
import { IconArrowAutofitWidth, IconRotateClockwise, IconZoomIn } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { HintGroup } from '../../../components/hint-group.tsx';
import { Hint } from '../../../components/hint.tsx';
import type { Zoom } from '../lib/page-look.ts';

export type DocumentView = 'picture' | 'text';

interface DocumentToolsProps {
  readonly view: DocumentView;
  readonly zoom: Zoom;
  readonly onView: (view: DocumentView) => void;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onTurn: () => void;
}

/** How the document is shown: as it looks or as its text, fitted or at its size, turned upright. */
export function DocumentTools({ view, zoom, onView, onZoom, onTurn }: DocumentToolsProps) {
  const { t } = useTranslation('tickets');
  const isFit = zoom === 'fit';
  const zoomLabel = isFit ? t('review.actualSize') : t('review.fitWidth');
  return (
    <Group gap="xs" wrap="nowrap">
      {view === 'picture' && (
        <Group gap={0} wrap="nowrap">
          <HintGroup>
            <Hint label={t('review.turn')}>
              <ActionIcon aria-label={t('review.turn')} onClick={onTurn}>
                <IconRotateClockwise size={18} stroke={1.75} />
              </ActionIcon>
            </Hint>
            <Hint label={zoomLabel}>
              <ActionIcon aria-label={zoomLabel} onClick={() => onZoom(isFit ? 'actual' : 'fit')}>
                {isFit ? (
                  <IconZoomIn size={18} stroke={1.75} />
                ) : (
                  <IconArrowAutofitWidth size={18} stroke={1.75} />
                )}
              </ActionIcon>
            </Hint>
          </HintGroup>
        </Group>
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
