/** Undo and redo of a trip's last changes. */
export const history = {
  menu: 'Undo and redo',
  undo: 'Undo',
  redo: 'Redo',
  undoStep: 'Undo: {{step}}',
  redoStep: 'Redo: {{step}}',
  redone: 'Done again',
  changedSince: '“{{step}}” stays as it is: it has been changed elsewhere since.',
  failed: {
    undo: '“{{step}}” could not be undone. Please try again.',
    redo: '“{{step}}” could not be redone. Please try again.',
  },
  trip: 'Changed the trip',
  one: {
    added: 'Added {{name}}',
    removed: 'Removed {{name}}',
    moved: 'Moved {{name}}',
    unscheduled: 'Unscheduled {{name}}',
    changed: 'Changed {{name}}',
  },
  many: {
    added: 'Added {{number}} places',
    removed: 'Removed {{number}} places',
    moved: 'Moved {{number}} places',
    unscheduled: 'Unscheduled {{number}} places',
    changed: 'Changed {{number}} places',
  },
} as const;
