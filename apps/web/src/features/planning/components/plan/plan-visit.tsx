import { Checkbox, VisuallyHidden } from '@mantine/core';
import type { StopRow } from '@ooo/domain/itinerary/itinerary.types';
import { isMovable } from '@ooo/domain/pois/poi.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { PlannedItem } from '@ooo/domain/scheduling/schedule.schema';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { dayColor } from '../../../../lib/theme.ts';
import type { PlanPreview } from '../../api/use-plan-preview.ts';
import { toggleMust } from '../../lib/plan-asked.ts';
import itinerary from '../../../../components/day-list/day-list.module.css';
import { LetMove } from './let-move.tsx';
import { MustButton } from './must-button.tsx';
import { PlanLine } from './plan-line.tsx';
import { PlanWords } from './plan-words.tsx';
import classes from './plan.module.css';

interface PlanVisitProps {
  readonly preview: PlanPreview;
  /** The visit on its day, or the deselected suggestion. */
  readonly visit: StopRow | PlannedItem;
  readonly dayNumber: number;
  /** The place without the plan. */
  readonly former: Poi | undefined;
  readonly isSelected: boolean;
  readonly onSelect: ((poi: Poi) => void) | undefined;
}

/**
 * A visit with the plan: suggested with its reason and a tick, moved, or unchanged. A deselected one has no number,
 * and stays in its row, so that the tick keeps the focus.
 */
export function PlanVisit(props: PlanVisitProps) {
  const { preview, visit, dayNumber, former, isSelected, onSelect } = props;
  const { overlay, asked, ask, choose } = preview;
  const { t } = useTranslation(['schedule', 'itinerary']);
  const format = useFormat();
  const row = 'poi' in visit ? visit : undefined;
  const { id, name } = 'poi' in visit ? visit.poi : { id: visit.poiId, name: visit.name };
  const mark = overlay?.marks.get(id);
  const isGhost = overlay?.ghosts.has(id) ?? false;
  const isOffered = !row || mark === 'new';
  const { fill, text } = dayColor(dayNumber);
  return (
    <PlanLine
      id={id}
      ghostColor={isGhost ? fill : undefined}
      isOff={!row}
      isSelected={isSelected}
      onSelect={row && onSelect && (() => onSelect(row.poi))}
      lead={
        <>
          {row && <VisuallyHidden>{t('itinerary:stop', { number: row.number })} </VisuallyHidden>}
          <span
            aria-hidden
            className={itinerary.number}
            data-ghost={isGhost || undefined}
            style={isGhost || !row ? undefined : { background: fill, color: text }}
          >
            {row?.number}
          </span>
        </>
      }
      time={format.time('poi' in visit ? fromMinutes(visit.startMin) : visit.startTime)}
      words={
        row ? (
          <PlanWords preview={preview} row={row} former={former} />
        ) : (
          <span className={itinerary.name}>{name}</span>
        )
      }
    >
      {isOffered ? (
        <>
          {row && asked.must?.includes(id) && (
            <MustButton name={name} isMust isSmall onToggle={() => ask(toggleMust(asked, id))} />
          )}
          <Checkbox
            key="tick"
            className={classes.tick}
            aria-label={t('plan.include', { name })}
            checked={row !== undefined}
            onChange={() => choose(id, !row)}
          />
        </>
      ) : (
        former && isMovable(former) && <LetMove poi={former} asked={asked} ask={ask} />
      )}
    </PlanLine>
  );
}
