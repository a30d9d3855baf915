import type { TravelMeans } from '@ooo/domain/shared/preferences';
import { travelMinutes, walkMinutes } from '@ooo/domain/distance/travel-time';
import { visitDurationMin } from '@ooo/domain/scheduling/visit-durations';
import type { DayBounds } from '@ooo/domain/flight-window/flight-window.rules';
import { isAirportEvent } from '@ooo/domain/flight-window/airport-events';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { toMinutes } from '@ooo/domain/shared/wall-time';

/** How long an airport event is drawn. */
const AIRPORT_MIN = 45;
const FIRST_HOUR = 8;
const LAST_HOUR = 21;
const MIDNIGHT = 24;
const LEAST_HOURS = 8;

/** A thing on the grid of a day; minutes since midnight, half open. */
export interface DayBlock {
  readonly poi: Poi;
  readonly startMin: number;
  readonly endMin: number;
  /** Its column among those that overlap, from 0, and how many there are. */
  readonly lane: number;
  readonly lanes: number;
}

/** The travel from one visit to the next. */
export interface DayTravel {
  readonly fromId: number;
  readonly toId: number;
  readonly startMin: number;
  readonly endMin: number;
  readonly travelMin: number;
  readonly by: 'walk' | 'ride';
  /** The travel takes longer than the time between the visits. */
  readonly isTight: boolean;
}

function toSpan(poi: Poi): { poi: Poi; startMin: number; endMin: number }[] {
  if (poi.startTime === null) return [];
  const startMin = toMinutes(poi.startTime);
  const durationMin = isAirportEvent(poi) ? AIRPORT_MIN : visitDurationMin(poi);
  return [{ poi, startMin, endMin: startMin + durationMin }];
}

/** Puts the visits of a day in columns, so that none covers another; in the order of the clock. */
export function layOutDay(pois: readonly Poi[]): DayBlock[] {
  const spans = pois.flatMap(toSpan).toSorted((a, b) => a.startMin - b.startMin);
  const blocks: DayBlock[] = [];
  let group: Omit<DayBlock, 'lanes'>[] = [];
  let groupEnd = -Infinity;
  const close = () => {
    const lanes = Math.max(0, ...group.map((block) => block.lane)) + 1;
    blocks.push(...group.map((block) => ({ ...block, lanes })));
    group = [];
  };
  for (const span of spans) {
    if (span.startMin >= groupEnd) close();
    const taken = new Set(
      group.filter((other) => other.endMin > span.startMin).map((other) => other.lane),
    );
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ ...span, lane });
    groupEnd = Math.max(groupEnd, span.endMin);
  }
  close();
  return blocks;
}

/** The travel between consecutive visits; none if they overlap or a location is unknown. */
export function listTravel(
  blocks: readonly DayBlock[],
  travelBy: TravelMeans = 'mixed',
): DayTravel[] {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    if (!next || next.startMin < block.endMin) return [];
    const [from, to] = [block.poi.location.coordinates, next.poi.location.coordinates];
    if (!from || !to) return [];
    const travelMin = travelMinutes(from, to, travelBy);
    return [
      {
        fromId: block.poi.id,
        toId: next.poi.id,
        startMin: block.endMin,
        endMin: next.startMin,
        travelMin,
        by: walkMinutes(from, to, travelBy) === travelMin ? 'walk' : 'ride',
        isTight: travelMin > next.startMin - block.endMin,
      },
    ];
  });
}

/**
 * The hours that the grid shows, half open: the usual day without the part that the flights fill, plus a
 * margin of an hour; more if something is outside, and never so few that a day looks empty.
 */
export function gridHours(
  blocks: readonly DayBlock[],
  bounds: DayBounds | undefined,
): { from: number; to: number } {
  const starts = blocks.map(({ startMin }) => Math.floor(startMin / 60));
  const ends = blocks.map(({ endMin }) => Math.ceil(endMin / 60));
  const opens = bounds ? Math.floor(bounds.startMin / 60) : MIDNIGHT;
  const closes = bounds ? Math.ceil(bounds.endMin / 60) : 0;
  const from = Math.min(Math.max(FIRST_HOUR, Math.min(opens, ...starts) - 1), ...starts);
  const to = Math.max(Math.min(LAST_HOUR, closes), ...ends, Math.min(MIDNIGHT, from + LEAST_HOURS));
  return { from: Math.max(0, Math.min(from, to - LEAST_HOURS)), to };
}

/** The hours that days side by side show: all that any of them needs. A day that is all flight needs none next to others. */
export function weekHours(
  days: readonly {
    readonly blocks: readonly DayBlock[];
    readonly bounds: DayBounds | undefined;
  }[],
): { from: number; to: number } {
  const open = days.filter(({ blocks, bounds }) => bounds || blocks.length > 0);
  const hours = (open.length > 0 ? open : days).map((day) => gridHours(day.blocks, day.bounds));
  return {
    from: Math.min(...hours.map(({ from }) => from)),
    to: Math.max(...hours.map(({ to }) => to)),
  };
}

/** When a visit may begin within an hour of the day, in minutes; undefined if the flights fill it. */
export function slotStart(bounds: DayBounds | undefined, hour: number): number | undefined {
  if (!bounds || hour >= MIDNIGHT) return undefined;
  const startMin = Math.max(bounds.startMin, hour * 60);
  return startMin <= bounds.endMin && startMin < (hour + 1) * 60 ? startMin : undefined;
}
