import type { TicketLanguage } from './ticket-language.ts';

/** Vietnamese. */
export const vietnamese: TicketLanguage = {
  months: [],
  weekdays: [],
  labels: {
    departure: ['khởi hành(?: từ)?', 'điểm đi', 'giờ đi', 'nơi đi'],
    arrival: ['điểm đến', 'giờ đến', 'nơi đến', 'đến'],
    duration: ['thời gian bay'],
    aircraft: ['máy bay', 'loại máy bay', 'tàu bay'],
    seat: ['ghế', 'số ghế', 'chỗ ngồi'],
    meal: ['suất ăn'],
    baggage: ['hành lý(?: ký gửi)?'],
    operatedBy: ['khai thác bởi', 'hãng khai thác'],
  },
  flight: ['chuyến bay'],
  hours: ['giờ'],
  minutes: ['phút'],
  nextDay: ['ngày hôm sau'],
  otherEvents: ['giờ lên tàu', 'ngày xuất vé', 'ngày đặt'],
  pieces: ['kiện'],
  meals: ['bữa(?: (?:sáng|trưa|tối|nhẹ|ăn))?', 'suất ăn', 'ăn nhẹ'],
  handBags: ['xách tay'],
  recordLocator: ['mã đặt chỗ', 'mã đặt vé'],
};
