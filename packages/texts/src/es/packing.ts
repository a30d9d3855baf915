import type { PackingTexts, Temperatures } from '../packing.types.ts';
import { degrees } from '../writing/degrees.ts';
import { currencyName, regionName } from '../writing/names-of-codes.ts';
import { shortName } from '../writing/short-name.ts';

const list = (parts: readonly (string | number)[]): string =>
  parts.length < 2 ? `${parts[0] ?? ''}` : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;

const low = ({ lowC, unit }: Temperatures): string => degrees(lowC, unit);
const high = ({ highC, unit }: Temperatures): string => degrees(highC, unit);

const seen = (place: string | undefined, withPlace: string, without: string): string =>
  place === undefined ? without : withPlace.replace('…', () => shortName(place));

const years = (age: number): string => (age === 0 ? 'menos de 1' : `${age}`);

export const es: PackingTexts = {
  items: {
    't-shirts': 'Camisetas',
    'long-sleeved-tops': 'Camisetas de manga larga',
    'business-shirts': 'Camisas o blusas de trabajo',
    'quick-drying-tops': 'Camisetas de secado rápido',
    trousers: 'Pantalones',
    shorts: 'Pantalones cortos',
    dress: 'Vestido o falda ligera',
    'business-trousers': 'Pantalón o falda de vestir',
    underwear: 'Ropa interior',
    socks: 'Calcetines',
    bras: 'Sujetadores',
    undershirts: 'Sujetadores o camisetas interiores',
    sleepwear: 'Pijama',
    'thermal-underwear': 'Ropa interior térmica',
    'warm-socks': 'Calcetines gruesos',
    'light-layer': 'Chaqueta fina o rebeca',
    'warm-layer': 'Forro polar o jersey grueso',
    'rain-jacket': 'Chubasquero',
    'winter-coat': 'Abrigo',
    blazer: 'Americana o blazer',
    'walking-shoes': 'Calzado cómodo para caminar',
    sandals: 'Sandalias',
    'hiking-shoes': 'Botas de senderismo',
    'dress-shoes': 'Zapatos de vestir',
    'winter-boots': 'Botas de invierno impermeables',
    medicines: 'Tus medicamentos',
    toiletries: 'Neceser',
    'first-aid-kit': 'Botiquín pequeño',
    sunscreen: 'Protector solar',
    'insect-repellent': 'Repelente de insectos',
    'lip-balm': 'Bálsamo labial y crema hidratante',
    'rehydration-salts': 'Sales de rehidratación',
    razor: 'Maquinilla de afeitar',
    'period-products': 'Productos menstruales',
    'hand-sanitiser': 'Gel hidroalcohólico',
    'spare-glasses': 'Gafas o lentillas de repuesto',
    nappies: 'Paquete de pañales',
    'wet-wipes': 'Toallitas húmedas',
    'childrens-medicines': 'Medicinas infantiles y termómetro',
    'phone-charger': 'Móvil y cargador',
    'power-bank': 'Batería externa',
    'plug-adapter': 'Adaptador de enchufe',
    headphones: 'Auriculares',
    laptop: 'Portátil y cargador',
    camera: 'Cámara de fotos',
    headlamp: 'Linterna frontal',
    umbrella: 'Paraguas plegable',
    sunglasses: 'Gafas de sol',
    'sun-hat': 'Sombrero o gorra',
    gloves: 'Guantes',
    'warm-hat': 'Gorro',
    'warm-scarf': 'Bufanda',
    'light-scarf': 'Pañuelo o chal ligero',
    'ski-goggles': 'Gafas de esquí',
    passport: 'Pasaporte',
    'id-card': 'Documento de identidad',
    tickets: 'Billetes y reservas',
    'payment-cards': 'Tarjetas bancarias',
    cash: 'Efectivo',
    insurance: 'Datos del seguro',
    'document-copies': 'Copias de los documentos',
    'childrens-documents': 'Documentos de los niños',
    'liquids-bag': 'Bolsa transparente para líquidos',
    daypack: 'Mochila pequeña',
    'water-bottle': 'Botella rellenable',
    'laundry-bag': 'Bolsa para la ropa sucia',
    'laundry-kit': 'Detergente de viaje',
    'luggage-tags': 'Etiquetas para el equipaje',
    'luggage-scale': 'Báscula para el equipaje',
    'quick-drying-towel': 'Toalla de secado rápido',
    'waterproof-pouch': 'Funda impermeable para el móvil',
    'business-cards': 'Tarjetas de visita',
    'car-seat': 'Silla infantil para el coche',
    stroller: 'Cochecito plegable o portabebés',
    'compression-socks': 'Medias de compresión',
    'neck-pillow': 'Cojín cervical',
    'eye-mask': 'Antifaz y tapones',
    'childs-toy': 'Juguete o libro favorito',
    snacks: 'Algo de picar',
    'childrens-snacks': 'Tentempiés para los niños',
    'baby-food': 'Comida de bebé y biberones',
    swimwear: 'Bañador',
    'smart-outfit': 'Conjunto elegante',
    'sports-clothes': 'Ropa de deporte',
    'ski-clothes': 'Chaqueta y pantalón de esquí',
    'childrens-clothes': 'Bolsa con ropa infantil',
    'cabin-change': 'Muda en el equipaje de mano',
  },
  plain: {
    unknownWeather: 'Aún no sabemos qué tiempo hará en esas fechas: mejor vestir por capas.',
    freeTime: 'Para el viaje y el tiempo libre.',
    quickDrying: 'Se secan durante la noche y no pesan con el sudor.',
    bottoms: 'Cada uno dura dos o tres días. Lleva uno puesto en el viaje.',
    warmBottoms: 'Mejor gruesos. Cada uno dura dos o tres días; lleva uno puesto en el viaje.',
    mildLayer: 'Para las mañanas, las noches y el avión.',
    airConditioning:
      'Allí no refresca, pero en autobuses, tiendas y aviones hay aire acondicionado.',
    dress: 'Fresco de día y bueno para salir por la noche.',
    bras: 'Uno para cada dos días.',
    undershirts: 'Lo que uses normalmente, uno para cada dos días.',
    sleepwear: 'Para dormir.',
    businessTrousers: 'Para los días de trabajo; se puede repetir.',
    blazer: 'Para tus reuniones. Llévala puesta en el viaje para que no se arrugue.',
    dressShoes: 'Para tus reuniones.',
    walkingShoes: 'Caminarás más que en casa. Llévalo puesto, y mejor que no sea nuevo.',
    sandals: 'Los pies van frescos y se secan enseguida.',
    hikingShoes: 'Para los senderos.',
    winterBoots: 'Puede haber hielo o nieve en las aceras. Llévalas puestas en el viaje.',
    coldExtras: 'Corta el viento.',
    warmSocks: 'Para los días más fríos.',
    besideWarmSocks: 'Con los gruesos tienes un par limpio para cada día entre lavados.',
    adventure: 'Para los días al aire libre, lejos de las calles asfaltadas.',
    waterproofPouch: 'Mantiene secos el móvil y el pasaporte.',
    swimInCase: 'Por si pasas por una playa o una piscina.',
    sun: 'Estarás al aire libre más que en casa.',
    sunAndSnow: 'La nieve refleja el sol, incluso en días nublados.',
    insects: 'A mosquitos y garrapatas les gustan los sitios cálidos, verdes y húmedos.',
    dryAir: 'El aire seco o frío agrieta los labios y las manos.',
    waterBottle: 'Llénala después del control de seguridad.',
    tapWater:
      'Allí no se recomienda beber agua del grifo. Llénala con agua embotellada o filtrada.',
    rehydration: 'Para un día de mucho calor o un malestar de estómago.',
    medicines:
      'Para todo el viaje y unos días más, en el equipaje de mano y en su envase. Si llevan receta, consulta las normas del país.',
    toiletries: 'Cepillo y pasta de dientes, desodorante, champú: en tamaño pequeño.',
    firstAid: 'Tiritas, analgésicos y algo para las ampollas.',
    razor: 'Si te afeitas o te depilas.',
    periodProducts: 'Si puedes necesitarlos: tu marca quizá no se encuentre allí.',
    handSanitiser: 'Para comer por el camino. En cabina, 100 ml como máximo.',
    spareGlasses: 'Si las usas.',
    phoneCharger: 'Llevas en él los billetes, los mapas y el banco.',
    powerBank:
      'Los mapas y las fotos gastan batería. Las baterías externas y de repuesto van siempre en cabina.',
    powerBankAtHome: 'Con mapas y fotos el móvil se agota a media tarde.',
    socketsUnknown: 'Comprueba qué enchufes hay; un adaptador universal sirve en casi todos.',
    headphones: 'Para ver películas y oír música por el camino.',
    laptop: 'Para trabajar. Va en el equipaje de mano.',
    camera: 'Si la del móvil no te basta.',
    headlamp: 'Deja las dos manos libres en la oscuridad.',
    passportUnknown:
      'O el documento de identidad, si basta. Comprueba que no caduca pronto y si necesitas visado.',
    idCard: 'Lo necesitas para embarcar, y el hotel puede pedírtelo.',
    tickets: 'Vuelos, hotel y reservas, guardados en el móvil para abrirlos sin conexión.',
    paymentCards: 'Dos distintas y por separado, por si pierdes una o no la aceptan.',
    cashUnknown: 'Un poco para el primer día. Comprueba qué moneda se usa.',
    insurance: 'El número de póliza y el teléfono de urgencias, también en papel.',
    documentCopies: 'Del pasaporte, el seguro y las tarjetas: una en papel y otra en el móvil.',
    childrensDocuments:
      'Cada niño puede necesitar su propio pasaporte. Si viaja con uno solo de los padres, comprueba si piden una autorización.',
    liquidsCabinOnly:
      'Como no facturas, los líquidos, geles y cremas van en envases de 100 ml como máximo, todos en una bolsa transparente de un litro.',
    liquids:
      'Para los líquidos que lleves en cabina, de 100 ml como máximo. El resto puede ir facturado.',
    daypack: 'Para el agua, una capa y lo que compres durante el día.',
    laundryBag: 'Separa la ropa usada de la limpia.',
    luggageTags: 'Con tu nombre, correo y teléfono; una para cada maleta facturada.',
    cabinChange: 'Un conjunto de los de arriba, por si una maleta llega tarde.',
    towel: 'Los hoteles no suelen prestar las suyas para la playa.',
    businessCards: 'Si vas a conocer a gente nueva.',
    neckPillow: 'Para dormir en el asiento.',
    eyeMask: 'En la cabina hay luz y ruido, y en algunos hoteles también.',
    snacks: 'Por si te entra hambre entre comidas.',
    stroller:
      'Los pequeños se cansan pronto. Casi todas las aerolíneas lo llevan hasta la puerta; consúltalo.',
    childsToy: 'Para las esperas y para dormirse.',
    childrensSnacks: 'Su hambre no espera a la próxima parada.',
    babyFood:
      'Para el viaje y el primer día. La leche de bebé puede pasar el control: avisa al llegar.',
    nappies: 'Para el viaje y los dos primeros días; allí puedes comprar más.',
    wetWipes: 'Para manos, caras y asientos.',
    childrensMedicines: 'Para la fiebre y el estómago, en dosis para su edad.',
    ownItem: 'Lo has añadido tú.',
  },
  daily: ({ days, sets, washes, isByHand }) => {
    if (isByHand) return `${days} días sin lavandería: lava alguna prenda a mano.`;
    if (days === 1) return 'Para un día.';
    if (washes === 0) return `Para ${days} días, a razón de uno al día.`;
    if (washes === 1) return `${days} días, con un lavado.`;
    if (washes === 2) return `${days} días, con dos lavados.`;
    return `${days} días, con un lavado cada ${sets} días más o menos.`;
  },
  someTops: ({ days, sets, washes, isByHand }, count) => {
    const part = `${count} de las ${sets} prendas de arriba para ${days} días`;
    if (isByHand) return `${part}; lava alguna a mano.`;
    if (washes === 0) return `${part}.`;
    if (washes === 1) return `${part}, con un lavado.`;
    if (washes === 2) return `${part}, con dos lavados.`;
    return `${part}, con un lavado cada ${sets} días más o menos.`;
  },
  inCaseOf: (weather) => {
    const unknown = 'aún no sabemos qué tiempo hará en esas fechas.';
    if (weather === 'cold') return `Por si hace frío: ${unknown}`;
    if (weather === 'rain') return `Por si llueve: ${unknown}`;
    if (weather === 'sun') return `Por si hace sol: ${unknown}`;
    return `Por si hace calor: ${unknown}`;
  },
  fewSocks: ({ days }) => `${days} días de calor: en algunos irás con sandalias.`,
  temperatures: (all) =>
    all.isForecast
      ? `Se prevén de ${low(all)} a ${high(all)}.`
      : `En esas fechas suele haber de ${low(all)} a ${high(all)}.`,
  cold: (all) =>
    all.isForecast
      ? `Se prevén mínimas de ${low(all)}.`
      : `En esas fechas suele haber mínimas de ${low(all)}.`,
  heat: (all) =>
    all.isForecast
      ? `Se prevén máximas de ${high(all)}.`
      : `En esas fechas suele haber máximas de ${high(all)}.`,
  twoClimates: (all) =>
    `Tu viaje va de ${low(all)} a ${high(all)}: con capas que se quitan y se ponen vale para los dos climas.`,
  rain: ({ wetDays, days, isForecast }) => {
    const share = days === 1 ? 'ese día' : `en ${wetDays} de los ${days} días`;
    return isForecast ? `Se prevé lluvia ${share}.` : `En esas fechas suele llover ${share}.`;
  },
  activity: (activity, place) => {
    switch (activity) {
      case 'temple':
        return seen(
          place,
          'Has guardado …: dentro hay que cubrirse hombros y rodillas.',
          'En templos e iglesias hay que cubrirse hombros y rodillas.',
        );
      case 'hiking':
        return seen(
          place,
          'Has guardado …: el camino puede ser empinado e irregular.',
          'Para tus caminatas.',
        );
      case 'swimming':
        return seen(place, 'Has guardado …: allí podrás bañarte.', 'Para bañarte.');
      case 'spa':
        return seen(
          place,
          'Has guardado …: comprueba si uno se baña con bañador.',
          'Para el spa; comprueba si uno se baña con bañador.',
        );
      case 'skiing':
        return seen(place, 'Has guardado …: allí podrás esquiar.', 'Para los días de nieve.');
      case 'smart':
        return seen(
          place,
          'Has guardado …: conviene arreglarse un poco.',
          'Para las noches que piden algo más.',
        );
      case 'business':
        return 'Para tus reuniones.';
      default:
        return 'Para lo que tienes pensado hacer.';
    }
  },
  workDays: (workDays) =>
    workDays === 1 ? 'Para un día de trabajo.' : `Para ${workDays} días de trabajo.`,
  laundryKit: ({ isByHand }) =>
    isByHand
      ? 'Sin lavandería, basta un poco de detergente y una cuerda para lavar en el lavabo.'
      : 'Para lavar durante el viaje, si no hay servicio de lavandería.',
  sockets: ({ plugs, doFit }) =>
    doFit === false
      ? `Allí los enchufes son de tipo ${list(plugs)}, distintos de los de tu casa.`
      : `Allí los enchufes son de tipo ${list(plugs)}. Comprueba que los tuyos encajan.`,
  volts: (volts) =>
    `Allí la corriente es de ${volts} V: comprueba que tus cargadores indican 100–240 V.`,
  passport: (country) =>
    `Comprueba cuánto tiempo debe seguir vigente y si necesitas visado o registro previo (${regionName(country, 'es')}).`,
  cash: (currency) =>
    `La moneda: ${currencyName(currency, 'es')}. Con un poco para el primer día basta.`,
  flight: (hours) => `Unas ${hours} horas de vuelo: evitan que se hinchen las piernas.`,
  allowance: (texts) => `Tu billete dice: ${texts.join('; ')}. Pesa el equipaje antes de salir.`,
  childrensClothes: (sets) =>
    `${sets} mudas para cada niño: una más que para ti, porque se manchan.`,
  carSeat: (ages) =>
    `${ages.length === 1 ? 'Edad' : 'Edades'}: ${list(ages.map(years))}. Pregunta a quien os lleve o alquílala con el coche.`,
};
