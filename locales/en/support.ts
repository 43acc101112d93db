/** Language, feedback, ratings and adverts (specification §13.8 and §14). */
export const feedback = {
  open: 'Contact support',
  title: 'Contact support',
  line: 'Tell us what you need or what went wrong. We answer by email.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  description: 'Description',
  optional: '(optional)',
  send: 'Send',
  sent: 'Thank you. Your message has arrived.',
  notSent: 'The message could not be sent. Check your connection and try again.',
  empty: {
    name: 'Name should not be empty',
    email: 'Email should not be empty',
    description: 'Description should not be empty'
  },
  badEmail: 'Enter a complete email address, such as name@example.com.',
  tooLong: {
    name: 'The name is too long. The limit is {most:string} characters.',
    email: 'The email address is too long. The limit is {most:string} characters.',
    title: 'The subject is too long. The limit is {most:string} characters.',
    description: 'The description is too long. The limit is {most:string} characters.'
  },
  tooMany: 'You have sent too many messages in the last hour. Try again later.'
}

export const language = {
  label: 'Language',
  notSaved: 'The language could not be saved. Check your connection and try again.'
}

export const review = {
  title: 'How do you like Page Speed Boost?',
  line: 'Your rating helps us make it better.',
  stars: 'Rating',
  star: '{n:string} {{count:star|stars}}',
  rate: 'Rate the app',
  send: 'Send rating',
  later: 'Remind me later',
  dismiss: 'Dismiss',
  notSent: 'The rating could not be sent. Check your connection and try again.',
  thanks: 'Thank you for your rating.',
  both: 'You can also leave a public rating or tell us more.',
  here: 'You can also tell us more.',
  inPublic: 'Leave a public rating',
  tellMore: 'Tell us more'
}

export const congratulations = {
  title: 'Congratulations',
  saved: 'You saved {size:string} on your first run',
  line: 'The new files are that much smaller than the originals.',
  see: 'See history',
  open: 'See the result',
  dismiss: 'Dismiss'
}

export const advert = {
  title: 'More for your store',
  line: 'Find other apps for your store under Recommendation.',
  open: 'See the apps',
  dismiss: 'Dismiss'
}
