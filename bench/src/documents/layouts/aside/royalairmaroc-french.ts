import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import type { Place } from '../../places.ts';
import { gap, rule, serifSheet, small, table, text, title } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

const airport = ({ city, name }: Place, terminal = ''): string =>
  `${city}\n${name}${terminal && `\nTerminal : ${terminal}`}`.toUpperCase();
const moment = (at: Leg['departure']): string => `${at.time}\n${write(at, 'ddMMMyyyy')}`;

/** Royal Air Maroc's receipt in French and English: a table without codes of airports, and when check-in closes beside the arrival. */
export const royalairmarocFrench: Layout = {
  name: 'royalairmaroc-french',
  group: 2,
  language: 'fr',
  prints: ['seat', 'baggage', 'pnr'],
  documents: {
    'montreal-dakar': {
      locator: 'U7QWKP',
      travellers: ['Sqalli Youssef Mr'],
      tickets: ['147 2417702291'],
      issuedOn: '2026-05-11',
      receivedOn: '2026-05-11',
      extra: { closed: '20:00 05Jul2026,22:05 06Jul2026,01:40 23Jul2026,16:20 23Jul2026' },
      legs: [
        {
          flight: 'AT 209',
          from: 'YUL',
          to: 'CMN',
          departs: '2026-07-05 21:00',
          takes: '6:50',
          terminals: ['', '1'],
          booked: 'O',
          fareBasis: 'OA0R1CA',
          seats: ['22C'],
          baggage: '2PC',
        },
        {
          flight: 'AT 501',
          from: 'CMN',
          to: 'DSS',
          departs: '2026-07-06 23:05',
          takes: '3:35',
          terminals: ['1', ''],
          booked: 'O',
          fareBasis: 'OA0R1CA',
          seats: ['14A'],
          baggage: '2PC',
        },
        {
          flight: 'AT 500',
          from: 'DSS',
          to: 'CMN',
          departs: '2026-07-23 02:40',
          takes: '3:30',
          terminals: ['', '1'],
          booked: 'T',
          fareBasis: 'TA0R1CA',
          seats: ['16F'],
          baggage: '2PC',
        },
        {
          flight: 'AT 208',
          from: 'CMN',
          to: 'YUL',
          departs: '2026-07-23 17:20',
          takes: '8:00',
          terminals: ['1', ''],
          booked: 'T',
          fareBasis: 'TA0R1CA',
          baggage: '2PC',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs, extra }) {
    const closed = (extra['closed'] ?? '').split(',');
    return serifSheet(
      text('royal air maroc', { size: 15, align: 'right' }),
      title('Reçu de billet électronique / Electronic Ticket Receipt', 13),
      table(
        [
          ['Passager / Passenger', travellers[0] ?? '', 'Dossier / Booking ref.', locator],
          [
            'N° de billet / Ticket number',
            tickets[0] ?? '',
            'Émis le / Issue date',
            capitals(issuedOn, 'ddMMMyyyy'),
          ],
          ['Compagnie / Issuing airline', 'ROYAL AIR MAROC', 'Agence / Office', 'YULAT0417'],
        ],
        { widths: [26, 28, 24, 22], size: 8.5 },
      ),
      rule,
      table(
        [
          [
            'De / From',
            'À / To',
            'Vol\nFlight',
            'Départ\nDeparture',
            'Arrivée\nArrival',
            'Heure limite\nd’enregistrement',
          ],
          ...legs.flatMap((leg, at) => [
            [
              airport(leg.origin, leg.terminals?.[0]),
              airport(leg.target, leg.terminals?.[1]),
              `${leg.airline}${leg.number}`,
              moment(leg.departure),
              moment(leg.arrival),
              (closed[at] ?? '').replace(' ', '\n'),
            ],
            [
              `Classe / Class : ${leg.booked ?? ''}`,
              `Base tarifaire : ${leg.fareBasis ?? ''}`,
              `Statut\nOK`,
              `Bagages\n${leg.baggage ?? ''}`,
              `Siège / Seat\n${leg.seat ?? '--'}`,
              `Opéré par\n${carrierOf(leg.airline).toUpperCase()}`,
            ],
          ]),
        ],
        { widths: [21, 23, 10, 15, 15, 16], size: 8.5, head: true, ruled: true },
      ),
      gap,
      table(
        [
          ['Calcul du tarif', 'YMQ AT X/CAS AT DKR Q4.25 371.08AT X/CAS AT YMQ330.12NUC705.45END'],
          ['Tarif / Fare', 'CAD 966.00     Surcharges CAD 412.00YQ'],
          ['Taxes', 'CAD 25.91CA 34.42SQ 5.21XG 9.98XQ 88.47MA 63.10SN'],
          ['Total', 'CAD 1605.09     Paiement : CC VI XXXXXXXXXXXX2207'],
          ['Restrictions', 'NON ENDOS/CHGT AVEC PENALITE/NON REMB APRES DEPART'],
        ],
        { widths: [18, 82], size: 8 },
      ),
      small(
        'Présentez ce reçu avec une pièce d’identité en cours de validité. L’enregistrement ferme 60 minutes avant le départ des vols internationaux. Franchise cabine : 1 bagage de 10 kg (55 x 40 x 20 cm) et un accessoire. Une escale de plus de 8 heures à Casablanca donne droit, sous conditions, à une chambre d’hôtel (STPC). Le transport est soumis aux conditions générales de transport et à la convention de Montréal. Centre d’appels 0 890 00 04 17.',
      ),
    );
  },
};
