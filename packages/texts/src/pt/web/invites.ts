import type { invites as en } from '../../en/web/invites.ts';
import type { Translation } from '../../translation.ts';

export const invites: Translation<typeof en> = {
  title: 'Código de convite',
  subtitle: 'Escreva o seu código de convite para continuar.',
  loggedInAs: 'Entrou como',
  field: 'Código de convite',
  placeholder: 'Escreva o seu código de convite',
  hint: 'Peça um código de convite à O³',
  submit: 'Enviar código',
  pending: 'A validar...',
  signOut: 'Sair e tentar outra conta',
  noEmail: 'Não encontramos nenhum e-mail. Entre de novo.',
  failed: 'Não foi possível validar o código de convite',
  denied: 'Acesso recusado',
  badge: {
    red: 'Beta Red {{used}}/{{max}}',
    blue: 'Beta Blue {{used}}/∞',
    early: 'Acesso antecipado',
  },
};
