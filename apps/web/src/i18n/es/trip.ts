import type { trip as en } from '../en/trip.ts';
import type { Translation } from '../translation.ts';

export const trip: Translation<typeof en> = {
  tabs: {
    label: 'Vistas de este viaje',
    map: 'Mapa',
    calendar: 'Calendario',
    saved: 'Lugares',
    discover: 'Descubrir',
  },
  strip: {
    saved_one: '{{count}} lugar',
    saved_other: '{{count}} lugares',
    settings: 'Ajustes del viaje',
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
    restart: 'Empezar de cero',
    clear: 'Borrar la demo',
    own: 'Planea tu propio viaje',
    fixed: 'La demo conserva su nombre, fechas y vuelos',
  },
  loadFailed: 'No hemos podido cargar este viaje',
  notFound: 'Aquí no hay ningún viaje así',
  toTrips: 'A tus viajes',
};
