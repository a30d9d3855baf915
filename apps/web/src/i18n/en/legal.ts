export const legal = {
  privacy: {
    title: 'Privacy policy',
    effective: 'Effective June 5, 2025',
    collected: {
      title: 'What we collect',
      text: 'Account data: your name, e-mail address and profile image, as your sign-in gives them to us. Trip and itinerary data: destinations, dates, flights, saved places and what you upload, PDF tickets included. Usage data: how many calls your account makes a day, where and since when you are signed in, and a log of sign-ins and of what was done with invite codes, tokens and settings.',
    },
    documents: {
      title: 'Documents that you upload',
      text: 'A ticket is read to fill in your trip and then dropped. It is kept only where you keep it with a trip: then it is stored encrypted, only you can open it, and it is deleted with the trip. Where our own reader leaves fields open and this house uses an assistant (Anthropic), the text and pictures of that ticket go to it for this one answer.',
    },
    sharing: {
      title: 'Who else is involved',
      text: 'We do not sell data. An external sign-in tells us who you are and shows your browser your profile picture, a hosting and database provider keeps the data, and optional weather, map and document-reading services answer single questions. The demo trip to Seoul stays in your browser.',
    },
    deletion: {
      title: 'Deletion',
      text: 'On the account page you download everything that is kept of you, and delete the account with all its trips yourself, at once and for good. Or write an e-mail to the team from the address of your account, and we do it. A single trip you can delete at any time.',
    },
    age: {
      title: 'Age',
      text: 'OOO is for people aged 13 or older. We ask once, at the first sign-in, and keep the time of the answer. We keep no account of anyone younger.',
    },
  },
  terms: {
    title: 'Terms of service',
    effective: 'Effective June 5, 2025',
    content: {
      title: 'Your content',
      text: 'What you enter and upload stays yours. You allow us, within limits, to keep it and work with it so far as that is needed to show you your trips.',
    },
    beta: {
      title: 'Beta',
      text: 'OOO is a beta behind invite codes. Features can change, stop for a while or disappear. Check flights, opening hours and entry rules with those who set them before you rely on them.',
    },
    conduct: {
      title: 'Misuse',
      text: 'Who attacks the service, the people who use it or the law can lose the account.',
    },
    warranty: {
      title: 'No warranties',
      text: 'The service comes as it is, without a promise that it is free of errors or always there.',
    },
    liability: {
      title: 'Limited liability',
      text: 'As far as the law allows, we are not liable for what follows from using OOO, a missed flight included.',
    },
    age: { title: 'Age', text: 'You have to be 13 or older to have an account.' },
  },
} as const;
