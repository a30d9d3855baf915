import type { PackingTexts, Temperatures } from '../packing.types.ts';
import { degrees } from '../writing/degrees.ts';
import { currencyName, regionName } from '../writing/names-of-codes.ts';
import { shortName } from '../writing/short-name.ts';

const low = ({ lowC, unit }: Temperatures): string => degrees(lowC, unit, '');
const high = ({ highC, unit }: Temperatures): string => degrees(highC, unit, '');

const seen = (place: string | undefined, withPlace: string, without: string): string =>
  place === undefined ? without : withPlace.replace('…', () => shortName(place));

const agesOf = (ages: readonly number[]): string => `만 ${ages.join('·')}세`;

export const ko: PackingTexts = {
  items: {
    't-shirts': '반팔 티셔츠',
    'long-sleeved-tops': '긴팔 상의',
    'business-shirts': '업무용 셔츠 또는 블라우스',
    'quick-drying-tops': '속건 티셔츠',
    trousers: '긴바지',
    shorts: '반바지',
    dress: '가벼운 원피스나 치마',
    'business-trousers': '정장 바지 또는 치마',
    underwear: '속옷',
    socks: '양말',
    bras: '브래지어',
    undershirts: '브래지어 또는 런닝셔츠',
    sleepwear: '잠옷',
    'thermal-underwear': '발열 내의',
    'warm-socks': '두꺼운 양말',
    'light-layer': '얇은 재킷이나 가디건',
    'warm-layer': '플리스나 두꺼운 니트',
    'rain-jacket': '방수 재킷',
    'winter-coat': '두꺼운 외투',
    blazer: '블레이저 또는 정장 재킷',
    'walking-shoes': '편한 운동화',
    sandals: '샌들',
    'hiking-shoes': '등산화',
    'dress-shoes': '구두',
    'winter-boots': '방수 겨울 부츠',
    medicines: '복용 중인 약',
    toiletries: '세면도구',
    'first-aid-kit': '간단한 구급약',
    sunscreen: '자외선 차단제',
    'insect-repellent': '벌레 기피제',
    'lip-balm': '립밤과 보습제',
    'rehydration-salts': '경구 수액(전해질 분말)',
    razor: '면도기',
    'period-products': '생리용품',
    'hand-sanitiser': '손 소독제',
    'spare-glasses': '여분의 안경이나 콘택트렌즈',
    nappies: '기저귀 한 팩',
    'wet-wipes': '물티슈',
    'childrens-medicines': '어린이 상비약과 체온계',
    'phone-charger': '휴대폰과 충전기',
    'power-bank': '보조 배터리',
    'plug-adapter': '여행용 어댑터',
    headphones: '이어폰이나 헤드폰',
    laptop: '노트북과 충전기',
    camera: '카메라',
    headlamp: '헤드랜턴',
    umbrella: '접이식 우산',
    sunglasses: '선글라스',
    'sun-hat': '햇빛 가리는 모자',
    gloves: '장갑',
    'warm-hat': '방한 모자',
    'warm-scarf': '목도리',
    'light-scarf': '얇은 스카프나 숄',
    'ski-goggles': '스키 고글',
    passport: '여권',
    'id-card': '신분증',
    tickets: '항공권과 예약 확인서',
    'payment-cards': '카드',
    cash: '현지 통화',
    insurance: '여행자 보험 정보',
    'document-copies': '서류 사본',
    'childrens-documents': '아이의 여행 서류',
    'liquids-bag': '액체류용 투명 지퍼백',
    daypack: '작은 배낭',
    'water-bottle': '물병',
    'laundry-bag': '빨래 주머니',
    'laundry-kit': '휴대용 세제',
    'luggage-tags': '수하물 이름표',
    'luggage-scale': '휴대용 저울',
    'quick-drying-towel': '속건 타월',
    'waterproof-pouch': '휴대폰 방수팩',
    'business-cards': '명함',
    'car-seat': '카시트',
    stroller: '휴대용 유모차나 아기띠',
    'compression-socks': '압박 양말',
    'neck-pillow': '목베개',
    'eye-mask': '안대와 귀마개',
    'childs-toy': '좋아하는 장난감이나 책',
    snacks: '간식',
    'childrens-snacks': '아이 간식',
    'baby-food': '이유식과 젖병',
    swimwear: '수영복',
    'smart-outfit': '격식 있는 옷',
    'sports-clothes': '운동복',
    'ski-clothes': '스키복',
    'childrens-clothes': '아이 옷 꾸러미',
    'cabin-change': '기내용 갈아입을 옷',
  },
  plain: {
    unknownWeather: '이 기간 날씨를 아직 알 수 없어서 겹쳐 입기 좋게 챙겨요.',
    freeTime: '이동할 때와 쉬는 시간에 입어요.',
    quickDrying: '밤사이 마르고 땀이 나도 가벼워요.',
    bottoms: '한 벌로 2~3일 입어요. 한 벌은 입고 출발하세요.',
    warmBottoms: '두꺼운 것으로 챙기세요. 한 벌로 2~3일 입고, 한 벌은 입고 출발하세요.',
    mildLayer: '아침저녁과 비행기 안에서 입어요.',
    airConditioning: '현지는 계속 덥지만 버스, 매장, 비행기는 에어컨이 세요.',
    dress: '낮에는 시원하고 저녁 외출에도 어울려요.',
    bras: '이틀에 하나꼴이에요.',
    undershirts: '평소 입는 것으로, 이틀에 하나꼴이에요.',
    sleepwear: '잘 때 입어요.',
    businessTrousers: '일하는 날 입어요. 여러 번 입을 수 있어요.',
    blazer: '회의 때 입어요. 구겨지지 않게 입고 출발하세요.',
    dressShoes: '회의 때 신어요.',
    walkingShoes: '평소보다 많이 걸어요. 새 신발보다는 길든 것을 신고 출발하세요.',
    sandals: '발이 시원하고 젖어도 금방 말라요.',
    hikingShoes: '산길에서 신어요.',
    winterBoots: '길이 얼거나 질퍽할 수 있어요. 신고 출발하세요.',
    coldExtras: '바람을 막아 줘요.',
    warmSocks: '가장 추운 날 신어요.',
    besideWarmSocks: '두꺼운 양말까지 합치면 빨래하기 전까지 매일 갈아 신을 수 있어요.',
    adventure: '포장된 길을 벗어나 야외에서 지내는 날을 위한 거예요.',
    waterproofPouch: '휴대폰과 여권이 젖지 않아요.',
    swimInCase: '해변이나 수영장에 들를 때를 위해서예요.',
    sun: '평소보다 밖에 오래 있게 돼요.',
    sunAndSnow: '흐린 날에도 눈에 햇빛이 반사돼요.',
    insects: '따뜻하고 습하거나 풀이 많은 곳에는 모기와 진드기가 있어요.',
    dryAir: '공기가 건조하거나 차면 입술과 손이 터요.',
    waterBottle: '보안 검색을 지난 뒤에 채우세요.',
    tapWater: '현지 수돗물은 마시지 않는 게 좋아요. 생수나 정수된 물을 채우세요.',
    rehydration: '아주 더운 날이나 배탈이 났을 때 마셔요.',
    medicines:
      '여행 기간보다 며칠 분 넉넉하게, 포장째 기내 가방에 넣으세요. 처방약은 현지 반입 규정을 확인하세요.',
    toiletries: '칫솔, 치약, 데오도란트, 샴푸를 작은 용량으로 챙겨요.',
    firstAid: '반창고, 진통제, 물집 패치를 넣어요.',
    razor: '면도를 한다면 챙기세요.',
    periodProducts: '필요할 수 있다면 챙기세요. 쓰던 제품은 현지에서 찾기 어려울 수 있어요.',
    handSanitiser: '이동 중 식사 때 써요. 기내에는 100ml까지예요.',
    spareGlasses: '안경이나 렌즈를 쓴다면 챙기세요.',
    phoneCharger: '항공권, 지도, 은행 앱이 모두 들어 있어요.',
    powerBank: '지도와 사진에 배터리가 금방 닳아요. 보조 배터리는 반드시 기내에 들고 타세요.',
    powerBankAtHome: '지도와 사진에 배터리가 오후면 다 닳아요.',
    socketsUnknown: '현지 콘센트 모양을 확인하세요. 멀티 어댑터면 거의 다 맞아요.',
    headphones: '이동 중에 영화와 음악을 즐겨요.',
    laptop: '업무용이에요. 기내 가방에 넣으세요.',
    camera: '휴대폰 카메라로 부족하다면 챙기세요.',
    headlamp: '어두운 곳에서 두 손을 쓸 수 있어요.',
    passportUnknown:
      '신분증만으로 되는 곳이라면 신분증을 챙기세요. 유효 기간이 충분한지, 비자가 필요한지 확인하세요.',
    idCard: '탑승 수속 때 필요하고, 호텔에서 보여 달라고 할 수 있어요.',
    tickets: '항공권, 숙소, 예약을 인터넷 없이도 열리게 휴대폰에 저장하세요.',
    paymentCards: '잃어버리거나 결제가 안 될 때를 위해 서로 다른 카드 두 장을 따로 보관하세요.',
    cashUnknown: '첫날 쓸 만큼만 준비하고, 어떤 통화를 쓰는지 확인하세요.',
    insurance: '증권 번호와 긴급 연락처를 종이에도 적어 두세요.',
    documentCopies: '여권, 보험, 카드 사본을 종이와 휴대폰에 하나씩 두세요.',
    childrensDocuments:
      '아이도 각자 여권이 필요할 수 있어요. 부모 한 명만 함께 간다면 동의서가 필요한지 확인하세요.',
    liquidsCabinOnly:
      '부치는 짐이 없으니 액체, 젤, 크림은 100ml 이하 용기에 담아 1리터 투명 지퍼백 하나에 모두 넣으세요.',
    liquids: '기내에 들고 타는 액체용이에요. 하나에 100ml까지이고 나머지는 부치면 돼요.',
    daypack: '낮에 물, 겉옷, 산 물건을 넣어요.',
    laundryBag: '입은 옷과 깨끗한 옷을 나눠 담아요.',
    luggageTags: '이름, 이메일, 전화번호를 적어 부치는 짐마다 하나씩 다세요.',
    cabinChange: '부친 짐이 늦게 올 때를 위해 위의 옷 중 한 벌을 들고 타세요.',
    towel: '호텔 수건은 해변에 들고 나가기 어려운 곳이 많아요.',
    businessCards: '새로운 사람을 만난다면 챙기세요.',
    neckPillow: '좌석에서 잠들기 편해요.',
    eyeMask: '기내는 밝고 시끄럽고, 그런 숙소도 있어요.',
    snacks: '식사 사이에 출출할 때 먹어요.',
    stroller: '어린아이는 금방 지쳐요. 보통 탑승구까지 쓸 수 있지만 항공사에 확인하세요.',
    childsToy: '기다릴 때와 잠들 때 필요해요.',
    childrensSnacks: '아이는 배고픔을 오래 참지 못해요.',
    babyFood:
      '이동 중과 첫날 먹을 만큼이에요. 분유와 이유식은 액체 제한에서 예외이니 검색대에서 말하세요.',
    nappies: '이동 중과 처음 이틀 쓸 만큼이에요. 나머지는 현지에서 살 수 있어요.',
    wetWipes: '손, 얼굴, 좌석을 닦아요.',
    childrensMedicines: '나이에 맞는 용량의 해열제와 배탈약이에요.',
    ownItem: '직접 추가한 물건이에요.',
  },
  daily: ({ days, sets, washes, isByHand }) => {
    if (isByHand) return `${days}일 동안 세탁할 곳이 없어서 일부는 손빨래해요.`;
    if (days === 1) return '하루치예요.';
    if (washes === 0) return `${days}일 동안 하루에 하나씩이에요.`;
    if (washes <= 2) return `${days}일, 중간에 ${washes === 1 ? '한' : '두'} 번 세탁해요.`;
    return `${days}일, ${sets}일에 한 번쯤 세탁해요.`;
  },
  someTops: ({ days, sets, washes, isByHand }, count) => {
    const part = `${days}일 동안 입을 상의 ${sets}벌 중 ${count}벌이에요.`;
    if (isByHand) return `${part} 일부는 손빨래해요.`;
    if (washes === 0) return part;
    if (washes <= 2) return `${part} 중간에 ${washes === 1 ? '한' : '두'} 번 세탁해요.`;
    return `${part} ${sets}일에 한 번쯤 세탁해요.`;
  },
  inCaseOf: (weather) => {
    const unknown = '이 기간 날씨를 아직 알 수 없어요.';
    if (weather === 'cold') return `${unknown} 추울 때를 대비하세요.`;
    if (weather === 'rain') return `${unknown} 비 올 때를 대비하세요.`;
    if (weather === 'sun') return `${unknown} 햇볕이 강할 때를 대비하세요.`;
    return `${unknown} 더울 때를 대비하세요.`;
  },
  fewSocks: ({ days }) => `더운 날씨로 ${days}일이라 샌들을 신는 날도 있어요.`,
  temperatures: (all) =>
    all.isForecast
      ? `예보 기온은 ${low(all)}~${high(all)}예요.`
      : `이맘때 기온은 보통 ${low(all)}~${high(all)}예요.`,
  cold: (all) =>
    all.isForecast
      ? `예보로는 ${low(all)}까지 내려가요.`
      : `이맘때는 보통 ${low(all)}까지 내려가요.`,
  heat: (all) =>
    all.isForecast
      ? `예보로는 ${high(all)}까지 올라가요.`
      : `이맘때는 보통 ${high(all)}까지 올라가요.`,
  twoClimates: (all) =>
    `여행 중 기온이 ${low(all)}에서 ${high(all)}까지 달라져요. 벗고 입기 쉽게 겹쳐 입으세요.`,
  rain: ({ wetDays, days, isForecast }) => {
    const when = days === 1 ? '여행하는 날' : `${days}일 중 ${wetDays}일`;
    return isForecast ? `예보로는 ${when} 비가 와요.` : `이맘때는 보통 ${when} 비가 와요.`;
  },
  activity: (activity, place) => {
    switch (activity) {
      case 'temple':
        return seen(
          place,
          '저장한 곳: …. 안에서는 어깨와 무릎을 가려요.',
          '사원이나 성당에서는 어깨와 무릎을 가려요.',
        );
      case 'hiking':
        return seen(place, '저장한 곳: …. 길이 가파르고 고르지 않을 수 있어요.', '산행할 때 써요.');
      case 'swimming':
        return seen(place, '저장한 곳: …. 물놀이할 때 써요.', '물놀이할 때 써요.');
      case 'spa':
        return seen(
          place,
          '저장한 곳: …. 수영복을 입는 곳인지 확인하세요.',
          '온천이나 스파에서 써요. 수영복을 입는 곳인지 확인하세요.',
        );
      case 'skiing':
        return seen(place, '저장한 곳: …. 눈 위에서 써요.', '눈 위에서 보내는 날에 써요.');
      case 'smart':
        return seen(place, '저장한 곳: …. 조금 갖춰 입으세요.', '갖춰 입는 저녁에 필요해요.');
      case 'business':
        return '회의 때 필요해요.';
      default:
        return '계획한 활동에 필요해요.';
    }
  },
  workDays: (workDays) => `일하는 날 ${workDays}일치예요.`,
  laundryKit: ({ isByHand }) =>
    isByHand
      ? '세탁할 곳이 없으니 세제 조금과 빨랫줄이면 세면대에서 빨 수 있어요.'
      : '여행 중 세탁할 때 써요. 세탁 서비스를 쓴다면 필요 없어요.',
  sockets: ({ plugs, doFit }) =>
    doFit === false
      ? `현지 콘센트는 ${plugs.join('·')}형이라 집에서 쓰는 플러그와 달라요.`
      : `현지 콘센트는 ${plugs.join('·')}형이에요. 플러그가 맞는지 확인하세요.`,
  volts: (volts) => `현지 전압은 ${volts}V예요. 충전기에 100–240V라고 적혀 있는지 확인하세요.`,
  passport: (country) =>
    `유효 기간이 얼마나 남아야 하는지, 비자나 사전 등록이 필요한지 확인하세요(${regionName(country, 'ko')}).`,
  cash: (currency) => `현지 통화: ${currencyName(currency, 'ko')}. 첫날 쓸 만큼이면 충분해요.`,
  flight: (hours) => `비행시간이 약 ${hours}시간이에요. 다리가 덜 부어요.`,
  allowance: (texts) => `항공권의 수하물 규정: ${texts.join('; ')}. 출발 전에 무게를 재세요.`,
  childrensClothes: (sets) => `아이마다 ${sets}벌이에요. 잘 흘리니 어른보다 한 벌 더 챙겨요.`,
  carSeat: (ages) =>
    `${agesOf(ages)} 아이용이에요. 타게 될 차에 있는지 묻거나 렌터카와 함께 빌리세요.`,
};
