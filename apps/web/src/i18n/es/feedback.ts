import type { feedback as en } from '../en/feedback.ts';
import type { Translation } from '../translation.ts';

export const feedback: Translation<typeof en> = {
  title: 'Opinión',
  text: 'Cuéntanos qué funciona, qué falta y qué te ha estorbado. Lo leemos todo y vemos tu nombre junto a ello.',
  field: 'Tu opinión',
  submit: 'Enviar opinión',
  empty: 'Escribe tu opinión',
  emptyText: 'Tu opinión nos ayuda a mejorar la aplicación.',
  done: 'Opinión enviada',
  doneText: '¡Gracias por tu opinión! La revisaremos pronto.',
};
