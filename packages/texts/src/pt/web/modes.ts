import type { modes as en } from '../../en/web/modes.ts';
import type { Translation } from '../../translation.ts';

export const modes: Translation<typeof en> = {
  access: {
    turnOn: 'Ativar o modo de administração',
    turnOff: 'Desativar o modo de administração',
    title: 'Acesso de administração',
    text: 'Escreva o código de administração para abrir as funções de depuração.',
    placeholder: 'Código de administração',
    submit: 'Enviar',
  },
  gate: {
    on: 'Entrada obrigatória: LIGADA',
    off: 'Entrada obrigatória: DESLIGADA',
  },
  lab: {
    name: 'Modo New World Lab',
    active: 'O modo New World Lab está ativo neste navegador.',
    exit: 'Sair',
  },
};
