import type { Layout } from '../../layout.ts';
import { rule, sheet, small, table, text, title } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

/** Wingo's pass to print at home: one a traveller, boarding and departure side by side, no clock of the arrival. */
export const wingoPase: Layout = {
  name: 'wingo-pase',
  group: 10,
  language: 'es',
  prints: ['seat', 'pnr'],
  hidesArrival: true,
  documents: {
    'cartagena-bogota-two': {
      locator: 'WNG7QT',
      travellers: ['OSPINA/VALENTINA', 'ZULUAGA/MATEO'],
      issuedOn: '2026-11-12',
      receivedOn: '2026-11-12',
      extra: { boarding: '13:35', gate: '5', bags: 'Básica - 1 morral 40x35x25 cm' },
      legs: [
        {
          flight: 'P5 7043',
          from: 'CTG',
          to: 'BOG',
          departs: '2026-11-13 14:20',
          takes: '1:30',
          seats: ['18A', '18B'],
        },
      ],
    },
    'bogota-san-andres': {
      locator: 'QWG4TZ',
      travellers: ['MONSALVE/ROCIO'],
      issuedOn: '2027-03-25',
      receivedOn: '2027-03-26',
      extra: { boarding: '05:15', gate: 'Por confirmar', bags: 'Plus - 1 equipaje 12 kg' },
      legs: [
        {
          flight: 'P5 7620',
          from: 'BOG',
          to: 'ADZ',
          departs: '2027-03-27 06:00',
          takes: '2:10',
          seats: ['4C'],
        },
      ],
    },
  },
  print({ locator, travellers, legs, extra }) {
    return sheet(
      ...travellers.flatMap((name, guest) =>
        legs.flatMap((leg) => [
          text('wingo', { size: 18, bold: true, band: true }),
          title('Pasabordo / Boarding Pass', 13),
          table(
            [
              ['NOMBRE / NAME', 'RESERVA / BOOKING', 'SEC'],
              [name, locator, `0${41 + guest}`],
            ],
            { widths: [50, 30, 20], size: 10.5 },
          ),
          table(
            [
              ['DESDE / FROM', 'HACIA / TO', 'VUELO / FLIGHT', 'FECHA / DATE'],
              [
                `${leg.from} ${leg.origin.city}`,
                `${leg.to} ${leg.target.city}`,
                `${leg.airline} ${leg.number}`,
                capitals(leg.departure, 'dd-MMM-yyyy', 'es'),
              ],
            ],
            { widths: [26, 28, 22, 24], size: 10.5 },
          ),
          table(
            [
              ['ABORDAJE / BOARDING', 'SALIDA / DEPARTS', 'SALA / GATE', 'SILLA / SEAT'],
              [
                extra['boarding'] ?? '',
                write(leg.departure, 'HH:mm'),
                extra['gate'] ?? '',
                leg.seats?.[guest] ?? '',
              ],
            ],
            { widths: [28, 26, 22, 24], size: 10.5 },
          ),
          text(`Tarifa: ${extra['bags'] ?? ''}     Grupo: ${guest + 3}     DOCUMENTOS OK`, {
            size: 8,
          }),
          rule,
        ]),
      ),
      text('Imprime este pasabordo o llévalo en tu celular', { bold: true }),
      small(
        'El abordaje cierra 15 minutos antes de la hora de salida en vuelos nacionales y 25 minutos antes en internacionales. Si no presentas el pasabordo en el aeropuerto el costo de impresión es de COP 36.000. Medimos el morral: si excede las dimensiones pagas COP 145.000 en sala. Para ingresar a San Andrés compra la tarjeta de turismo en la sala antes de abordar (COP 148.000, menores de 7 años exentos). Equipaje de bodega: entrégalo a más tardar 60 minutos antes. Wingo es operado por Aero República S.A. Vigilado Aerocivil y SuperTransporte. Línea 601 000 4417.',
      ),
    );
  },
};
