import { wordsOf } from './languages.ts';

/**
 * The words of details in English, Korean, Spanish, German, French and Dutch, and of `languages`; each is the inside of
 * a regular expression.
 */

/** What is served. */
export const MEALS: readonly string[] = [
  'meals?',
  'breakfasts?',
  'brkfst',
  'brunch',
  'lunch(?:eon)?',
  'dinner',
  'supper',
  'snacks?',
  'refreshments?',
  'bites?',
  'food',
  'sandwich(?:es)?',
  'afternoon tea',
  'bistro',
  'catering',
  'desayuno',
  'almuerzo',
  'comidas?',
  'cena',
  'merienda',
  'refrigerios?',
  'aperitivos?',
  'bocadillos?',
  'tentempi[eé]',
  'colaci[oó]n',
  'fr[uü]hst[uü]ck',
  'mittagessen',
  'abendessen',
  'imbiss',
  'getr[aä]nke?',
  'mahlzeit(?:en)?',
  '(?:petit[ -])?d[eé]jeuner',
  'd[iî]ner',
  'repas',
  'collation',
  'ontbijt',
  'avondeten',
  'maaltijd(?:en)?',
  '기내식',
  '식사',
  '[조중석간]식',
  '[냉온]식',
  '스낵',
  '샌드위치',
  '채식',
  '(?:일반|특별|당뇨|저열량|저염|저지방|유아|아동|어린이|무슬림|할랄|힌두|해산물|과일)식',
  'vegetarian(?: meal)?',
  'vegan(?: meal)?',
  '(?:AV|BB|BL|CH|DB|FP|GF|HN|KS|LC|LF|LP|LS|MO|NL|RV|SF|SP|VG|VJ|VL|VO)ML',
  ...wordsOf(({ meals }) => meals),
];

/** What dishes are made of, where nothing else says that they are meals. */
export const DISHES: readonly string[] = [
  'chicken|beef|pork|lamb|fish|salmon|tuna|prawns?|shrimps?|tofu|rice|noodles?|ramen|pasta|lasagn[ae]|spaghetti|penne|ravioli|curry|biryani|nasi (?:lemak|goreng)|teriyaki|salad|omelett?e?|pancakes?|burger|panini|soup|stew|steak|quiche|croissant|baguette',
  'pollo|arroz|pescado|ensalada|empanadas?|lasaña|fideos|ravioles|canelones|h[äa]hnchen|nudeln|poulet|riz|salade',
  '비빔밥|불고기|덮밥|볶음밥|쌈밥|국수|라면|샐러드|치킨|파스타|카레|돈까스|스테이크|도시락|갈비',
];

/** How it is served. */
export const SERVINGS: readonly string[] = [
  'hot|cold|warm|light|full|fresh|special|standard|regular|premium|child|kids?|kosher|halal|hindu|muslim|moslem|asian|diabetic|gluten-free|western|korean|japanese',
  'low|high|calorie|fat|salt|sodium|purine|lactose|fib(?:er|re)|protein|bland|raw|seafood|jain|oriental|indian|infant|baby|toddler|platter',
  'complimentary|free|included|provided|served|service|available|requested|confirmed|choice',
  '(?:for|to) (?:purchase|sale|buy)|purchase|buy|pay|pre-?order(?:ed)?|on[- ]?board|in[- ]?flight|men[uú]',
  'drinks?|beverages?|wine|coffee|tea|soft|fruit',
  'and|or|with|of|the|one|two',
  'calientes?|fr[ií][oa]s?|liger[oa]s?|ligh?t|vegetarian[oa]s?|incluid[oa]s?|a bordo|de pago|a la venta|de cortes[ií]a|bebidas?|snack|y|e|o|u|con',
  'warm(?:e[rs]?|es)?|kalte?[rs]?|leichte?[rs]?|kostenlos(?:e[rs]?)?|inklusive|getr[äa]nke?|und|oder|mit|zum kauf',
  'chaud|froid|l[eé]ger|inclus|boissons?|et|ou|v[eé]g[eé]tarien',
  'warme|koude|lichte|inbegrepen|drankjes?|en|of',
  String.raw`\d{1,2}\s?(?:회|x|×)?`,
  '제공|포함|무료|유료|가능|사전\\s?(?:주문|신청)|주문|신청|구매|판매|음료|특별|일반|한식|양식|및|와|과|또는',
];

/** What a seat is called beside its row and letter. */
export const SEAT_WORDS: readonly string[] = [
  'seats?',
  'asientos?',
  'sillas?',
  'assentos?',
  'lugar(?:es)?',
  'sitz(?:pl(?:atz|[äa]tze))?',
  'si[eè]ges?',
  'stoel(?:en)?',
  'post[oi]',
  '(?:사전|지정|선택)?\\s?좌석',
  '座席',
  '座位',
];

/** Cabin baggage, which is not an allowance. */
export const HAND_BAGS: readonly string[] = [
  'carry-?\\s?ons?',
  'carry-?on',
  'cabin (?:bag(?:gage|s)?|luggage|cases?|items?)',
  'cabin(?=\\s?[:：]?\\s?\\d)',
  '(?:for|in) the cabin',
  'hand (?:bag(?:gage|s)?|luggage|carry)',
  'handgep[äa]ck(?:st[üu]cke?)?',
  'personal (?:items?|articles?)',
  'under-?\\s?seat',
  'small bags?',
  'backpack',
  'de mano',
  '(?:de|en) cabina',
  'art[ií]culos? personal(?:es)?',
  'mochilas?',
  '[àa] main',
  '(?:en|de) cabine',
  'handbagage',
  '기내',
  '휴대',
  ...wordsOf(({ handBags }) => handBags),
];

/** Words for a checked bag. */
export const CHECKED: readonly string[] = [
  'checked',
  'check-in bag(?:gage|s)?',
  'hold',
  'facturad[oa]s?',
  'documentad[oa]s?',
  'bodega',
  'aufgabegep[äa]ck',
  'soute',
  'enregistr[ée]s?',
  'ruimbagage',
  '위탁',
  'despacha(?:d[ao]s?|r)',
  'stiva|porão',
  '託送|託運|托运|受託',
];

/** Numbers before what they count: `one checked bag`, `una maleta`. */
export const COUNTS: readonly (readonly [number, string])[] = [
  [1, 'one|una?|uno|eine?n?|une|een|een|한'],
  [2, 'two|dos|zwei|deux|twee|두'],
  [3, 'three|tres|drei|trois|drie|세'],
];

/** What counts bags that are checked. */
export const PIECES: readonly string[] = [
  'pcs?',
  'pieces?',
  'pz',
  'pzas?',
  'piezas?',
  '(?:gep[äa]ck)?st(?:ü|u)cke?',
  'stuks?',
  '개씩?',
  '(?:checked |free |hold |standard |piece of )*(?:bags?|luggage|baggage)',
  'checked(?:-in)?(?: bags?)?',
  'maletas?',
  'valijas?',
  'bultos?',
  'equipajes?',
  'bagages?',
  'suitcases?',
  'valises?',
  'koffer',
  'colli',
  ...wordsOf(({ pieces }) => pieces),
];
