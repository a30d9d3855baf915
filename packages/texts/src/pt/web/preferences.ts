export const preferences = {
  title: 'Preferências',
  inAccount: 'Guardadas na sua conta: são as mesmas em todos os dispositivos.',
  inBrowser: 'Guardadas neste navegador. Com uma conta, são as mesmas em todos os dispositivos.',
  look: {
    title: 'Aspeto',
    theme: 'Tema',
    themes: { light: 'Claro', dark: 'Escuro', system: 'Como o sistema' },
  },
  formats: {
    title: 'Idioma e formatos',
    language: 'Idioma',
    temperature: 'Temperatura',
    clock: 'Relógio',
    clocks: { language: 'Conforme o idioma', '12': '12 horas', '24': '24 horas' },
    clockSample: 'As horas aparecem assim: {{time}}.',
    weekStart: 'Primeiro dia da semana',
    byLanguage: 'Conforme o idioma ({{day}})',
  },
  travel: {
    title: 'Deslocações',
    text: 'Até onde vai a pé antes de usar um transporte, e qual. Disto dependem os tempos de trajeto e os planos.',
    by: 'Meio de transporte',
    means: {
      mixed: 'A pé até 2 km, depois transporte',
      foot: 'A pé até 4 km, depois transporte',
      transit: 'Transporte público a partir de 1 km',
      car: 'Carro ou táxi a partir de 500 m',
    },
  },
  plans: {
    title: 'Novos planos',
    text: 'Como começa o plano automático. Pode mudar isto em cada plano.',
  },
};
