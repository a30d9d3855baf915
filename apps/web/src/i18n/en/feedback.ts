export const feedback = {
  title: 'Feedback',
  text: 'What works, what is missing, what got in your way: we read every word, with your name beside it.',
  field: 'Your feedback',
  submit: 'Send feedback',
  empty: 'Please enter feedback',
  emptyText: 'Your feedback helps us improve the app.',
  done: 'Feedback submitted',
  doneText: "Thank you for your feedback! We'll review it soon.",
} as const;
