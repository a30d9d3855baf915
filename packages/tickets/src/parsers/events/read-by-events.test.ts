import { describe, expect, it } from 'vitest';
import { readByEvents } from './read-by-events.ts';

function read(text: string): string[] {
  return readByEvents(text.split('\n')).map((segment) => {
    const [from, to] = [segment.from ?? segment.fromName, segment.to ?? segment.toName].map(
      (end) => end?.value,
    );
    const [departs, arrives] = [segment.departureDate, segment.arrivalDate].map(
      (date) => date && `${date.value.day}/${date.value.month}`,
    );
    const shift = segment.dayShift === undefined ? '' : ` +${segment.dayShift.value}`;
    return `${segment.flightNumber?.value} ${from} ${departs} ${segment.departureTime?.value} - ${to} ${arrives ?? ''} ${segment.arrivalTime?.value}${shift}`;
  });
}

describe('readByEvents', () => {
  it.each([
    [
      'You depart London Heathrow at 19:35 on Wednesday 14 October with Korean Air (flight KE908) and\narrive in Seoul Incheon at 17:15 on Thursday 15 October.',
      ['KE908 London Heathrow 14/10 19:35 - Seoul Incheon 15/10 17:15'],
    ],
    [
      'Sunday 25 October\nA driver takes you to the airport for the 14:10 Korean Air service KE1210 from Jeju to Seoul\nGimpo, which is due in at 15:20.',
      ['KE1210 Jeju 25/10 14:10 - Seoul Gimpo  15:20'],
    ],
    [
      'On 9 May LH 903 takes off from London Heathrow at 09:30 and touches down in Frankfurt at 12:10. Your connecting flight LH1278 leaves at 14:15 and gets you into Athens at 18:05.',
      [
        'LH903 London Heathrow 9/5 09:30 - Frankfurt  12:10',
        'LH1278 Frankfurt 9/5 14:15 - Athens  18:05',
      ],
    ],
    [
      "You're leaving from New York JFK on Friday, November 13 at 6:45 PM on BA 112, and you'll get to London Heathrow at 6:40 the next morning.",
      ['BA112 JFK 13/11 18:45 - London Heathrow  06:40 +1'],
    ],
    [
      'El vuelo AV27 parte de Madrid el lunes 15 de marzo a las 16:55 y aterriza en Bogotá a las 21:10.',
      ['AV27 Madrid 15/3 16:55 - Bogotá  21:10'],
    ],
    [
      '10월 3일(토) 오전 9시 5분 인천공항에서 대한항공 KE081편으로 출발하여 같은 날 오전 9시 25분 뉴욕에 도착합니다.',
      ['KE81 인천공항 3/10 09:05 - 뉴욕  09:25 +0'],
    ],
    [
      'Your outward flight is TG917 from London Heathrow (LHR) to Bangkok (BKK) on 12 November, departing at 11:50, and you come back on TG910 from Bangkok (BKK) to London Heathrow (LHR) on 26 November, departing at 00:15 and due to land at 06:25.',
      ['TG917 LHR 12/11 11:50 - BKK  undefined', 'TG910 BKK 26/11 00:15 - LHR  06:25'],
    ],
    [
      "Coming home Thurs 5/11 it's SK1517 from CPH at 19:40, back at LHR 20:45.",
      ['SK1517 CPH 5/11 19:40 - LHR  20:45'],
    ],
    [
      '귀국: 10/23(금) 아시아나 OZ364편, 상하이 푸둥(PVG) 12:30 출발, 인천 15:25 도착입니다.',
      ['OZ364 PVG 23/10 12:30 - 인천  15:25'],
    ],
    [
      'Flight KE908 (operated by Virgin Atlantic as VS 208) departs London Heathrow on 14 October at 19:35 and arrives in Seoul Incheon at 17:15.',
      ['KE908 London Heathrow 14/10 19:35 - Seoul Incheon  17:15'],
    ],
    [
      'In Bali: the group flight is GA423, which departs Jakarta on 9 June at 13:25 and arrives at Denpasar at 16:20.',
      ['GA423 Jakarta 9/6 13:25 - Denpasar  16:20'],
    ],
    [
      'SK4035 departs Oslo at 07:00, arriving in Stavanger at 07:55.\nTuesday 2 March 2027.',
      ['SK4035 Oslo 2/3 07:00 - Stavanger  07:55'],
    ],
    [
      'Día 9 (dom 20/06/2027) Cancún - Madrid\nSalida a las 19:35 en el vuelo UX064.\nDía 10 (lun 21/06/2027)\nLlegada a Madrid a las 11:45.',
      ['UX64 Cancún 20/6 19:35 - Madrid 21/6 11:45'],
    ],
    [
      'On 11 January EK30 leaves London Heathrow at 14:20, getting to Dubai at 01:20 on the 12th.',
      ['EK30 London Heathrow 11/1 14:20 - Dubai 12/1 01:20'],
    ],
    [
      '4일차  10/18(일)\n 23:40  방콕 출발 (OZ742)\n5일차  10/19(월)\n 07:10  인천 도착',
      ['OZ742 방콕 18/10 23:40 - 인천 19/10 07:10'],
    ],
    [
      'Friday 20/11, TK383 departing Tbilisi 04:50 and arriving\nIstanbul 06:20, then TK1979 at 08:10 into Heathrow at 09:20.',
      [
        'TK383 Tbilisi 20/11 04:50 - Istanbul  06:20',
        'TK1979 Istanbul 20/11 08:10 - Heathrow  09:20',
      ],
    ],
    [
      'Monday, July 20, 2026\nShe goes out of Dallas Love Field Friday Aug 7 on flight 2256, leaves 9:35 in the morning and lands Denver 10:40.\nSunday the 9th, flight 417, 6:15pm from Denver, back at Love Field 9:05pm.',
      [
        '2256 Dallas Love Field 7/8 09:35 - Denver  10:40',
        '417 Denver 9/8 18:15 - Love Field  21:05',
      ],
    ],
    [
      'El jueves 15 de julio salís de Ezeiza a las 23:10 en AR1300 y llegás a Miami a las 07:25 del viernes 16. De ahí seguís con American, vuelo AA333, que sale a las 10:30 y llega a Washington a las 13:05.',
      ['AR1300 Ezeiza 15/7 23:10 - Miami 16/7 07:25', 'AA333 Miami 16/7 10:30 - Washington  13:05'],
    ],
    [
      'ida el sábado 15 de mayo, Vueling VY1250, salimos de BCN a las 14:00 y llegamos a las 15:05\nvuelta martes 18 con TAP, TP1040, sale de Lisboa a las 9:20 y llega a Barcelona a las 12:15',
      ['VY1250 BCN 15/5 14:00 - undefined  15:05', 'TP1040 Lisboa 18/5 09:20 - Barcelona  12:15'],
    ],
    [
      '6. 4.(금) OZ102편 인천 09:00 출발, 나리타 11:20 도착',
      ['OZ102 인천 4/6 09:00 - 나리타  11:20'],
    ],
    [
      'BA304 leaves London Heathrow at 22:00 on 12 February for Paris CDG 00:15 (arrives Saturday 13 February)',
      ['BA304 London Heathrow 12/2 22:00 - CDG 13/2 00:15'],
    ],
    [
      'Out:  Mon 10 May, SK 1424, dep Copenhagen 0920, arr Stockholm Arlanda 1030',
      ['SK1424 Copenhagen 10/5 09:20 - Stockholm Arlanda  10:30'],
    ],
    [
      'LH2472 leaves Munich at 08:55 on Tuesday 9 March and lands in Manchester at 10:05. I go back on Thursday, LH2475, 18:30 from Manchester, back in Munich 21:25.',
      [
        'LH2472 Munich 9/3 08:55 - Manchester  10:05',
        'LH2475 Manchester 11/3 18:30 - Munich  21:25',
      ],
    ],
    [
      'QF10 leaves LHR at 11:50 on Sunday 28 March and gets to Melbourne at 16:30 on Monday.',
      ['QF10 LHR 28/3 11:50 - Melbourne 29/3 16:30'],
    ],
    [
      "I'm arriving from Munich on LH2472, landing at Manchester at 10:05 on Tuesday 9 March (it leaves Munich 08:55).",
      ['LH2472 Munich 9/3 08:55 - Manchester 9/3 10:05'],
    ],
    [
      'Going: Sunday 14th March - BA2037 from Gatwick (11:40) to Orlando (16:45 local)',
      ['BA2037 Gatwick 14/3 11:40 - Orlando  16:45'],
    ],
    [
      'Fly Barcelona 15:10 to Manchester 16:45 on 19 Mar 2027, flight LS812.',
      ['LS812 Barcelona 19/3 15:10 - Manchester 19/3 16:45'],
    ],
    [
      'Then we fly to Madeira: TP1713 on thu may 20, LIS 12:55 -> FNC 14:45',
      ['TP1713 LIS 20/5 12:55 - FNC  14:45'],
    ],
    [
      'I land in Lisbon on the 14th of May at 10:35am (TP238, leaving SFO 3:40pm on the 13th).',
      ['TP238 SFO 13/5 15:40 - Lisbon 14/5 10:35'],
    ],
  ])('%s', (text, flights) => {
    expect(read(text)).toEqual(flights);
  });

  it.each([
    'On Sunday 18 October KTX train 121 departs Seoul at 10:30 and reaches Busan at 13:12.',
    'Our office leaves at 18:00 and arrives in London at 19:00. Flight KE908 is fine.',
    'Flight KE908 is due in. We depart for dinner at 19:30 and arrive at the Hotel at 20:00.',
    'You fly from ICN with VJ863: 00:10 - SGN   07:20 - ICN',
    'KE908 leaves London Heathrow and arrives in Seoul Incheon.',
    'KE908 leaves London at 19:35 on 14 October and lands at 17:15.',
    'On 14 October KE908 departs London Heathrow, room 1204, and arrives in Seoul Incheon, gate 1120.',
  ])('tells no flight of: %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
