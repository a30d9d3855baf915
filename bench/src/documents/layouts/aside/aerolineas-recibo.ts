import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

/** Aerolíneas Argentinas: day and route in a bar, clocks with codes below, `Operado por` even for its own flights. */
export const aerolineasRecibo: Layout = {
  name: 'aerolineas-recibo',
  group: 2,
  language: 'es',
  prints: ['aircraft', 'duration', 'baggage', 'operatedBy', 'seat', 'pnr'],
  documents: {
    'aeroparque-bariloche': {
      locator: 'HXBYVU',
      travellers: ['Florencia Iturralde', 'Benicio Iturralde'],
      tickets: ['044-2419930711', '044-2419930712'],
      issuedOn: '2026-12-08',
      receivedOn: '2026-12-08',
      sender: 'Aerolíneas Argentinas <no-reply@aerolineas.com.ar>',
      legs: [
        {
          flight: 'AR 1674',
          from: 'AEP',
          to: 'BRC',
          departs: '2027-01-14 08:50',
          takes: '2:20',
          booked: 'A',
          cabin: 'Económica Plus',
          aircraft: 'Boeing 737-800',
          seats: ['14A', '14B'],
          baggage: '15 kg',
          operatedBy: 'Aerolíneas Argentinas',
        },
        {
          flight: 'AR 1677',
          from: 'BRC',
          to: 'AEP',
          departs: '2027-01-24 22:10',
          takes: '2:05',
          booked: 'V',
          cabin: 'Económica Base',
          aircraft: 'Embraer E190',
          seats: ['7C', '7D'],
          baggage: '15 kg',
          operatedBy: 'Aerolíneas Argentinas',
        },
      ],
    },
    'ezeiza-madrid': {
      locator: 'KJCSMA',
      travellers: ['Ramiro Etchegoyen'],
      tickets: ['044-2419930803'],
      issuedOn: '2027-03-02',
      receivedOn: '2027-03-03',
      legs: [
        {
          flight: 'AR 1134',
          from: 'EZE',
          to: 'MAD',
          departs: '2027-04-30 23:35',
          takes: '12:10',
          booked: 'N',
          cabin: 'Económica Plus',
          terminals: ['A', '1'],
          aircraft: 'Airbus A330-200',
          seats: ['23L'],
          baggage: '23 kg',
          operatedBy: 'Aerolíneas Argentinas',
        },
        {
          flight: 'AR 1135',
          from: 'MAD',
          to: 'EZE',
          departs: '2027-05-16 20:05',
          takes: '12:50',
          booked: 'Q',
          cabin: 'Económica Plus',
          terminals: ['1', 'A'],
          aircraft: 'Airbus A330-200',
          seats: ['31H'],
          baggage: '23 kg',
          operatedBy: 'Aerolíneas Argentinas',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('Aerolíneas Argentinas', { size: 14, bold: true, band: true }),
      title('¡Listo! Tu compra fue confirmada', 14),
      table(
        [
          ['Código de reserva', 'Fecha de compra', 'Estado'],
          [locator, write(issuedOn, 'dd/MM/yyyy'), 'EMITIDO'],
        ],
        { head: true },
      ),
      gap,
      ...legs.flatMap((leg, at) => [
        text(
          `${at === 0 ? 'IDA' : 'VUELTA'}  |  ${write(leg.departure, "EEEE d 'de' MMMM 'de' yyyy", 'es')}`,
          { bold: true, size: 10 },
        ),
        table(
          [
            [
              leg.departure.time,
              writeDuration(leg.minutes, "H'h 'mm'm'"),
              `${leg.arrival.time}${shift(leg.days, ' (+', ')')}`,
            ],
            [leg.from, '- - - Directo - - -', leg.to],
            [
              `${leg.origin.city}\n${leg.origin.name}`,
              '',
              `${leg.target.city}\n${leg.target.name}`,
            ],
            [
              leg.terminals ? `Terminal ${leg.terminals[0]}` : '',
              '',
              leg.terminals ? `Terminal ${leg.terminals[1]}` : '',
            ],
          ],
          { widths: [36, 28, 36] },
        ),
        text(
          `Vuelo ${leg.airline}${leg.number} · Operado por ${leg.operatedBy ?? ''} · ${leg.aircraft ?? ''}`,
        ),
        text(
          `${leg.cabin ?? ''} (clase ${leg.booked ?? ''}) · Artículo personal 3 kg + carry on 8 kg · Valija despachada ${leg.baggage ?? ''} · Asientos ${leg.seat ?? ''}`,
          { size: 8 },
        ),
        rule,
      ]),
      text('Pasajeros', { bold: true }),
      table(
        travellers.map((name, at) => [name, 'Adulto', `Ticket ${tickets[at] ?? ''}`]),
        { widths: [44, 16, 40] },
      ),
      gap,
      text('Detalle del pago', { bold: true }),
      table(
        [
          ['Tarifa', '$ 241.880,00', 'Tasa aeroportuaria (TQ, QO)', '$ 18.412,20'],
          [
            'Cargo por combustible (YQ)',
            '$ 62.000,00',
            'IVA y percepciones (RG 5617)',
            '$ 33.180,40',
          ],
          ['Total', '$ 355.472,60', 'Medio de pago', 'Visa •••• 0417, 6 cuotas'],
        ],
        { widths: [28, 20, 32, 20], size: 8 },
      ),
      small(
        'Presentate en el aeropuerto 2 horas antes (cabotaje) o 3 horas antes (internacional). El check-in web abre 48 h antes y cierra 1 h antes. Los horarios son locales. Derecho de arrepentimiento: 10 días corridos, art. 34 Ley 24.240. Programa Aerolíneas Plus: sumás millas con esta compra. Aerolíneas Argentinas S.A., Av. Rafael Obligado s/n, Terminal 4, Piso 5, C.A.B.A. CUIT 30-00000000-0. Defensa del consumidor: 0800-000-0000.',
      ),
    );
  },
};
