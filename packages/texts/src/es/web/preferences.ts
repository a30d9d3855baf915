export const preferences = {
  title: 'Preferencias',
  inAccount: 'Van con tu cuenta: son las mismas en todos tus dispositivos.',
  inBrowser:
    'Se quedan en este navegador. Las de una cuenta son las mismas en todos sus dispositivos.',
  look: {
    title: 'Aspecto',
    theme: 'Tema',
    themes: { light: 'Claro', dark: 'Oscuro', system: 'Como el sistema' },
  },
  formats: {
    title: 'Idioma y formatos',
    language: 'Idioma',
    temperature: 'Temperatura',
    clock: 'Reloj',
    clocks: { language: 'Según el idioma', '12': '12 horas', '24': '24 horas' },
    clockSample: 'Así se ven las horas: {{time}}.',
    weekStart: 'La semana empieza el',
    byLanguage: 'Según el idioma ({{day}})',
  },
  travel: {
    title: 'Cómo te mueves',
    text: 'Cuánto caminas antes de tomar un transporte, y cuál. De ello dependen los trayectos y los planes.',
    by: 'Medio de transporte',
    means: {
      mixed: 'A pie hasta 2 km, luego en transporte',
      foot: 'A pie hasta 4 km, luego en transporte',
      transit: 'En bus y tren desde 1 km',
      car: 'En coche o taxi desde 500 m',
    },
  },
  plans: {
    title: 'Planes nuevos',
    text: 'Con lo que empieza la planificación automática. Puedes cambiarlo en cada plan.',
  },
};
