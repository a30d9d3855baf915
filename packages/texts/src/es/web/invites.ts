import type { invites as en } from '../../en/web/invites.ts';
import type { Translation } from '../../translation.ts';

export const invites: Translation<typeof en> = {
  title: 'Introduce el código de invitación',
  subtitle: 'Introduce tu código de invitación para continuar.',
  loggedInAs: 'Sesión iniciada como',
  field: 'Código de invitación',
  placeholder: 'Tu código de invitación',
  hint: 'Pide un código de invitación a O³',
  submit: 'Enviar código',
  pending: 'Validando...',
  signOut: 'Cerrar sesión y probar otra cuenta',
  noEmail: 'No se ha encontrado ningún correo. Vuelve a iniciar sesión.',
  failed: 'No se ha podido validar el código de invitación',
  denied: 'Acceso denegado',
  badge: {
    red: 'Beta Red {{used}}/{{max}}',
    blue: 'Beta Blue {{used}}/∞',
    early: 'Acceso anticipado',
  },
};
