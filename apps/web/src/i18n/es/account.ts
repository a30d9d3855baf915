import type { account as en } from '../en/account.ts';
import type { Translation } from '../translation.ts';

export const account: Translation<typeof en> = {
  signIn: {
    title: 'Iniciar sesión',
    text: 'Este OOO funciona en su propia máquina: basta con un nombre y un correo.',
    name: 'Nombre',
    email: 'Correo electrónico',
    submit: 'Iniciar sesión',
    away: 'Aquí no está configurado el inicio de sesión. Pregunta a quien administra este OOO.',
  },
  prompt: {
    title: 'Inicia sesión para continuar',
    text: 'Tus viajes se guardan en tu cuenta para que los encuentres en cualquier dispositivo.',
    continueWith: 'Continuar con {{provider}}',
    continueLocal: 'Continuar con nombre y correo',
  },
  menu: {
    open: 'Cuenta: {{name}}',
    temperature: 'Temperatura',
    language: 'Idioma',
    signOut: 'Cerrar sesión',
    signIn: 'Iniciar sesión',
  },
  preferencesFailed: 'No se pudo guardar tu ajuste. Inténtalo de nuevo.',
};
