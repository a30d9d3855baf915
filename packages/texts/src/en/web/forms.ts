/** What is wrong with single fields, and how a calendar's arrows are called. */
export const forms = {
  field: {
    tripName: 'Give the trip a name.',
    tripDestination: 'Enter a destination.',
    tripDates: 'A trip can’t end before it starts, and can last at most a year.',
    placeName: 'Give the place a name.',
    placeDates: 'The end date can’t be before the start date.',
    tokenName: 'Give the token a name.',
    ownName: 'Tell us what to call you.',
    email: 'Enter an e-mail address, like you@example.com.',
    age: 'You must be at least 13 years old.',
    airport: 'An airport code has three letters, like ICN.',
    date: 'Enter the date as yyyy-MM-dd, like 2025-10-15.',
    time: 'Enter the time as HH:mm, like 09:30.',
    tooLong: 'That’s too long. Please shorten it.',
    other: 'Please check this field.',
  },
  calendar: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous decade',
    nextDecade: 'Next decade',
  },
} as const;
