import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

/** Air Europa's confirmation in Spanish: the day written out, `23:55 h`, each end of a flight with its own day. */
export const aireuropaSpanish: Layout = {
  name: 'aireuropa-spanish',
  group: 8,
  language: 'es',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'baggage', 'pnr'],
  documents: {
    'madrid-lima': {
      locator: 'KWTQ8L',
      travellers: ['Sr. Fermín Ayestarán', 'Sra. Nuria Ayestarán'],
      tickets: ['996-2410335510', '996-2410335511'],
      issuedOn: '2026-12-02',
      receivedOn: '2026-12-02',
      legs: [
        {
          flight: 'UX 75',
          from: 'MAD',
          to: 'LIM',
          departs: '2027-02-04 23:55',
          takes: '11:50',
          terminals: ['1', ''],
          booked: 'T',
          aircraft: 'Boeing 787-9',
          seats: ['27A', '27C'],
          meal: 'Cena y desayuno',
          baggage: '1 maleta de 23 kg',
        },
        {
          flight: 'UX 76',
          from: 'LIM',
          to: 'MAD',
          departs: '2027-02-19 18:10',
          takes: '11:35',
          terminals: ['', '1'],
          booked: 'T',
          aircraft: 'Boeing 787-8',
          seats: ['30E', '30F'],
          meal: 'Cena y desayuno',
          baggage: '1 maleta de 23 kg',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('AirEuropa', { size: 16, bold: true, band: true }),
      title('¡Gracias por volar con nosotros!', 14),
      text('Tu localizador es'),
      text(locator, { size: 15, bold: true }),
      text(`Reserva realizada el ${write(issuedOn, "d 'de' MMMM 'de' yyyy", 'es')}`),
      rule,
      ...legs.flatMap((leg, at) => [
        text(
          `${at === 0 ? 'Vuelo de ida' : 'Vuelo de vuelta'}: ${leg.origin.city} - ${leg.target.city}`,
          { bold: true, size: 11 },
        ),
        table(
          [
            [
              'Salida',
              `${leg.departure.time} h`,
              `${leg.origin.city}, ${leg.origin.name} (${leg.from})${leg.terminals?.[0] ? `, T${leg.terminals[0]}` : ''}`,
              write(leg.departure, "EEEE, d 'de' MMMM 'de' yyyy", 'es'),
            ],
            [
              'Llegada',
              `${leg.arrival.time} h`,
              `${leg.target.city}, ${leg.target.name} (${leg.to})${leg.terminals?.[1] ? `, T${leg.terminals[1]}` : ''}`,
              write(leg.arrival, "EEEE, d 'de' MMMM 'de' yyyy", 'es'),
            ],
          ],
          { widths: [12, 12, 42, 34], size: 8.5 },
        ),
        table(
          [
            [
              'Vuelo',
              `${leg.airline}0${leg.number}`,
              'Duración',
              writeDuration(leg.minutes, "H'h 'mm'min'"),
            ],
            ['Clase', `Turista Standard (${leg.booked ?? 'Y'})`, 'Avión', leg.aircraft ?? ''],
            ['Asientos', leg.seat ?? '', 'Menú', leg.meal ?? ''],
            ['Equipaje', leg.baggage ?? '', 'Estado', 'Confirmado'],
          ],
          { widths: [12, 38, 14, 36], size: 8 },
        ),
        rule,
      ]),
      text('Pasajeros', { bold: true }),
      table(
        travellers.map((name, at) => [name, 'Adulto', `Billete ${tickets[at] ?? ''}`]),
        { widths: [44, 20, 36] },
      ),
      gap,
      small(
        'Importe total 1.348,60 EUR: tarifa 812,00, tasas JD 15,80, QV 7,58, OG 1,22, HW 60,40, cargo YQ 388,00, asientos 63,60. Pago con tarjeta terminada en 0417. Check-in gratuito en aireuropa.com desde 48 horas antes. La facturación cierra 60 minutos antes de la salida. Cambios permitidos con cargo de 120 EUR; reembolso no permitido. Air Europa Líneas Aéreas, S.A.U., Llucmajor (Mallorca).',
      ),
    );
  },
};
