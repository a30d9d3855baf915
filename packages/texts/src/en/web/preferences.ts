export const preferences = {
  title: 'Preferences',
  inAccount: 'Saved to your account, so they’re the same on every device.',
  inBrowser: 'Saved in this browser. With an account, they’re the same on every device.',
  look: {
    title: 'Look',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', system: 'As the system' },
  },
  formats: {
    title: 'Language and formats',
    language: 'Language',
    temperature: 'Temperature',
    clock: 'Clock',
    clocks: { language: 'By language', '12': '12-hour', '24': '24-hour' },
    clockSample: 'Times look like {{time}}.',
    weekStart: 'Week starts on',
    byLanguage: 'By language ({{day}})',
  },
  travel: {
    title: 'Getting around',
    text: 'How far you walk before you take a ride, and what you ride. Travel times and plans follow this.',
    by: 'Means of travel',
    means: {
      mixed: 'Walk up to 2 km, then ride',
      foot: 'Walk up to 4 km, then ride',
      transit: 'Bus and train from 1 km',
      car: 'Car or taxi from 500 m',
    },
  },
  plans: {
    title: 'New plans',
    text: 'What auto-plan begins with. You can still change it for each plan.',
  },
} as const;
