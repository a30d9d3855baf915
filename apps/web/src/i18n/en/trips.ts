export const trips = {
  home: {
    welcome: 'Welcome back, {{name}}!',
    count_one: '{{count}} planned trip',
    count_other: '{{count}} planned trips',
    loadFailed: 'Your trips could not be loaded',
    empty: 'No trips yet.',
    emptyDetail: 'Drop an e-ticket and the dates, flights and destination fill themselves in.',
  },
  card: {
    places_one: '{{count}} saved place',
    places_other: '{{count}} saved places',
    running: 'Under way',
    menu: 'Options for {{name}}',
  },
  plan: {
    title: 'Plan New Trip',
    text: 'Upload your e-ticket or start from scratch',
  },
  switcher: {
    label: 'Trips: {{name}}',
    none: 'Your trips',
    home: 'Out of Office',
    others: 'Other trips',
    newTrip: 'New Trip',
  },
  settings: {
    title: 'Trip Settings',
    name: 'Trip name',
    startDate: 'Start date',
    endDate: 'End date',
    save: 'Save changes',
    updated: 'Trip Updated',
    datesUpdated:
      'Trip dates updated successfully. Weather and recommendations will refresh automatically.',
    saved: 'Your trip details have been saved successfully.',
    failed: 'Failed to update trip details. Please try again.',
    loadFailed: 'This trip could not be loaded',
  },
  delete: {
    title: 'Delete trip',
    question: 'Delete “{{name}}”?',
    text: 'Its flights, saved places and plans go with it. This cannot be undone.',
    confirm: 'Delete trip',
    done: 'Trip Deleted',
    doneText: '"{{name}}" has been deleted.',
    failed: 'Failed to delete trip. Please try again.',
  },
} as const;
