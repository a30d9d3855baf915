import type { FileEncoding } from '@ooo/domain/place-files/file-encoding';

const SIMPLIFIED =
  '的一是中国北京上海大小广州天安门山水公园寺塔路街区市新东西南北湖江河馆院店城古镇楼桥博物美术老故宫豫外滩家长火车站酒饭餐厅茶食吃人民文化际机场学花红青龙凤明金银玉云风月春秋雨林华平安和兴福宝德永胜';
const TRADITIONAL =
  '的一是中國北京上海大小廣州天安門山水公園寺廟塔路街區市新東西南湖江河館院店城古鎮樓橋博物美術老故宮家長火車站酒飯餐廳茶食吃人民文化際機場學台臺正立夜紀念堂港九龍士林花紅青鳳明金銀玉雲風月春秋雨華平和興福寶德永勝';
const JAPANESE =
  'のノーンスルトイアラリタカキクシセコサマミムメモハヒフヘホナニネテドバブベボパプペポガギグゲゴザジズダデレロワウエオツヤユヨャュョッソあいうえおかきくけこさしすせそたちつてとなにはひふへほまみむめもやゆよらりるれろわをんがぎぐげごだでどばびぶべぼ' +
  '東京大阪寺神社山川田町駅前公園城島海橋本美術館博物市場通門宮池谷新宿渋浅草上野銀座景福国立中央北南西区湖温泉店食堂屋小木日月水金土天高石松竹梅花原戸崎井村森林長';
const KOREAN =
  '가강개거건경계고곡공과관광교구국군궁권금기길김나남내네노농다단당대더덕도동두등드디라래랑레령로루르리림마만면명목무문물미바박반방백베보복본봉부북분불비빵사산삼상서석선설성세소송수순스시식신실아안암앙야양어에여역연영예오온옥와왕외용우운울원월위유은음의이인일임입자장전점정제조종주중지진집찌차찬창천청체초촌춘충치카커타탑태터테토통트티파판페평포풍프피하학한해향현호홍화황회효흥희';
const CYRILLIC = 'оеаинтсрвлкмдпуыяьгзбчйОКМПСАВБГНТДЛРИЭЗ';
const GREEK = 'αοιετσνηυρπκμλωςγάέήίόύώΑΟΙΕΤΣΝΗΠΚΜΛΒΓΔΘ';
const WEST = 'éèêëàáâãäåæçíîïñóôõöøúûüßÉÀÁÅÆÄÑÓÖÜØÇ’‘“”–—…°ºª€·';
const CENTRE = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďéěíňřšťúůýžÁČĎÉĚÍŘŠŤÚŽőűŐŰöüäÖÜÄß’–„”';
const TURKISH = 'çğıöşüâîÇĞİÖŞÜ’“”–';

/** What names are mostly made of in the languages that an encoding is for. */
export const COMMON_LETTERS: Readonly<Record<FileEncoding, ReadonlySet<string>>> = {
  shift_jis: new Set(JAPANESE),
  'euc-jp': new Set(JAPANESE),
  big5: new Set(TRADITIONAL),
  gb18030: new Set(SIMPLIFIED),
  'euc-kr': new Set(KOREAN),
  'windows-1251': new Set(CYRILLIC),
  'windows-1252': new Set(WEST),
  'windows-1250': new Set(CENTRE),
  'windows-1253': new Set(GREEK),
  'windows-1254': new Set(TURKISH),
};

type LeadBytes = readonly (readonly [from: number, to: number])[];

/** Where encodings of two bytes have the characters of daily use, by the first byte: kana and the first level of Han. */
const DAILY: Partial<
  Record<FileEncoding, { readonly lead: LeadBytes; readonly minTrail: number }>
> = {
  shift_jis: {
    lead: [
      [0x81, 0x83],
      [0x88, 0x97],
    ],
    minTrail: 0x40,
  },
  'euc-jp': {
    lead: [
      [0xa1, 0xa5],
      [0xb0, 0xcf],
    ],
    minTrail: 0xa1,
  },
  big5: {
    lead: [
      [0xa1, 0xa1],
      [0xa4, 0xc6],
    ],
    minTrail: 0x40,
  },
  gb18030: {
    lead: [
      [0xa1, 0xa3],
      [0xb0, 0xd7],
    ],
    minTrail: 0xa1,
  },
  'euc-kr': {
    lead: [
      [0xa1, 0xa3],
      [0xb0, 0xc8],
    ],
    minTrail: 0xa1,
  },
};

/** Words of one alphabet, in small letters behind the first, or all in capitals. */
const WORDS: Partial<Record<FileEncoding, RegExp>> = {
  'windows-1251': /(?<!\p{L})(?:[А-ЯЁІЇЄҐ]?[а-яёіїєґў]+|[А-ЯЁІЇЄҐ]+)(?!\p{L})/gu,
  'windows-1253': /(?<!\p{L})(?:\p{Script=Greek}?[α-ωά-ώϊϋΐΰ]+|[Α-ΩΆ-Ώ]+)(?!\p{L})/gu,
};
/** Latin words have ASCII letters too, and no capital behind a small one. */
const LATIN_WORD =
  /(?<!\p{L})(?=\p{L}*[a-zA-Z])(?:\p{Lu}?[\p{Ll}’]+|\p{Lu}+)(?:’\p{L}+)?(?!\p{L})/gu;
const SIGNS = /[’‘“”–—…°ºª€·„]/gu;

/** The share of non-ASCII characters that an encoding is typically used for, 0 to 1. */
export function isAtHome(bytes: Uint8Array, text: string, encoding: FileEncoding): number {
  const daily = DAILY[encoding];
  if (daily) return shareOfDaily(bytes, daily);
  const all = countForeign(text);
  const words = text.match(WORDS[encoding] ?? LATIN_WORD) ?? [];
  const inWords = words.reduce((sum, word) => sum + countForeign(word.replace(SIGNS, '')), 0);
  return (inWords + (text.match(SIGNS)?.length ?? 0)) / all;
}

function countForeign(text: string): number {
  return text.match(/[^\p{ASCII}\s]/gu)?.length ?? 0;
}

function shareOfDaily(
  bytes: Uint8Array,
  { lead, minTrail }: { readonly lead: LeadBytes; readonly minTrail: number },
): number {
  let all = 0;
  let daily = 0;
  for (let at = 0; at < bytes.length; at++) {
    const first = bytes[at] ?? 0;
    if (first < 0x80) continue;
    all += 1;
    const isDaily = lead.some(([from, to]) => first >= from && first <= to);
    if (isDaily && (bytes[at + 1] ?? 0) >= minTrail) daily += 1;
    // In Shift_JIS a katakana of half the width has one byte.
    if (isDaily || (bytes[at + 1] ?? 0) >= 0x40) at += 1;
  }
  return all === 0 ? 0 : daily / all;
}
