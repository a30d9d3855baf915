import type { KeyName } from '../../lib/keys.ts';

/** Where each key does something, in the order of the sheet. */
export const KEY_GROUPS = {
  anywhere: ['palette', 'keySheet', 'undo', 'redo', 'leave'],
  moving: ['takeUp', 'along', 'otherDay', 'putDown', 'putBack'],
  search: ['results', 'resultCells', 'chooseResult'],
  map: ['panMap', 'zoomMap', 'pressOnMap', 'sheetHeight'],
  other: ['otherStep', 'endSteps'],
} as const satisfies Readonly<Record<string, readonly KeyName[]>>;

export const KEY_GROUP_NAMES = ['anywhere', 'moving', 'search', 'map', 'other'] as const;
