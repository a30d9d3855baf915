/** What is said on the way in. */
export const entry = {
  signIn: {
    title: 'Entrar',
    text: 'Este OOO funciona no seu próprio computador: bastam um nome e um e-mail.',
    name: 'Nome',
    email: 'E-mail',
    isOldEnough: 'Tenho pelo menos 13 anos',
    submit: 'Entrar',
    away: 'Aqui ainda não é possível entrar. Fale com quem gere este OOO.',
  },
  problems: {
    cancelled: 'Saiu antes de acabar de entrar. Tente de novo quando quiser.',
    expired: 'A entrada demorou demais ou começou noutro navegador. Comece de novo.',
    refused:
      'Não foi possível verificar a resposta do serviço de entrada, por isso a sessão não começou. Tente de novo.',
    'email-unverified':
      'O serviço de entrada ainda não verificou o seu e-mail. Verifique-o lá e entre de novo.',
    'email-taken': 'A conta com este e-mail entra de outra forma. Use essa, por favor.',
    unavailable: 'O serviço de entrada não responde. Tente de novo dentro de alguns minutos.',
    'not-offered': 'Aqui não é possível entrar dessa forma. Escolha uma destas.',
    'too-often': 'Tentou entrar vezes demais. Espere um minuto e tente de novo.',
    failed: 'A entrada falhou por um problema do nosso lado. Tente de novo.',
  },
  prompt: {
    title: 'Entre para continuar',
    text: 'As viagens ficam guardadas na sua conta, para abrir em qualquer dispositivo.',
    waiting_one: 'O seu bilhete espera neste navegador. Será lido assim que entrar.',
    waiting_other:
      'Os seus {{count}} documentos esperam neste navegador. Serão lidos assim que entrar.',
    continueWith: 'Continuar com {{provider}}',
    continueLocal: 'Continuar com nome e e-mail',
  },
  age: {
    title: 'Primeiro, uma pergunta',
    text: 'É preciso ter 13 anos ou mais para usar o OOO. Perguntamos uma vez e registamos quando respondeu.',
    submit: 'Continuar',
    signOut: 'Sair',
  },
};
