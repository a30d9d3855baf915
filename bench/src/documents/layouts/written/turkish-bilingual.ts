import type { Layout } from '../../layout.ts';
import type { Place } from '../../places.ts';
import { gap, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const port = ({ city, name, code }: Place): string =>
  `${city.toUpperCase()}\n${name.toUpperCase()} (${code})`;

/** The ticket of Turkish Airlines in Turkish and English: the flight's number at the right of day and clock. */
export const turkishBilingual: Layout = {
  name: 'turkish-bilingual',
  group: 8,
  language: 'en',
  prints: ['aircraft', 'duration', 'baggage', 'meal', 'pnr'],
  documents: {
    'berlin-nairobi': {
      locator: 'TQ4WKM',
      travellers: ['LENZ/FRIEDERIKE MRS'],
      tickets: ['235 2417733208'],
      issuedOn: '2026-09-03',
      receivedOn: '2026-09-03',
      sender: 'Turkish Airlines <onlineticket@thy.com>',
      legs: [
        {
          flight: 'TK 1722',
          from: 'BER',
          to: 'IST',
          departs: '2026-11-03 18:25',
          takes: '2:55',
          aircraft: 'Airbus A321neo',
          baggage: '23 KG',
          booked: 'V',
          meal: 'Hot meal',
        },
        {
          flight: 'TK 607',
          from: 'IST',
          to: 'NBO',
          departs: '2026-11-04 01:50',
          takes: '6:40',
          aircraft: 'Airbus A330-300',
          baggage: '23 KG',
          booked: 'V',
          meal: 'Breakfast',
        },
        {
          flight: 'TK 608',
          from: 'NBO',
          to: 'IST',
          departs: '2026-11-18 09:40',
          takes: '6:50',
          aircraft: 'Airbus A330-300',
          baggage: '23 KG',
          booked: 'L',
          meal: 'Lunch',
        },
        {
          flight: 'TK 1725',
          from: 'IST',
          to: 'BER',
          departs: '2026-11-18 19:15',
          takes: '3:05',
          aircraft: 'Boeing 737-800',
          baggage: '23 KG',
          booked: 'L',
          meal: 'Hot meal',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      table(
        [
          [
            'TURKISH AIRLINES',
            'Elektronik Bilet Yolcu Belgesi\nElectronic Ticket Passenger Receipt',
          ],
        ],
        { widths: [55, 45], size: 11 },
      ),
      gap,
      table(
        [
          ['Yolcu adı / Passenger name', travellers[0] ?? ''],
          ['Rezervasyon kodu / Reservation code (PNR)', locator],
          ['Bilet numarası / Ticket number', tickets[0] ?? ''],
          ['Düzenleme tarihi / Date of issue', write(issuedOn, 'dd.MM.yyyy')],
          ['Miles&Smiles', 'TK417733208'],
        ],
        { widths: [45, 55] },
      ),
      gap,
      text('UÇUŞ BİLGİLERİ / FLIGHT INFORMATION', { bold: true, band: true }),
      table(
        [
          [
            'Kalkış\nDeparture',
            'Varış\nArrival',
            'Tarih / Saat\nDate / Time',
            'Süre\nDuration',
            'Uçuş\nFlight',
            'Sınıf\nClass',
            'Bagaj\nBaggage',
          ],
          ...legs.map((leg) => [
            port(leg.origin),
            port(leg.target),
            `${write(leg.departure, 'dd.MM.yyyy')} ${leg.departure.time}\n${write(leg.arrival, 'dd.MM.yyyy')} ${leg.arrival.time}`,
            writeDuration(leg.minutes, 'HH:mm'),
            `${leg.airline}${String(leg.number).padStart(4, '0')}`,
            `${leg.booked ?? ''} / EcoFly\nOK`,
            leg.baggage ?? '',
          ]),
        ],
        { widths: [24, 22, 18, 10, 10, 10, 10], size: 7.5, head: true, ruled: true },
      ),
      gap,
      text('Uçak tipi ve ikram / Aircraft and catering', { bold: true }),
      table(
        legs.map((leg) => [
          `${leg.airline}${String(leg.number).padStart(4, '0')}`,
          leg.aircraft ?? '',
          `İkram / Meal: ${leg.meal ?? ''}`,
        ]),
        { widths: [15, 40, 45], size: 8 },
      ),
      gap,
      title('Ücret bilgileri / Fare details', 10),
      table(
        [
          ['Ücret / Fare', 'EUR 388.00'],
          ['Vergi / Taxes', 'YR 260.00  DE 14.42  RA 25.10  OY 12.48  TR 10.00  M6 3.40  KE 43.00'],
          ['Toplam / Total', 'EUR 756.40'],
          ['Ödeme şekli / Form of payment', 'CC VI ************4417'],
          [
            'Ücret hesabı / Fare calculation',
            'BER TK X/IST TK NBO 210.44TK X/IST TK BER 238.06NUC448.50END ROE0.864982',
          ],
        ],
        { widths: [30, 70], size: 7.5 },
      ),
      small(
        'Bu belge biniş kartı yerine geçmez. / This document does not replace a boarding pass. Check-in kalkıştan 60 dakika önce kapanır. / Check-in closes 60 minutes before departure on international flights. Kabin bagajı / Cabin baggage: 1 x 8 kg (55x40x23 cm). Çağrı merkezi / Call centre: 0850 333 0 849, +90 212 444 0 849. Türk Hava Yolları A.O. Genel Yönetim Binası, Yeşilköy Mah. Havaalanı Cad. No:3/1, 34149 Bakırköy İstanbul.',
      ),
    );
  },
};
