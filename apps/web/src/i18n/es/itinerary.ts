import type { itinerary as en } from '../en/itinerary.ts';
import type { Translation } from '../translation.ts';

export const itinerary: Translation<typeof en> = {
  label: 'Itinerario',
  loading: 'Cargando el itinerario',
  none: 'Aún no has guardado ningún lugar. Guarda alguno y esperará aquí hasta que tenga un día.',
  day: 'Día {{number}}',
  stop: 'Parada {{number}}:',
  night: 'Donde duermes',
  empty: 'Aún no hay planes para el {{weekday}}.',
  addOn: 'Añadir algo al día {{number}}',
  facts: {
    stops_one: '{{count}} parada',
    stops_other: '{{count}} paradas',
    walk: '{{distance}} a pie',
    travel: '{{time}} de trayecto',
    full: '{{percent}} % lleno',
    over: 'Más de lo que cabe en el día',
  },
  travel: {
    before: { walk: '{{time}} a pie', ride: '{{time}} en bus, tren o taxi' },
    hotel: { walk: '{{time}} a pie desde el hotel', ride: '{{time}} desde el hotel' },
  },
  warning: {
    closed: 'Cerrado a esta hora',
    overlap: 'Empieza antes de que acabe lo anterior',
    flights: 'Demasiado cerca de tu vuelo',
    tight: 'No hay tiempo para llegar',
  },
  ideas_one: '{{count}} lugar sin hora',
  ideas_other: '{{count}} lugares sin hora',
  autoPlan: 'Planificar {{count}}',
  planAgain: 'Planificar de nuevo',
  far: {
    title: 'Lejos',
    text: 'A más de {{distance}} de {{city}}; por eso no se planifican.',
  },
  menu: {
    of: 'Qué hacer con {{name}}',
    details: 'Detalles',
    setTime: 'Poner hora',
    moveTo: 'Pasar a otro día',
    addTo: 'Añadir a un día',
    googleMaps: 'Abrir en Google Maps',
    unschedule: 'Quitar de la agenda',
    remove: 'Eliminar',
  },
};
