export const account = {
  menu: {
    open: 'Account: {{name}}',
    temperature: 'Temperature',
    language: 'Language',
    weather: 'Weather',
    account: 'Account',
    preferences: 'Preferences',
    feedback: 'Feedback',
    controlDeck: 'Control Deck',
    signOut: 'Log out',
    signIn: 'Sign In',
  },
  maintenance:
    'We’re doing some maintenance. You can see everything, but you can’t change anything right now.',
  maintenanceInDemo:
    'We’re doing some maintenance. The demo still saves your changes in this browser.',
  preferencesFailed: 'We couldn’t save your setting. Please try again.',
} as const;
