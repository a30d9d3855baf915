import type { map as en } from '../../en/web/map.ts';
import type { Translation } from '../../translation.ts';

export const map: Translation<typeof en> = {
  label: 'Mapa: {{destination}}',
  ofNoTrip: 'Mapa sem viagem',
  filter: { label: 'Que dia mostrar', all: 'Todos os dias', unassigned: 'Sem dia' },
  day: 'Dia {{number}}',
  marker: '{{name}}, dia {{number}}',
  stop: 'Etapa {{number}}: {{name}}',
  ghost: '{{name}}, sugestão',
  hotel: '{{name}}, o seu hotel',
  cluster_one: '{{count}} lugar aqui',
  cluster_other: '{{count}} lugares aqui',
  places_one: '{{count}} lugar',
  places_other: '{{count}} lugares',
  fit: '{{label}}: mostrar tudo no mapa',
  setTime: 'Definir hora',
  details: 'Detalhes',
  openInGoogleMaps: 'Abrir no Google Maps',
  openInAppleMaps: 'Abrir no Apple Maps',
  openInOpenStreetMap: 'Abrir no OpenStreetMap',
  otherMaps: 'Outros mapas',
  hours: 'Horário',
  hoursUnknown: 'Horário desconhecido',
  hoursLoading: 'A procurar o horário…',
  closeCard: 'Fechar',
  canvas: 'Mapa. As setas movem-no; mais e menos aproximam e afastam.',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  position: {
    show: 'Mostrar onde estou',
    here: 'Está aqui',
    far: 'Está a {{distance}} de {{destination}}',
    failed: 'Não conseguimos ver onde está',
    insecure: 'Os navegadores só revelam a localização a páginas abertas por https.',
    denied:
      'O navegador não revela a sua localização a esta página. Permita-o nas opções da página e tente de novo.',
    unknown: 'O dispositivo não sabe onde está neste momento. Tente de novo dentro de um minuto.',
  },
  streetless:
    'Aqui só há nomes e água. As ruas precisam de internet ou de um ficheiro de mapa (PMTiles).',
  point: {
    label:
      'Mapa para escolher um ponto. As setas movem o marcador, Enter fixa-o, mais e menos aproximam e afastam.',
    hint: 'Toque no mapa para pôr um marcador; depois arraste-o ou mova-o com as setas.',
    at: 'Marcador em {{where}}',
  },
  unknown: {
    title: 'Não sabemos onde fica {{name}}',
    text: 'Adicione um primeiro lugar com um marcador, e o mapa abre ali.',
    action: 'Pôr um marcador',
  },
  ready: {
    title: 'Vamos preparar a viagem?',
    places: {
      text: 'Guarde os lugares que gostaria de ver. Aparecem primeiro aqui, depois nos seus dias.',
      action: 'Descobrir lugares',
    },
    trip: { text: 'Escolha uma das suas viagens ou comece uma nova.', action: 'Nova viagem' },
  },
};
