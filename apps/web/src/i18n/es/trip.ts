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
  loadFailed: 'No hemos podido cargar este viaje',
  notFound: 'Aquí no hay ningún viaje así',
  toTrips: 'A tus viajes',
};
