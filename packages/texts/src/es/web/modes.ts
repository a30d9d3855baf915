import type { modes as en } from '../../en/web/modes.ts';
import type { Translation } from '../../translation.ts';

export const modes: Translation<typeof en> = {
  access: {
    turnOn: 'Activar el modo de administrador',
    turnOff: 'Desactivar el modo de administrador',
    title: 'Acceso de administrador',
    text: 'Introduce el código de administrador para acceder a las funciones de depuración.',
    placeholder: 'Código de administrador',
    submit: 'Enviar',
  },
  gate: {
    on: 'Control de acceso: ACTIVADO',
    off: 'Control de acceso: DESACTIVADO',
  },
  lab: {
    name: 'Modo New World Lab',
    active: 'El modo New World Lab está activo en este navegador.',
    exit: 'Salir',
  },
};
