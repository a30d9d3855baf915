import type { map as en } from '../../en/web/map.ts';
import type { Translation } from '../../translation.ts';

export const map: Translation<typeof en> = {
  label: 'Mapa de {{destination}}',
  ofNoTrip: 'Mapa sin viaje',
  filter: { label: 'Qué día mostrar', all: 'Todos los días', unassigned: 'Sin día' },
  day: 'Día {{number}}',
  marker: '{{name}}, día {{number}}',
  stop: 'Parada {{number}}: {{name}}',
  ghost: '{{name}}, sugerencia',
  hotel: '{{name}}, tu hotel',
  cluster_one: '{{count}} lugar aquí',
  cluster_other: '{{count}} lugares aquí',
  places_one: '{{count}} lugar',
  places_other: '{{count}} lugares',
  fit: '{{label}}: mostrar todo en el mapa',
  setTime: 'Poner hora',
  details: 'Detalles',
  openInGoogleMaps: 'Abrir en Google Maps',
  openInAppleMaps: 'Abrir en Mapas de Apple',
  openInOpenStreetMap: 'Abrir en OpenStreetMap',
  otherMaps: 'Otros mapas',
  hours: 'Horario',
  hoursUnknown: 'Horario desconocido',
  hoursLoading: 'Consultando el horario…',
  closeCard: 'Cerrar',
  canvas: 'Mapa. Las flechas lo mueven; más y menos cambian el zoom.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  position: {
    show: 'Mostrar dónde estoy',
    here: 'Estás aquí',
    far: 'Estás a {{distance}} de {{destination}}',
    failed: 'No podemos ver dónde estás',
    insecure: 'Los navegadores solo comparten tu ubicación con páginas abiertas por https.',
    denied:
      'Tu navegador no comparte tu ubicación con esta página. Permítelo en los ajustes de la página e inténtalo de nuevo.',
    unknown:
      'Tu dispositivo no sabe su ubicación en este momento. Inténtalo de nuevo en un minuto.',
  },
  streetless:
    'Aquí solo hay nombres y agua. Para las calles hace falta la red o un archivo de mapa (PMTiles).',
  point: {
    label:
      'Mapa para elegir un punto. Intro pone el marcador, las flechas lo mueven, más y menos cambian el zoom.',
    hint: 'Toca el mapa para poner un marcador; después arrástralo o muévelo con las flechas.',
    at: 'Marcador en {{where}}',
  },
  unknown: {
    title: 'No sabemos dónde está {{name}}',
    text: 'Añade un primer lugar con un pin y el mapa se abrirá allí.',
    action: 'Poner un pin',
  },
  ready: {
    title: '¿Empezamos a planear el viaje?',
    places: {
      text: 'Guarda los lugares que te gustaría ver. Aparecerán aquí y después en tus días.',
      action: 'Descubrir lugares',
    },
    trip: { text: 'Elige uno de tus viajes o empieza uno nuevo.', action: 'Viaje nuevo' },
  },
};
