export const legal = {
  team: 'the people who run this OOO',
  privacy: {
    title: 'Privacy policy',
    effective: 'Effective June 5, 2025',
    collected: {
      title: 'What we collect',
      text: 'Account data: your name, e-mail address and profile picture, as your sign-in provider gives them to us. Trip data: destinations, dates, flights, saved places and anything you upload, including PDF tickets. Usage data: how many calls your account makes each day, where you are signed in and since when, and a log of sign-ins and of actions on invite codes, tokens and settings. If you send us feedback, we store that too.',
    },
    documents: {
      title: 'Documents you upload',
      text: 'We read a ticket to fill in your trip, then discard it. If you choose one before you sign in, it stays in your browser and comes to us only once you are signed in. We keep it only if you choose to keep it with a trip. It is then stored encrypted, no other user can open it, and it is deleted with the trip. If our own reader leaves gaps and this OOO uses an assistant (Anthropic), we send the text and pictures of that ticket to Anthropic to fill them.',
    },
    assistant: {
      title: 'The assistant',
      text: 'If this OOO uses an assistant (Anthropic), we also ask it about your packing list. We send Anthropic only what the list depends on: the city, the months and number of days, the climate, the occasion, your bags, the gender setting, children’s ages, activities, and the list that our own rules made. We don’t send your name, your e-mail address or anything you typed yourself. The same goes for the overview of a destination, for which we send only the city, the months and what our own data says about it. For tips on recommended places, we send the city, the months and number of days, the season, the occasion, how many places of each kind you have saved, and the name, kind and description of the recommended places.',
    },
    sharing: {
      title: 'Who else is involved',
      text: 'We don’t sell your data. An external sign-in provider tells us who you are. A hosting and database provider stores the data. Optional weather and document-reading services receive only what they need to answer a single question. While you are signed out, the demo trip to Seoul stays in your browser; once you are signed in, it is a trip in your account like any other.',
    },
    picture: {
      title: 'Your profile picture',
      text: 'If your sign-in provider gives us the address of a profile picture, our server fetches it from there when it is first shown, and again after a week. We keep a small copy until your account is deleted or your provider names another one. Your browser gets it from us alone. You see it, and so do the people who run this OOO.',
    },
    map: {
      title: 'The map',
      text: 'Your browser loads the map from {{host}}, one small square after another. {{host}} learns your IP address, what browser you use, the address of this OOO and which part of the map you are looking at. It gets no cookie, and nothing of your account or your trips. Unless you follow a link, your browser asks nobody else but us.',
      drawn:
        'The map is drawn from data that comes with OOO. Your browser doesn’t load it from anyone else.',
    },
    weather: {
      title: 'The weather',
      text: 'For the forecast our server asks a weather service about your destination: Open-Meteo, unless the people who run this OOO chose another. It gets the city’s coordinates, its time zone and the dates of the next 16 days, and not who you are or when you travel. For some cities it is also asked for the weather of the last ten years.',
    },
    places: {
      title: 'Searching for places',
      text: 'When you submit a search or open a category of places, our server asks {{sources}} for more. They get the words of your search, your language, and the city or category, and not who you are. Nothing is sent while you type.',
    },
    routes: {
      title: 'Travel times',
      text: 'When you ask for a plan or for a good time, our server asks a routing server, chosen by the people who run this OOO, how long it takes from place to place. It gets the coordinates of the places, hotels and airport of your trip, and not who you are or what is there. We keep its answers for 30 days, without a link to you or your trip.',
    },
    deletion: {
      title: 'Deletion',
      text: 'On the account page you can download everything we hold about you, and delete your account and all its trips, immediately and permanently. Or write to {{team}} from your account’s e-mail address, and we will delete it for you. You can delete a single trip at any time.',
    },
    age: {
      title: 'Age',
      text: 'You must be 13 or older to use OOO. We ask once, when you first sign in, and record when you answered. Until you confirm your age, all you can do with your account is change its language and units, sign out or delete it. If you don’t confirm it within {{days}} days of the account’s first sign-in, we delete the account.',
    },
  },
  terms: {
    title: 'Terms of service',
    effective: 'Effective June 5, 2025',
    content: {
      title: 'Your content',
      text: 'Anything you enter or upload remains yours. You give us a limited licence to store and process it, only as far as we need to show you your trips.',
    },
    beta: {
      title: 'Beta',
      text: 'OOO is in beta, and access is by invite code. Features may change, pause or disappear. Check flights, opening hours and entry rules with the official source before you rely on them.',
    },
    conduct: {
      title: 'Misuse',
      text: 'Anyone who attacks the service or its users, or uses it to break the law, may lose their account.',
    },
    warranty: {
      title: 'No warranties',
      text: 'We provide the service as is. We don’t promise that it is free of errors or always available.',
    },
    liability: {
      title: 'Limited liability',
      text: 'As far as the law allows, we aren’t liable for anything that results from using OOO, including a missed flight.',
    },
    age: {
      title: 'Age',
      text: 'You must be 13 or older to have an account.',
    },
    contact: {
      title: 'Contact',
      text: 'If you have questions about these terms, write to {{team}}.',
    },
  },
} as const;
