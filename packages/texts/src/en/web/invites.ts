export const invites = {
  title: 'Enter Invite Code',
  subtitle: 'Please enter your invite code to continue.',
  loggedInAs: 'Logged in as',
  field: 'Invite Code',
  placeholder: 'Enter your invite code',
  hint: 'Contact O³ for an invite code',
  submit: 'Submit Code',
  pending: 'Validating...',
  signOut: 'Log out and try different account',
  noEmail: 'No email found. Please log in again.',
  failed: 'Failed to validate invite code',
  denied: 'Access denied',
  badge: {
    red: 'Beta Red {{used}}/{{max}}',
    blue: 'Beta Blue {{used}}/∞',
    early: 'Early Access',
  },
} as const;
