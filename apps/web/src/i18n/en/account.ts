export const account = {
  signIn: {
    title: 'Sign in',
    text: 'This OOO runs on its own machine: a name and an e-mail are enough.',
    name: 'Name',
    email: 'E-mail',
    isOldEnough: 'I am at least 13 years old',
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
    account: 'Account',
    feedback: 'Feedback',
    controlDeck: 'Control Deck',
    signOut: 'Log out',
    signIn: 'Sign In',
  },
  problems: {
    cancelled: 'You turned back before the sign-in was done. Try again whenever you like.',
    expired: 'That sign-in took too long or was begun in another browser. Please start it again.',
    refused:
      'The answer of the sign-in could not be trusted, so nobody was signed in. Please try again.',
    'email-unverified':
      'Your e-mail address is not verified there yet. Verify it with them, then sign in again.',
    'email-taken':
      'This e-mail address belongs to an account with another way to sign in. Use that one.',
    unavailable: 'The sign-in service does not answer right now. Try again in a few minutes.',
    'not-offered': 'This way to sign in does not exist here. Choose one of these.',
    'too-often': 'Too many sign-ins from here. Wait a minute, then try again.',
    failed: 'The sign-in failed through a mistake of ours. Please try again.',
  },
  age: {
    title: 'One question first',
    text: 'OOO is for people aged 13 or older. We ask once and keep the time of your answer.',
    submit: 'Continue',
    signOut: 'Log out',
  },
  maintenance: 'OOO is being looked after. You can read everything; changes have to wait.',
  maintenanceInDemo: 'OOO is being looked after. The demo keeps your changes in this browser.',
  preferencesFailed: 'Your setting could not be saved. Please try again.',
} as const;
