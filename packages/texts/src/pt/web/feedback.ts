import type { feedback as en } from '../../en/web/feedback.ts';
import type { Translation } from '../../translation.ts';

export const feedback: Translation<typeof en> = {
  title: 'Comentários',
  text: 'Conte-nos o que funciona, o que falta e o que atrapalhou. Lemos tudo, e vemos o seu nome junto de cada mensagem.',
  field: 'Os seus comentários',
  submit: 'Enviar comentários',
  empty: 'Escreva os seus comentários',
  emptyText: 'Os seus comentários ajudam a melhorar a aplicação.',
  done: 'Comentários enviados',
  doneText: 'Obrigado pelos comentários! Vamos lê-los em breve.',
};
