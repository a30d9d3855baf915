export const documents = {
  open: 'Documents',
  title: 'Documents of “{{trip}}”',
  addTicket: 'Add a ticket',
  empty: 'No documents kept with this trip.',
  emptyDetail:
    'When you add a ticket you can keep its file here, encrypted and for your eyes only.',
  sealed: 'Encrypted, for your eyes only, and deleted with the trip.',
  facts: '{{size}} · kept on {{date}}',
  download: 'Download {{name}}',
  remove: 'Remove {{name}}',
  removeQuestion: 'Delete this document for good?',
  removeConfirm: 'Delete',
  removed: 'Document deleted',
  removeFailed: '{{name}} could not be deleted. Please try again.',
  loadFailed: 'The documents could not be loaded.',
} as const;
