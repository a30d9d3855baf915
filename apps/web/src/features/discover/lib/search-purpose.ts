import type { ActiveCell, ResultCell } from './use-result-keys.ts';

/** Where the search is: over the map and in discovery, in the saved places, in the schedule's dialog, or for a place to sleep. */
export type SearchPurpose = 'map' | 'saved' | 'schedule' | 'base';

/** The actions of a result from left to right: show or choose, and save. */
export type ResultCells = readonly [ResultCell, ...ResultCell[]];

export const PLACE_AND_SAVE: ResultCells = ['place', 'save'];
export const PLACE_ONLY: ResultCells = ['place'];
export const SAVE_ONLY: ResultCells = ['save'];

/** The id of a cell, by which the field names the one that the keyboard is on. */
export function cellId(gridId: string, { row, cell }: ActiveCell): string {
  return `${gridId}-${row}-${cell}`;
}
