import type { history as en } from '../../en/web/history.ts';
import type { Translation } from '../../translation.ts';

export const history: Translation<typeof en> = {
  menu: 'Deshacer y rehacer',
  undo: 'Deshacer',
  redo: 'Rehacer',
  undoStep: 'Deshacer: {{step}}',
  redoStep: 'Rehacer: {{step}}',
  redone: 'Rehecho',
  changedSince: '«{{step}}» se queda como está: ha cambiado en otro sitio desde entonces.',
  failed: {
    undo: 'No se ha podido deshacer «{{step}}». Inténtalo de nuevo.',
    redo: 'No se ha podido rehacer «{{step}}». Inténtalo de nuevo.',
  },
  trip: 'Cambio del viaje',
  one: {
    added: 'Añadido: {{name}}',
    removed: 'Quitado: {{name}}',
    moved: 'Movido: {{name}}',
    unscheduled: 'Sin hora: {{name}}',
    changed: 'Cambiado: {{name}}',
  },
  many: {
    added: 'Añadidos {{number}} lugares',
    removed: 'Quitados {{number}} lugares',
    moved: 'Movidos {{number}} lugares',
    unscheduled: 'Sin hora: {{number}} lugares',
    changed: 'Cambiados {{number}} lugares',
  },
};
