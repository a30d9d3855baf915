import type { trip as en } from '../en/trip.ts';
import type { Translation } from '../translation.ts';

export const trip: Translation<typeof en> = {
  tabs: {
    label: 'Vistas de este viaje',
    map: 'Mapa',
    calendar: 'Calendario',
    saved: 'Lugares',
    packing: 'Equipaje',
    discover: 'Descubrir',
  },
  strip: {
    saved_one: '{{count}} lugar',
    saved_other: '{{count}} lugares',
    flights_one: '{{count}} vuelo',
    flights_other: '{{count}} vuelos',
    settings: 'Ajustes del viaje',
  },
  flights: {
    title: 'Vuelos',
    outbound: 'Ida',
    return: 'Vuelta',
    inAll: '{{time}} en total',
    stay: '{{time}} en {{city}}',
    ahead: 'En {{there}} son {{time}} más que en {{home}}.',
    behind: 'En {{there}} son {{time}} menos que en {{home}}.',
    departure: 'Sale',
    arrival: 'Llega',
    open: 'por saber',
    days_one: '{{count}} día después',
    days_other: '{{count}} días después',
    seat: 'Asiento',
    pnr: 'Código de reserva',
    baggage: 'Equipaje',
    meal: 'Comida',
    aircraft: 'Avión',
    operatedBy: 'Operado por',
    asOf: 'De tus billetes, a fecha de {{day}}.',
    local:
      'Cada hora es la local de su aeropuerto. Las aerolíneas cambian vuelos: comprueba el tuyo antes de salir.',
    addTicket: 'Añadir un billete',
  },
  sheet: {
    low: 'Mostrar menos de la lista',
    half: 'Mostrar media lista',
    full: 'Mostrar toda la lista',
  },
  demo: {
    badge: 'Demo',
    about: 'Sobre la demo',
    text: 'Un viaje de ejemplo para probarlo todo. Se queda en este navegador; nada se envía ni se reserva.',
    sampleText:
      'Un viaje de muestra. El nombre, las fechas y los vuelos no cambian hasta que lo hagas tuyo.',
    restart: 'Empezar de cero',
    clear: 'Borrar la demo',
    own: 'Planea tu propio viaje',
    files: 'Este viaje de ejemplo no admite archivos. Crea un viaje tuyo para importar lugares.',
    fixed: 'La demo conserva su nombre, fechas y vuelos',
  },
  loadFailed: 'No hemos podido cargar este viaje',
  notFound: 'Aquí no hay ningún viaje así',
  toTrips: 'A tus viajes',
};
