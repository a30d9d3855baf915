import type { PackingTexts, Temperatures } from '../packing.types.ts';
import { degrees } from '../writing/degrees.ts';
import { currencyName, regionName } from '../writing/names-of-codes.ts';
import { shortName } from '../writing/short-name.ts';

const list = (parts: readonly (string | number)[]): string =>
  parts.length < 2 ? `${parts[0] ?? ''}` : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const low = ({ lowC, unit }: Temperatures): string => degrees(lowC, unit);
const high = ({ highC, unit }: Temperatures): string => degrees(highC, unit);

const seen = (place: string | undefined, withPlace: string, without: string): string =>
  place === undefined ? without : withPlace.replace('…', () => shortName(place));

const years = (age: number): string => (age === 0 ? 'under 1' : `${age}`);

export const en: PackingTexts = {
  items: {
    't-shirts': 'T-shirts',
    'long-sleeved-tops': 'Long-sleeved tops',
    'business-shirts': 'Shirts or blouses for work',
    'quick-drying-tops': 'Quick-drying tops',
    trousers: 'Trousers',
    shorts: 'Shorts',
    dress: 'Light dress or skirt',
    'business-trousers': 'Smart trousers or skirt',
    underwear: 'Underwear',
    socks: 'Socks',
    bras: 'Bras',
    undershirts: 'Bras or undershirts',
    sleepwear: 'Sleepwear',
    'thermal-underwear': 'Thermal underwear',
    'warm-socks': 'Warm socks',
    'light-layer': 'Light jacket or cardigan',
    'warm-layer': 'Fleece or warm jumper',
    'rain-jacket': 'Rain jacket',
    'winter-coat': 'Warm coat',
    blazer: 'Blazer or suit jacket',
    'walking-shoes': 'Comfortable walking shoes',
    sandals: 'Sandals',
    'hiking-shoes': 'Hiking shoes',
    'dress-shoes': 'Smart shoes',
    'winter-boots': 'Waterproof winter boots',
    medicines: 'Your own medicines',
    toiletries: 'Toiletries',
    'first-aid-kit': 'Small first-aid kit',
    sunscreen: 'Sunscreen',
    'insect-repellent': 'Insect repellent',
    'lip-balm': 'Lip balm and moisturiser',
    'rehydration-salts': 'Rehydration salts',
    razor: 'Razor',
    'period-products': 'Period products',
    'hand-sanitiser': 'Hand sanitiser',
    'spare-glasses': 'Spare glasses or contact lenses',
    nappies: 'Pack of nappies',
    'wet-wipes': 'Wet wipes',
    'childrens-medicines': 'Children’s medicines and thermometer',
    'phone-charger': 'Phone and charger',
    'power-bank': 'Power bank',
    'plug-adapter': 'Plug adapter',
    headphones: 'Headphones',
    laptop: 'Laptop and charger',
    camera: 'Camera',
    headlamp: 'Headlamp',
    umbrella: 'Compact umbrella',
    sunglasses: 'Sunglasses',
    'sun-hat': 'Sun hat or cap',
    gloves: 'Gloves',
    'warm-hat': 'Warm hat',
    'warm-scarf': 'Warm scarf',
    'light-scarf': 'Light scarf or shawl',
    'ski-goggles': 'Ski goggles',
    passport: 'Passport',
    'id-card': 'Identity card or driving licence',
    tickets: 'Tickets and bookings',
    'payment-cards': 'Bank cards',
    cash: 'Local cash',
    insurance: 'Insurance details',
    'document-copies': 'Copies of documents',
    'childrens-documents': 'Children’s documents',
    'liquids-bag': 'Clear bag for liquids',
    daypack: 'Small daypack',
    'water-bottle': 'Refillable water bottle',
    'laundry-bag': 'Laundry bag',
    'laundry-kit': 'Travel detergent',
    'luggage-tags': 'Luggage tags',
    'luggage-scale': 'Luggage scale',
    'quick-drying-towel': 'Quick-drying towel',
    'waterproof-pouch': 'Waterproof phone pouch',
    'business-cards': 'Business cards',
    'car-seat': 'Child car seat',
    stroller: 'Folding pushchair or baby carrier',
    'compression-socks': 'Compression socks',
    'neck-pillow': 'Neck pillow',
    'eye-mask': 'Eye mask and ear plugs',
    'childs-toy': 'Favourite toy or book',
    snacks: 'Snacks',
    'childrens-snacks': 'Children’s snacks',
    'baby-food': 'Baby food and bottles',
    swimwear: 'Swimwear',
    'smart-outfit': 'Smart outfit',
    'sports-clothes': 'Sports clothes',
    'ski-clothes': 'Ski jacket and trousers',
    'childrens-clothes': 'Bag of children’s clothes',
    'cabin-change': 'Change of clothes in hand luggage',
  },
  plain: {
    unknownWeather: 'We don’t know the weather of these dates yet, so pack for layers.',
    freeTime: 'For the way there and your free time.',
    quickDrying: 'They dry overnight and stay light when you sweat.',
    bottoms: 'A pair lasts two or three days. Wear one on the way.',
    warmBottoms: 'Choose thick ones. A pair lasts two or three days; wear one on the way.',
    mildLayer: 'For mornings, evenings and the plane.',
    airConditioning: 'It stays warm there, but buses, shops and planes are air-conditioned.',
    dress: 'Cool by day and good for an evening out.',
    bras: 'One for every two days.',
    undershirts: 'Whichever you wear, one for every two days.',
    sleepwear: 'Something to sleep in.',
    businessTrousers: 'For your working days; they can be worn more than once.',
    blazer: 'For your meetings. Wear it on the way, so that it doesn’t crease.',
    dressShoes: 'For your meetings.',
    walkingShoes: 'You will walk more than at home. Wear them on the way, and don’t take new ones.',
    sandals: 'Your feet stay cool, and they dry quickly.',
    hikingShoes: 'For the trails.',
    winterBoots: 'Pavements can be icy or full of slush. Wear them on the way.',
    coldExtras: 'It keeps out the wind.',
    warmSocks: 'For the coldest days.',
    besideWarmSocks: 'Together with the warm ones, a fresh pair for each day between washes.',
    adventure: 'For days outdoors, away from paved streets.',
    waterproofPouch: 'It keeps your phone and passport dry.',
    swimInCase: 'In case you pass a beach or a pool.',
    sun: 'You will be outside more than at home.',
    sunAndSnow: 'Snow throws the sun back, even on cloudy days.',
    insects: 'Mosquitoes and ticks like warm, green and humid places.',
    dryAir: 'Dry or cold air chaps lips and hands.',
    waterBottle: 'Fill it after the security check.',
    tapWater:
      'Tap water isn’t recommended for drinking there. Fill it with bottled or filtered water.',
    rehydration: 'For a day of great heat or an upset stomach.',
    medicines:
      'Enough for the trip and a few days more, in hand luggage and in their packaging. For prescriptions, check the rules of the country.',
    toiletries: 'Toothbrush, toothpaste, deodorant, shampoo: in small sizes.',
    firstAid: 'Plasters, painkillers and something for blisters.',
    razor: 'If you shave.',
    periodProducts: 'If you may need them: your usual brand can be hard to find.',
    handSanitiser: 'For meals on the way. At most 100 ml in the cabin.',
    spareGlasses: 'If you wear them.',
    phoneCharger: 'Your tickets, maps and bank are on it.',
    powerBank:
      'Maps and photos empty a phone. Power banks and spare batteries belong in the cabin.',
    powerBankAtHome: 'Maps and photos empty a phone by the afternoon.',
    socketsUnknown: 'Check which sockets there are; a universal adapter fits nearly all.',
    headphones: 'For films and music on the way.',
    laptop: 'For work. It belongs in hand luggage.',
    camera: 'If your phone’s isn’t enough.',
    headlamp: 'It leaves both hands free in the dark.',
    passportUnknown:
      'Or your identity card, where that is enough. Check that it is valid for long enough and whether you need a visa.',
    idCard: 'You need it for check-in, and hotels may ask for it.',
    tickets: 'Flights, hotel and reservations, saved on your phone so that they open offline.',
    paymentCards: 'Two different ones, kept apart, in case one is lost or refused.',
    cashUnknown: 'A little for the first day. Check which currency is used.',
    insurance: 'The policy number and the emergency number, also on paper.',
    documentCopies: 'Of passport, insurance and cards: one on paper, one on your phone.',
    childrensDocuments:
      'Each child may need a passport of their own. If only one parent travels, check whether a letter of consent is asked for.',
    liquidsCabinOnly:
      'You check no bag: liquids, gels and creams go in containers of at most 100 ml, all in one clear bag of one litre.',
    liquids:
      'For the liquids that you take into the cabin, at most 100 ml each. The rest can be checked.',
    daypack: 'For water, a layer and what you buy during the day.',
    laundryBag: 'It keeps worn clothes away from clean ones.',
    luggageTags: 'With your name, e-mail and phone number; one for each checked bag.',
    cabinChange: 'One set of those above, in case a checked bag comes late.',
    towel: 'Hotels rarely lend theirs for the beach.',
    businessCards: 'If you meet new people.',
    neckPillow: 'So that you can sleep in your seat.',
    eyeMask: 'Cabins are bright and loud, and some hotels are too.',
    snacks: 'In case you get hungry between meals.',
    stroller: 'Little legs tire soon. Most airlines take it to the gate; check with yours.',
    childsToy: 'For waiting and for falling asleep.',
    childrensSnacks: 'Hunger doesn’t wait for the next stop.',
    babyFood:
      'For the journey and the first day. Security makes exceptions for baby milk; ask for them.',
    nappies: 'For the journey and the first two days; you can buy more there.',
    wetWipes: 'For hands, faces and seats.',
    childrensMedicines: 'For fever and upset stomachs, in doses for their age.',
    ownItem: 'You added this.',
  },
  daily: ({ days, sets, washes, isByHand }) => {
    if (isByHand) return `${days} days without a laundry: rinse some by hand.`;
    if (days === 1) return 'For one day.';
    if (washes === 0) return `One for each of the ${days} days.`;
    if (washes === 1) return `${days} days, washed once.`;
    if (washes === 2) return `${days} days, washed twice.`;
    return `${days} days, washed every ${sets} days or so.`;
  },
  someTops: ({ days, sets, washes, isByHand }, count) => {
    const part = `${count} of your ${sets} tops`;
    if (isByHand) return `${part}; rinse some by hand.`;
    if (washes === 0) return `${part} for ${days} days.`;
    if (washes === 1) return `${part} for ${days} days, washed once.`;
    if (washes === 2) return `${part} for ${days} days, washed twice.`;
    return `${part} for ${days} days, washed every ${sets} days or so.`;
  },
  inCaseOf: (weather) => {
    const unknown = 'we don’t know the weather of these dates yet.';
    if (weather === 'cold') return `In case it gets cold: ${unknown}`;
    if (weather === 'rain') return `In case it rains: ${unknown}`;
    if (weather === 'sun') return `In case it is sunny: ${unknown}`;
    return `In case it is warm: ${unknown}`;
  },
  fewSocks: ({ days }) => `${days} warm days: you will be in sandals on some of them.`,
  temperatures: (all) =>
    all.isForecast
      ? `The forecast says ${low(all)} to ${high(all)}.`
      : `It is usually ${low(all)} to ${high(all)} then.`,
  cold: (all) =>
    all.isForecast
      ? `The forecast says that it gets down to ${low(all)}.`
      : `It usually gets down to ${low(all)} then.`,
  heat: (all) =>
    all.isForecast
      ? `The forecast says up to ${high(all)}.`
      : `It usually gets up to ${high(all)} then.`,
  twoClimates: (all) =>
    `Your trip goes from ${low(all)} to ${high(all)}: layers that you can take off serve for both.`,
  rain: ({ wetDays, days, isForecast }) => {
    const share = days === 1 ? 'on your day' : `on ${wetDays} of ${days} days`;
    return isForecast ? `The forecast has rain ${share}.` : `It usually rains ${share}.`;
  },
  activity: (activity, place) => {
    switch (activity) {
      case 'temple':
        return seen(
          place,
          'You saved …: cover shoulders and knees inside.',
          'In temples and churches, cover shoulders and knees.',
        );
      case 'hiking':
        return seen(place, 'You saved …: paths can be steep and uneven.', 'For your hikes.');
      case 'swimming':
        return seen(place, 'You saved …: a place to swim.', 'For swimming.');
      case 'spa':
        return seen(
          place,
          'You saved …: check whether one bathes with or without.',
          'For the spa; check whether one bathes with or without.',
        );
      case 'skiing':
        return seen(place, 'You saved …: a place to ski.', 'For days in the snow.');
      case 'smart':
        return seen(place, 'You saved …: dress up a little.', 'For evenings that call for more.');
      case 'business':
        return 'For your meetings.';
      default:
        return 'For what you plan to do.';
    }
  },
  workDays: (workDays) =>
    workDays === 1 ? 'For one working day.' : `For ${workDays} working days.`,
  laundryKit: ({ isByHand }) =>
    isByHand
      ? 'There is no laundry: a little detergent and a line do in a sink.'
      : 'For washing on the way, unless there is a laundry service.',
  sockets: ({ plugs, doFit }) =>
    doFit === false
      ? `Sockets there are of type ${list(plugs)}; yours at home are different.`
      : `Sockets there are of type ${list(plugs)}. Check that your plugs fit.`,
  volts: (volts) => `There are ${volts} V there: check that your chargers say 100–240 V.`,
  passport: (country) =>
    `Check how long it has to be valid, and whether you need a visa or a registration (${regionName(country, 'en')}).`,
  cash: (currency) =>
    `The currency: ${currencyName(currency, 'en')}. A little is enough for the first day.`,
  flight: (hours) => `About ${hours} hours in the air: they keep your legs from swelling.`,
  allowance: (texts) => `Your ticket says: ${texts.join('; ')}. Weigh your bags before you leave.`,
  childrensClothes: (sets) =>
    `${sets} changes for each child: one more than for yourself, since children spill.`,
  carSeat: (ages) =>
    `${ages.length === 1 ? 'A child' : 'Children'} aged ${list(ages.map(years))}: ask whoever drives you, or rent one with the car.`,
};
