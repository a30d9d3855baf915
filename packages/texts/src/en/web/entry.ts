/** The texts of sign-in and invite. */
export const entry = {
  signIn: {
    title: 'Sign in',
    text: 'This OOO runs on your own machine, so a name and an e-mail are enough.',
    name: 'Name',
    email: 'E-mail',
    isOldEnough: 'I am at least 13 years old',
    submit: 'Sign in',
    away: 'Sign-in isn’t set up here yet. Ask the person who runs this OOO.',
  },
  problems: {
    cancelled: 'You left before the sign-in was complete. Try again whenever you like.',
    expired:
      'That sign-in took too long, or you started it in another browser. Please start again.',
    refused:
      'We couldn’t verify the sign-in provider’s answer, so you weren’t signed in. Please try again.',
    'email-unverified':
      'Your sign-in provider hasn’t verified your e-mail address yet. Verify it there, then sign in again.',
    'email-taken':
      'The account with this e-mail address signs in another way. Please use that way.',
    unavailable: 'The sign-in provider isn’t responding right now. Try again in a few minutes.',
    'not-offered': 'You can’t sign in that way here. Choose one of these instead.',
    'too-often': 'Too many sign-in attempts. Wait a minute, then try again.',
    failed: 'The sign-in failed because of a problem on our side. Please try again.',
  },
  prompt: {
    title: 'Sign in to continue',
    text: 'Your trips are saved to your account, so you can open them on any device.',
    waiting_one: 'Your ticket waits in this browser. We’ll read it as soon as you’re signed in.',
    waiting_other:
      'Your {{count}} documents wait in this browser. We’ll read them as soon as you’re signed in.',
    continueWith: 'Continue with {{provider}}',
    continueLocal: 'Continue with name and e-mail',
  },
  age: {
    title: 'One question first',
    text: 'You must be at least 13 to use OOO. We ask once and record when you answered.',
    submit: 'Continue',
    signOut: 'Log out',
  },
} as const;
