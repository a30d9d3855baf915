import type { PackingTexts, Temperatures } from '../packing.types.ts';
import { degrees } from '../writing/degrees.ts';
import { currencyName, regionName } from '../writing/names-of-codes.ts';
import { shortName } from '../writing/short-name.ts';

const list = (parts: readonly (string | number)[]): string =>
  parts.length < 2 ? `${parts[0] ?? ''}` : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;

const low = ({ lowC, unit }: Temperatures): string => degrees(lowC, unit);
const high = ({ highC, unit }: Temperatures): string => degrees(highC, unit);

const seen = (place: string | undefined, withPlace: string, without: string): string =>
  place === undefined ? without : withPlace.replace('…', () => shortName(place));

const years = (age: number): string => (age === 0 ? 'menos de 1' : `${age}`);

export const pt: PackingTexts = {
  items: {
    't-shirts': 'T-shirts',
    'long-sleeved-tops': 'T-shirts de manga comprida',
    'business-shirts': 'Camisas ou blusas de trabalho',
    'quick-drying-tops': 'T-shirts de secagem rápida',
    trousers: 'Calças',
    shorts: 'Calções ou bermudas',
    dress: 'Vestido ou saia leve',
    'business-trousers': 'Calças ou saia clássicas',
    underwear: 'Roupa interior',
    socks: 'Meias',
    bras: 'Sutiãs',
    undershirts: 'Sutiãs ou camisolas interiores',
    sleepwear: 'Pijama',
    'thermal-underwear': 'Roupa interior térmica',
    'warm-socks': 'Meias quentes',
    'light-layer': 'Casaco leve',
    'warm-layer': 'Casaco polar ou malha quente',
    'rain-jacket': 'Casaco impermeável',
    'winter-coat': 'Casaco de inverno',
    blazer: 'Blazer',
    'walking-shoes': 'Calçado confortável para caminhar',
    sandals: 'Sandálias',
    'hiking-shoes': 'Botas de caminhada',
    'dress-shoes': 'Sapatos clássicos',
    'winter-boots': 'Botas de inverno impermeáveis',
    medicines: 'Medicamentos habituais',
    toiletries: 'Artigos de higiene',
    'first-aid-kit': 'Pequeno kit de primeiros socorros',
    sunscreen: 'Protetor solar',
    'insect-repellent': 'Repelente de insetos',
    'lip-balm': 'Bálsamo labial e creme hidratante',
    'rehydration-salts': 'Sais de reidratação',
    razor: 'Lâmina de barbear',
    'period-products': 'Produtos menstruais',
    'hand-sanitiser': 'Gel desinfetante para as mãos',
    'spare-glasses': 'Óculos ou lentes de reserva',
    nappies: 'Pacote de fraldas',
    'wet-wipes': 'Lenços húmidos',
    'childrens-medicines': 'Medicamentos infantis e termómetro',
    'phone-charger': 'Telefone e carregador',
    'power-bank': 'Bateria externa',
    'plug-adapter': 'Adaptador de tomada',
    headphones: 'Auriculares',
    laptop: 'Computador portátil e carregador',
    camera: 'Máquina fotográfica',
    headlamp: 'Lanterna de cabeça',
    umbrella: 'Guarda-chuva dobrável',
    sunglasses: 'Óculos de sol',
    'sun-hat': 'Chapéu ou boné',
    gloves: 'Luvas',
    'warm-hat': 'Gorro',
    'warm-scarf': 'Cachecol',
    'light-scarf': 'Lenço ou echarpe leve',
    'ski-goggles': 'Óculos de esqui',
    passport: 'Passaporte',
    'id-card': 'Documento de identidade',
    tickets: 'Bilhetes e reservas',
    'payment-cards': 'Cartões bancários',
    cash: 'Dinheiro na moeda local',
    insurance: 'Dados do seguro',
    'document-copies': 'Cópias dos documentos',
    'childrens-documents': 'Documentos das crianças',
    'liquids-bag': 'Saco transparente para líquidos',
    daypack: 'Mochila pequena',
    'water-bottle': 'Garrafa de água reutilizável',
    'laundry-bag': 'Saco para a roupa suja',
    'laundry-kit': 'Detergente de viagem',
    'luggage-tags': 'Etiquetas de bagagem',
    'luggage-scale': 'Balança de bagagem',
    'quick-drying-towel': 'Toalha de secagem rápida',
    'waterproof-pouch': 'Bolsa impermeável para o telefone',
    'business-cards': 'Cartões de visita',
    'car-seat': 'Cadeira de criança para o carro',
    stroller: 'Carrinho dobrável ou porta-bebés',
    'compression-socks': 'Meias de compressão',
    'neck-pillow': 'Almofada de pescoço',
    'eye-mask': 'Máscara de dormir e tampões para os ouvidos',
    'childs-toy': 'Brinquedo ou livro favorito',
    snacks: 'Algo para petiscar',
    'childrens-snacks': 'Lanches para as crianças',
    'baby-food': 'Comida de bebé e biberões',
    swimwear: 'Roupa de banho',
    'smart-outfit': 'Roupa elegante',
    'sports-clothes': 'Roupa de desporto',
    'ski-clothes': 'Casaco e calças de esqui',
    'childrens-clothes': 'Saco com roupa de criança',
    'cabin-change': 'Muda de roupa na bagagem de mão',
  },
  plain: {
    unknownWeather: 'Ainda não sabemos que tempo fará nessas datas: o melhor é vestir por camadas.',
    freeTime: 'Para o caminho e o tempo livre.',
    quickDrying: 'Secam durante a noite e continuam leves com o suor.',
    bottoms: 'Cada peça dura dois ou três dias. Leve uma vestida.',
    warmBottoms: 'De preferência grossas. Cada peça dura dois ou três dias; leve uma vestida.',
    mildLayer: 'Para as manhãs, as noites e o avião.',
    airConditioning: 'Lá não arrefece, mas transportes, lojas e aviões têm ar condicionado.',
    dress: 'Fresco de dia e bom para sair à noite.',
    bras: 'Um para cada dois dias.',
    undershirts: 'O que usar habitualmente, um para cada dois dias.',
    sleepwear: 'Para dormir.',
    businessTrousers: 'Para os dias de trabalho; pode repetir.',
    blazer: 'Para as reuniões. Leve-o vestido, para não amarrotar.',
    dressShoes: 'Para as reuniões.',
    walkingShoes: 'Vai andar mais do que em casa. Leve-o calçado, e que não seja novo.',
    sandals: 'Os pés ficam frescos e secam depressa.',
    hikingShoes: 'Para os caminhos de natureza.',
    winterBoots: 'As ruas podem ter gelo ou neve derretida. Leve-as calçadas.',
    coldExtras: 'Corta o vento.',
    warmSocks: 'Para os dias mais frios.',
    besideWarmSocks: 'Com as quentes, dão um par limpo para cada dia entre lavagens.',
    adventure: 'Para os dias ao ar livre, longe das ruas pavimentadas.',
    waterproofPouch: 'Mantém secos o telefone e o passaporte.',
    swimInCase: 'Para o caso de aparecer uma praia ou uma piscina.',
    sun: 'Vai passar mais tempo ao ar livre do que em casa.',
    sunAndSnow: 'A neve reflete o sol, mesmo em dias nublados.',
    insects: 'Mosquitos e carraças gostam de sítios quentes, verdes e húmidos.',
    dryAir: 'O ar seco ou frio greta os lábios e as mãos.',
    waterBottle: 'Encha-a depois de passar a segurança do aeroporto.',
    tapWater:
      'Lá não se recomenda beber água da torneira. Encha-a com água engarrafada ou filtrada.',
    rehydration: 'Para um dia de muito calor ou uma indisposição de estômago.',
    medicines:
      'Para a viagem toda e mais alguns dias, na bagagem de mão e na embalagem. Se precisam de receita, consulte as regras do país.',
    toiletries: 'Escova e pasta de dentes, desodorizante, champô: em tamanho pequeno.',
    firstAid: 'Curativos, analgésicos e algo para as bolhas.',
    razor: 'Para quem se barbeia ou depila.',
    periodProducts: 'Para quem possa precisar: a marca habitual pode ser difícil de encontrar.',
    handSanitiser: 'Para as refeições pelo caminho. Na cabine, no máximo 100 ml.',
    spareGlasses: 'Para quem usa.',
    phoneCharger: 'É onde estão os bilhetes, os mapas e o banco.',
    powerBank:
      'Mapas e fotos gastam a bateria. As baterias externas e as de reserva vão sempre na cabine.',
    powerBankAtHome: 'Com mapas e fotos, o telefone fica sem bateria a meio da tarde.',
    socketsUnknown: 'Confirme que tomadas há; um adaptador universal serve em quase todas.',
    headphones: 'Para filmes e música pelo caminho.',
    laptop: 'Para trabalhar. Vai na bagagem de mão.',
    camera: 'Se a do telefone não chegar.',
    headlamp: 'Deixa as duas mãos livres no escuro.',
    passportUnknown:
      'Ou o documento de identidade, onde for suficiente. Confirme a validade e se é preciso visto.',
    idCard: 'É preciso para embarcar, e o hotel pode pedi-lo.',
    tickets: 'Voos, hotel e reservas, guardados no telefone para abrirem sem internet.',
    paymentCards: 'Dois diferentes e separados, para o caso de perder um ou de não o aceitarem.',
    cashUnknown: 'Um pouco para o primeiro dia. Confirme que moeda se usa.',
    insurance: 'O número da apólice e o telefone de emergência, também em papel.',
    documentCopies: 'Do passaporte, do seguro e dos cartões: uma em papel e outra no telefone.',
    childrensDocuments:
      'Cada criança pode precisar do seu próprio passaporte. Se viajar só com um dos pais, confirme se pedem uma autorização.',
    liquidsCabinOnly:
      'Sem mala de porão, os líquidos, géis e cremes vão em embalagens de 100 ml no máximo, todas num saco transparente de um litro.',
    liquids:
      'Para os líquidos que levar na cabine, de 100 ml no máximo. O resto pode ir na mala de porão.',
    daypack: 'Para a água, um agasalho e as compras do dia.',
    laundryBag: 'Separa a roupa usada da limpa.',
    luggageTags: 'Com nome, e-mail e telefone; uma para cada mala de porão.',
    cabinChange: 'Um conjunto dos de cima, para o caso de uma mala chegar atrasada.',
    towel: 'Os hotéis raramente emprestam as suas para a praia.',
    businessCards: 'Para quem vai conhecer gente nova.',
    neckPillow: 'Para dormir no assento.',
    eyeMask: 'Na cabine há luz e barulho, e em alguns hotéis também.',
    snacks: 'Para a fome entre refeições.',
    stroller:
      'As crianças pequenas cansam-se depressa. Quase todas as companhias o levam até à porta de embarque; confirme com a sua.',
    childsToy: 'Para as esperas e para adormecer.',
    childrensSnacks: 'A fome não espera pela próxima paragem.',
    babyFood:
      'Para o caminho e o primeiro dia. O leite de bebé pode passar na segurança: avise ao chegar.',
    nappies: 'Para o caminho e os dois primeiros dias; lá pode comprar mais.',
    wetWipes: 'Para mãos, caras e assentos.',
    childrensMedicines: 'Para a febre e o estômago, em doses para a idade.',
    ownItem: 'Adicionado à mão.',
  },
  daily: ({ days, sets, washes, isByHand }) => {
    if (isByHand) return `${days} dias sem lavandaria: lave algumas peças à mão.`;
    if (days === 1) return 'Para um dia.';
    if (washes === 0) return `Para ${days} dias, um por dia.`;
    if (washes === 1) return `${days} dias, com uma lavagem.`;
    if (washes === 2) return `${days} dias, com duas lavagens.`;
    return `${days} dias, com uma lavagem a cada ${sets} dias, mais ou menos.`;
  },
  someTops: ({ days, sets, washes, isByHand }, count) => {
    const part = `${count} das ${sets} peças de cima para ${days} dias`;
    if (isByHand) return `${part}; lave algumas à mão.`;
    if (washes === 0) return `${part}.`;
    if (washes === 1) return `${part}, com uma lavagem.`;
    if (washes === 2) return `${part}, com duas lavagens.`;
    return `${part}, com uma lavagem a cada ${sets} dias, mais ou menos.`;
  },
  inCaseOf: (weather) => {
    const unknown = 'ainda não sabemos que tempo fará nessas datas.';
    if (weather === 'cold') return `Para o caso de fazer frio: ${unknown}`;
    if (weather === 'rain') return `Para o caso de chover: ${unknown}`;
    if (weather === 'sun') return `Para o caso de fazer sol: ${unknown}`;
    return `Para o caso de fazer calor: ${unknown}`;
  },
  fewSocks: ({ days }) => `${days} dias de calor: em alguns, bastam as sandálias.`,
  temperatures: (all) =>
    all.isForecast
      ? `Preveem-se temperaturas de ${low(all)} a ${high(all)}.`
      : `Nessas datas, as temperaturas costumam ir de ${low(all)} a ${high(all)}.`,
  cold: (all) =>
    all.isForecast
      ? `Preveem-se mínimas de ${low(all)}.`
      : `Nessas datas, as mínimas costumam ser de ${low(all)}.`,
  heat: (all) =>
    all.isForecast
      ? `Preveem-se máximas de ${high(all)}.`
      : `Nessas datas, as máximas costumam ser de ${high(all)}.`,
  twoClimates: (all) =>
    `A viagem vai de ${low(all)} a ${high(all)}: camadas que se tiram e põem servem para os dois climas.`,
  rain: ({ wetDays, days, isForecast }) => {
    const share = days === 1 ? 'nesse dia' : `em ${wetDays} dos ${days} dias`;
    return isForecast ? `Prevê-se chuva ${share}.` : `Costuma chover ${share}.`;
  },
  activity: (activity, place) => {
    switch (activity) {
      case 'temple':
        return seen(
          place,
          'Entre os seus lugares está …: lá dentro, cubra os ombros e os joelhos.',
          'Em templos e igrejas, cubra os ombros e os joelhos.',
        );
      case 'hiking':
        return seen(
          place,
          'Entre os seus lugares está …: o caminho pode ser íngreme e irregular.',
          'Para as caminhadas.',
        );
      case 'swimming':
        return seen(place, 'Entre os seus lugares está …: lá dá para nadar.', 'Para nadar.');
      case 'spa':
        return seen(
          place,
          'Entre os seus lugares está …: confirme se lá se usa roupa de banho.',
          'Para o spa; confirme se lá se usa roupa de banho.',
        );
      case 'skiing':
        return seen(
          place,
          'Entre os seus lugares está …: lá dá para esquiar.',
          'Para os dias de neve.',
        );
      case 'smart':
        return seen(
          place,
          'Entre os seus lugares está …: convém uma roupa mais cuidada.',
          'Para as noites que pedem algo mais.',
        );
      case 'business':
        return 'Para as reuniões.';
      default:
        return 'Para o que pensa fazer.';
    }
  },
  workDays: (workDays) =>
    workDays === 1 ? 'Para um dia de trabalho.' : `Para ${workDays} dias de trabalho.`,
  laundryKit: ({ isByHand }) =>
    isByHand
      ? 'Não há lavandaria: um pouco de detergente e uma corda chegam para lavar no lavatório.'
      : 'Para lavar durante a viagem, se não houver serviço de lavandaria.',
  sockets: ({ plugs, doFit }) => {
    const types = `${plugs.length === 1 ? 'do tipo' : 'dos tipos'} ${list(plugs)}`;
    return doFit === false
      ? `Lá as tomadas são ${types}, diferentes das de casa.`
      : `Lá as tomadas são ${types}. Confirme que os seus aparelhos encaixam.`;
  },
  volts: (volts) =>
    `Lá a corrente é de ${volts} V: confirme que os carregadores indicam 100–240 V.`,
  passport: (country) =>
    `Confirme até quando tem de ser válido e se é preciso visto ou registo prévio (${regionName(country, 'pt')}).`,
  cash: (currency) =>
    `A moeda: ${currencyName(currency, 'pt')}. Um pouco chega para o primeiro dia.`,
  flight: (hours) => `Cerca de ${hours} horas de voo: evitam que as pernas inchem.`,
  allowance: (texts) => `O bilhete diz: ${texts.join('; ')}. Pese a bagagem antes de sair.`,
  childrensClothes: (sets) =>
    `${sets} mudas por criança: uma a mais do que para os adultos, porque se sujam.`,
  carSeat: (ages) =>
    `${ages.length === 1 ? 'Idade' : 'Idades'}: ${list(ages.map(years))}. Pergunte a quem conduz ou alugue uma com o carro.`,
};
