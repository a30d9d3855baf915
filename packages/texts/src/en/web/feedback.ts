export const feedback = {
  title: 'Feedback',
  text: 'Tell us what works, what’s missing and what got in your way. We read all of it, and we see your name with it.',
  field: 'Your feedback',
  submit: 'Send feedback',
  empty: 'Please enter feedback',
  emptyText: 'Your feedback helps us improve the app.',
  done: 'Feedback submitted',
  doneText: "Thank you for your feedback! We'll review it soon.",
} as const;
