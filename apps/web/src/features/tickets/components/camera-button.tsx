import { Button, FileButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCamera } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Fingers instead of a mouse: a phone or a tablet, which has a camera to point at a ticket. */
const TOUCH_QUERY = '(pointer: coarse)';

/** Opens the camera, again for each page. */
export function CameraButton({ onShots }: { readonly onShots: (files: File[]) => void }) {
  const { t } = useTranslation('tickets');
  const isTouch = useMediaQuery(TOUCH_QUERY, false, { getInitialValueInEffect: false });
  if (!isTouch) return null;
  return (
    <FileButton
      accept="image/*"
      capture="environment"
      onChange={(file) => file && onShots([file])}
      inputProps={{ 'aria-label': t('source.camera') }}
    >
      {(button) => (
        <Button
          {...button}
          variant="default"
          fullWidth
          leftSection={<IconCamera size={20} stroke={1.75} />}
        >
          {t('source.camera')}
        </Button>
      )}
    </FileButton>
  );
}
