import { Button, FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsTouch } from '../lib/use-is-touch.ts';

/** Opens the camera, again for each page. */
export function CameraButton({ onShots }: { readonly onShots: (files: File[]) => void }) {
  const { t } = useTranslation('tickets');
  if (!useIsTouch()) return null;
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
