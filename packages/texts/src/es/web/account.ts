import type { account as en } from '../../en/web/account.ts';
import type { Translation } from '../../translation.ts';

export const account: Translation<typeof en> = {
  menu: {
    open: 'Cuenta: {{name}}',
    temperature: 'Temperatura',
    language: 'Idioma',
    weather: 'El tiempo',
    account: 'Cuenta',
    preferences: 'Preferencias',
    feedback: 'Enviar comentarios',
    controlDeck: 'Panel de control',
    signOut: 'Cerrar sesión',
    signIn: 'Iniciar sesión',
  },
  maintenance:
    'Estamos haciendo mantenimiento. Puedes verlo todo, pero ahora no puedes cambiar nada.',
  maintenanceInDemo:
    'Estamos haciendo mantenimiento. La demo sigue guardando tus cambios en este navegador.',
  preferencesFailed: 'No se ha podido guardar tu ajuste. Inténtalo de nuevo.',
};
