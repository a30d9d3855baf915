/** The modes that any screen may show: admin mode, the login gate and the New World Lab. */
export const modes = {
  access: {
    turnOn: 'Turn on admin mode',
    turnOff: 'Turn off admin mode',
    title: 'Admin Access',
    text: 'Enter the admin code to access debug features.',
    placeholder: 'Admin code',
    submit: 'Submit',
  },
  gate: {
    on: 'Login gate: ON',
    off: 'Login gate: OFF',
  },
  lab: {
    name: 'New World Lab Mode',
    active: 'New World Lab Mode is on in this browser.',
    exit: 'Exit',
  },
} as const;
