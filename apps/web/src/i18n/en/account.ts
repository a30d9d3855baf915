export const account = {
  signIn: {
    title: 'Sign in',
    text: 'This OOO runs on its own machine: a name and an e-mail are enough.',
    name: 'Name',
    email: 'E-mail',
    submit: 'Sign in',
    away: 'Sign-in is not set up here. Ask whoever runs this OOO.',
  },
  prompt: {
    title: 'Sign in to continue',
    text: 'Your trips are kept in your account, so that you find them on every device.',
    continueWith: 'Continue with {{provider}}',
    continueLocal: 'Continue with name and e-mail',
  },
  menu: {
    open: 'Account: {{name}}',
    temperature: 'Temperature',
    language: 'Language',
    signOut: 'Log out',
    signIn: 'Sign In',
  },
  preferencesFailed: 'Your setting could not be saved. Please try again.',
} as const;
