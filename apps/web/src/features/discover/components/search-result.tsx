import { ActionIcon } from '@mantine/core';
import { findSymbol } from '@ooo/domain/places/place-picture';
import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlaceName } from '../../../components/place-name.tsx';
import { SwatchIcon } from '../../../components/swatch-icon.tsx';
import { TAG_COLORS } from '../../../lib/theme.ts';
import { cellId, type ResultCells } from '../lib/search-purpose.ts';
import type { ActiveCell, ResultCell } from '../lib/use-result-keys.ts';
import classes from './place-search.module.css';

interface SearchResultProps {
  readonly gridId: string;
  readonly row: number;
  readonly place: PlaceSearchResult;
  /** The cell that the keyboard is on. */
  readonly active: ResultCell | undefined;
  readonly cells: ResultCells;
  readonly isSaved: boolean;
  readonly distance: string | undefined;
  readonly hours: string | undefined;
  readonly onPress: (cell: ActiveCell) => void;
}

/** As the ref of the result that the keyboard is on. */
function bringNear(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

/** A place that was found: a press shows or chooses it, and the bookmark saves it. */
export function SearchResult(props: SearchResultProps) {
  const { gridId, row, place, active, cells, isSaved, distance, hours, onPress } = props;
  const { t } = useTranslation('places');
  const { name, localName, category, neighborhood, address } = place;
  const id = (cell: ResultCell) => cellId(gridId, { row, cell });
  const where = [category, neighborhood ?? address, distance].filter(Boolean).join(' · ');
  const words = (
    <>
      <span className={classes.name}>
        <PlaceName name={name} localName={localName} />
      </span>
      <span className={classes.where}>
        <bdi>{where}</bdi>
      </span>
      {hours !== undefined && <span className={classes.where}>{hours}</span>}
    </>
  );

  return (
    <tr
      ref={active ? bringNear : undefined}
      className={classes.result}
      data-active={active !== undefined || undefined}
    >
      <td>
        <SwatchIcon name={findSymbol(place)} {...TAG_COLORS[place.tag]} size={32} />
      </td>
      <td id={id('place')} className={classes.cell}>
        {cells.includes('place') ? (
          <button
            type="button"
            tabIndex={-1}
            className={classes.place}
            onClick={() => onPress({ row, cell: 'place' })}
          >
            {words}
          </button>
        ) : (
          <div className={classes.place}>{words}</div>
        )}
      </td>
      {cells.includes('save') && (
        <td id={id('save')} data-active={active === 'save' || undefined}>
          <ActionIcon
            size={40}
            tabIndex={-1}
            className={classes.save}
            aria-label={t(isSaved ? 'isSaved' : 'save', { name })}
            disabled={isSaved}
            onClick={() => onPress({ row, cell: 'save' })}
          >
            {isSaved ? <IconBookmarkFilled size={18} /> : <IconBookmark size={18} stroke={1.75} />}
          </ActionIcon>
        </td>
      )}
    </tr>
  );
}
