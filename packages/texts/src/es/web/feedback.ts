import type { feedback as en } from '../../en/web/feedback.ts';
import type { Translation } from '../../translation.ts';

export const feedback: Translation<typeof en> = {
  title: 'Comentarios',
  text: 'Cuéntanos qué funciona, qué falta y qué te ha molestado. Lo leemos todo y vemos tu nombre junto a cada mensaje.',
  field: 'Tus comentarios',
  submit: 'Enviar comentarios',
  empty: 'Escribe tus comentarios',
  emptyText: 'Tus comentarios nos ayudan a mejorar la aplicación.',
  done: 'Comentarios enviados',
  doneText: '¡Gracias por tus comentarios! Los revisaremos pronto.',
};
