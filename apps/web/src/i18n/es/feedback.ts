import type { feedback as en } from '../en/feedback.ts';
import type { Translation } from '../translation.ts';

export const feedback: Translation<typeof en> = {
  title: 'Opinión',
  text: 'Lo que funciona, lo que falta, lo que estorba: leemos cada palabra, con tu nombre al lado.',
  field: 'Tu opinión',
  submit: 'Enviar opinión',
  empty: 'Escribe tu opinión',
  emptyText: 'Tu opinión nos ayuda a mejorar la aplicación.',
  done: 'Opinión enviada',
  doneText: '¡Gracias por tu opinión! La revisaremos pronto.',
};
