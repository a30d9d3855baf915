import type { map as en } from '../en/map.ts';
import type { Translation } from '../translation.ts';

export const map: Translation<typeof en> = {
  label: 'Mapa de {{destination}}',
  filter: { label: 'Qué día mostrar', all: 'Todos los días', unassigned: 'Sin día' },
  day: 'Día {{number}}',
  marker: '{{name}}, día {{number}}',
  cluster_one: '{{count}} lugar aquí',
  cluster_other: '{{count}} lugares aquí',
  places_one: '{{count}} lugar',
  places_other: '{{count}} lugares',
  fit: '{{label}}: mostrar todo en el mapa',
  setTime: 'Poner hora',
  openInGoogleMaps: 'Abrir en Google Maps',
  closeCard: 'Cerrar',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  ready: {
    title: '¿Empezamos a planear el viaje?',
    text: 'Guarda los lugares que te gustaría ver. Aparecerán aquí y después en tus días.',
    action: 'Descubrir lugares',
  },
};
