import { Button } from '@mantine/core';
import { IconLayoutSidebarRightCollapse, IconLayoutSidebarRightExpand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../../components/hint.tsx';
import classes from './calendar-view.module.css';

export interface MapBeside {
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** Shows the map beside the calendar, or hides it; its words only where there is room for them. */
export function MapButton({ isShown, onShow }: MapBeside) {
  const { t } = useTranslation('schedule');
  const label = t(isShown ? 'hideMap' : 'showMap');
  const ToggleIcon = isShown ? IconLayoutSidebarRightCollapse : IconLayoutSidebarRightExpand;
  return (
    <Hint label={label}>
      <Button
        size="sm"
        variant="default"
        className={classes.mapButton}
        aria-label={label}
        onClick={() => onShow(!isShown)}
      >
        <ToggleIcon size={18} stroke={1.75} aria-hidden />
        <span className={classes.mapWords}>{label}</span>
      </Button>
    </Hint>
  );
}
