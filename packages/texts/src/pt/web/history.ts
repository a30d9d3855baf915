import type { history as en } from '../../en/web/history.ts';
import type { Translation } from '../../translation.ts';

export const history: Translation<typeof en> = {
  menu: 'Desfazer e refazer',
  undo: 'Desfazer',
  redo: 'Refazer',
  undoStep: 'Desfazer: {{step}}',
  redoStep: 'Refazer: {{step}}',
  redone: 'Refeito',
  changedSince: '“{{step}}” fica como está: nesse meio-tempo, mudou noutro sítio.',
  failed: {
    undo: 'Não foi possível desfazer “{{step}}”. Tente de novo.',
    redo: 'Não foi possível refazer “{{step}}”. Tente de novo.',
  },
  trip: 'Alteração da viagem',
  one: {
    added: 'Adicionado: {{name}}',
    removed: 'Removido: {{name}}',
    moved: 'Movido: {{name}}',
    unscheduled: 'Sem hora: {{name}}',
    changed: 'Alterado: {{name}}',
  },
  many: {
    added: 'Adicionados {{number}} lugares',
    removed: 'Removidos {{number}} lugares',
    moved: 'Movidos {{number}} lugares',
    unscheduled: 'Sem hora: {{number}} lugares',
    changed: 'Alterados {{number}} lugares',
  },
};
