import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { gap, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const TOWNS: Readonly<Record<string, string>> = {
  MEX: 'la Ciudad de México',
  MAD: 'Madrid',
  BCN: 'Barcelona',
};
const long = (end: Leg['departure']): string =>
  `${write(end, "EEEE d 'de' MMMM", 'es')} a las ${end.time} h`;

function sentence(leg: Leg, at: number): string {
  const opening = at === 0 ? 'Tu vuelo' : 'Después, tu vuelo';
  const arrival =
    leg.days > 0
      ? `al día siguiente, ${long(leg.arrival)}`
      : `el mismo día a las ${leg.arrival.time} h`;
  return `${opening} ${leg.airline}${leg.number} sale de ${TOWNS[leg.from] ?? leg.origin.city} (${leg.from}${leg.terminals?.[0] ? `, Terminal ${leg.terminals[0]}` : ''}) el ${long(leg.departure)} y llega a ${TOWNS[leg.to] ?? leg.target.city} (${leg.to}) ${arrival}, después de ${writeDuration(leg.minutes, "H' h 'm' min'")}.`;
}

/** Aeroméxico's mail some days before: flights in Spanish sentences, no year. */
export const aeromexicoProse: Layout = {
  name: 'aeromexico-prose',
  group: 5,
  language: 'es',
  prints: ['duration', 'seat', 'pnr'],
  documents: {
    'mexico-madrid': {
      locator: 'WKQZTE',
      travellers: ['Renata Ibargüengoitia'],
      issuedOn: '2026-11-05',
      receivedOn: '2026-11-05',
      sender: 'Aeroméxico <avisos@info.aeromexico.com>',
      legs: [
        {
          flight: 'AM 1',
          from: 'MEX',
          to: 'MAD',
          departs: '2026-11-10 18:05',
          takes: '10:15',
          terminals: ['2', ''],
          seats: ['27A'],
        },
        {
          flight: 'AM 2',
          from: 'MAD',
          to: 'MEX',
          departs: '2026-11-24 12:30',
          takes: '11:45',
          terminals: ['1', ''],
          seats: ['31J'],
        },
      ],
    },
  },
  print({ locator, travellers, legs }) {
    return sheet(
      text('AEROMEXICO', { size: 14, bold: true, band: true }),
      title(`${(travellers[0] ?? '').split(' ')[0] ?? ''}, ¡ya casi despegas!`, 15),
      text(`Clave de reservación: ${locator}`, { bold: true }),
      gap,
      text(
        'Faltan solo 5 días para tu viaje. Te compartimos los detalles más importantes para que estés listo. Llega al aeropuerto al menos 3 horas antes.',
      ),
      gap,
      ...legs.map((leg, at) => text(sentence(leg, at), { size: 10 })),
      gap,
      text('Tus asientos', { bold: true }),
      table(
        legs.map((leg) => [`${leg.airline}${leg.number}`, `${leg.from}-${leg.to}`, leg.seat ?? '']),
        { widths: [20, 30, 50] },
      ),
      gap,
      text('Antes de volar', { bold: true }),
      text(
        'Documenta desde 48 horas antes: a partir del 8 de noviembre a las 18:05 h en la app. El mostrador cierra 60 minutos antes de la salida. Tu tarifa Clásica incluye una maleta de 25 kg y equipaje de mano de 10 kg. Para entrar a España necesitas pasaporte vigente hasta el 24 de febrero.',
      ),
      text('Mejora a Clase Premier: haz tu oferta antes del 7 de noviembre a las 23:59 h.'),
      gap,
      small(
        'Gana hasta 3 Puntos Aeroméxico Rewards por dólar. Renta de autos en MAD desde USD 24 al día; hoteles en Madrid y Toledo con 20 % de descuento hasta el 30 de noviembre. Aerovías de México, S.A. de C.V., Paseo de la Reforma 243, Piso 25, Cuauhtémoc, 06500 CDMX. RFC AME880912I89. Call center 55 5133 4000. Este correo se envió el jueves 5 de noviembre; si tu vuelo cambia te avisaremos por este medio.',
      ),
    );
  },
};
