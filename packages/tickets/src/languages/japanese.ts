import type { TicketLanguage } from './ticket-language.ts';

/** Japanese. */
export const japanese: TicketLanguage = {
  months: [],
  weekdays: [
    ['日', '日曜日'],
    ['月', '月曜日'],
    ['火', '火曜日'],
    ['水', '水曜日'],
    ['木', '木曜日'],
    ['金', '金曜日'],
    ['土', '土曜日'],
  ],
  labels: {
    departure: ['出発(?:地|時刻|日時|空港)?', '搭乗地'],
    arrival: ['到着(?:地|時刻|日時|空港)?'],
    duration: ['所要時間', '飛行時間'],
    aircraft: ['機材', '機種'],
    seat: ['座席(?:番号)?'],
    meal: ['(?:機内|お)食事?', '機内食'],
    baggage: ['(?:受託)?手荷物(?:許容量)?'],
    operatedBy: ['運航(?:会社|航空会社)?'],
  },
  flight: ['便名', '便'],
  hours: ['時間'],
  minutes: ['分'],
  nextDay: ['翌日'],
  otherEvents: ['搭乗(?:時刻|開始)', '発行日', '予約日', '発券日'],
  pieces: ['個'],
  meals: ['機内食', '朝食', '昼食', '夕食', '軽食', 'お食事', 'スナック'],
  handBags: ['機内持ち?込み?'],
  recordLocator: ['予約番号', '確認番号'],
};
