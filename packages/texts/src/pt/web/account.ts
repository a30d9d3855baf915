import type { account as en } from '../../en/web/account.ts';
import type { Translation } from '../../translation.ts';

export const account: Translation<typeof en> = {
  menu: {
    open: 'Conta: {{name}}',
    temperature: 'Temperatura',
    language: 'Idioma',
    weather: 'O tempo',
    account: 'Conta',
    preferences: 'Preferências',
    feedback: 'Enviar comentários',
    controlDeck: 'Painel de administração',
    signOut: 'Sair',
    signIn: 'Entrar',
  },
  maintenance: 'Estamos em manutenção. Pode ver tudo, mas de momento não pode alterar nada.',
  maintenanceInDemo:
    'Estamos em manutenção. A demo continua a guardar as alterações neste navegador.',
  preferencesFailed: 'Não foi possível guardar a sua escolha. Tente de novo.',
};
