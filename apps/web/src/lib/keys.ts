/**
 * The keys of the product, as the events of a browser name them. Bindings take them from here, and the keyboard
 * sheet lists them all, so both have the same keys.
 */
export const KEYS = {
  palette: ['mod+K'],
  keySheet: ['?'],
  undo: ['mod+Z'],
  redo: ['mod+shift+Z'],
  leave: ['Escape'],
  takeUp: ['Space', 'Enter'],
  along: ['ArrowUp', 'ArrowDown'],
  otherDay: ['ArrowLeft', 'ArrowRight'],
  putDown: ['Space', 'Enter'],
  putBack: ['Escape', 'Tab'],
  results: ['ArrowUp', 'ArrowDown'],
  resultCells: ['ArrowLeft', 'ArrowRight'],
  chooseResult: ['Enter'],
  /** On the map, and with a pin on it the pin. */
  panMap: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  zoomMap: ['+', '-'],
  pressOnMap: ['Enter', ' '],
  sheetHeight: ['ArrowUp', 'ArrowDown'],
  otherStep: ['ArrowLeft', 'ArrowRight'],
  endSteps: ['Home', 'End'],
} as const;

export type KeyName = keyof typeof KEYS;
