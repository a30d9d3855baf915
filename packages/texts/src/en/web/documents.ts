export const documents = {
  open: 'Documents',
  title: 'Documents of “{{trip}}”',
  addTicket: 'Add a ticket',
  empty: 'No documents are kept with this trip yet.',
  emptyDetail:
    'When you add a ticket, you can keep the file here. It’s encrypted, and no other user can see it.',
  sealed: 'Encrypted, hidden from other users, and deleted with the trip.',
  facts: '{{size}} · kept on {{date}}',
  download: 'Download {{name}}',
  remove: 'Remove {{name}}',
  removeQuestion: 'Delete this document for good?',
  removeConfirm: 'Delete',
  removed: 'Document deleted',
  removeFailed: '{{name}} could not be deleted. Please try again.',
  loadFailed: 'The documents could not be loaded.',
} as const;
