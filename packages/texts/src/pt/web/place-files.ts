import type { placeFiles as en } from '../../en/web/place-files.ts';
import type { Translation } from '../../translation.ts';

export const placeFiles: Translation<typeof en> = {
  menu: 'Adicionar, importar ou exportar lugares',
  import: 'Importar lugares',
  export: 'Exportar lugares',
  format: {
    kml: 'KML, para o Google Earth e o My Maps',
    gpx: 'GPX, para aplicações e aparelhos com GPS',
    geojson: 'GeoJSON',
    csv: 'CSV, para folhas de cálculo',
  },
  exportFailed: 'Não foi possível exportar os lugares.',
  title: 'Importar lugares para “{{trip}}”',
  drop: 'Solte aqui um ficheiro com lugares',
  browse: 'ou escolha um ficheiro',
  reading: 'A ler o ficheiro…',
  formats:
    'Google Takeout (listas e lugares guardados), KML, KMZ, GPX, GeoJSON ou CSV, até 20 MB. Nada é guardado antes de escolher.',
  empty: 'Não há lugares neste ficheiro.',
  emptyDetail:
    'Linhas e áreas ficam de fora, e também as entradas que não têm nome nem localização.',
  group: {
    new: {
      title_one: '{{count}} lugar perto do destino',
      title_other: '{{count}} lugares perto do destino',
      text: 'Tudo pronto para adicionar.',
    },
    unlocated: {
      title_one: '{{count}} lugar sem localização',
      title_other: '{{count}} lugares sem localização',
      text: 'O ficheiro não diz onde ficam. Escolha os que são desta viagem; só aparecem no mapa quando lhes der uma localização.',
    },
    far: {
      title_one: '{{count}} lugar distante',
      title_other: '{{count}} lugares distantes',
      text: 'A mais de 100 km do destino, por isso ficam fora do plano e do mapa.',
    },
    saved: {
      title_one: '{{count}} lugar já guardado',
      title_other: '{{count}} lugares já guardados',
      text: 'Não serão adicionados outra vez.',
    },
  },
  position: {
    atlas: 'localização encontrada pelo nome',
    link: 'localização tirada do link',
  },
  count: {
    leftOut_one: 'Não coube nesta lista mais {{count}} lugar: o ficheiro é longo demais.',
    leftOut_other: 'Não couberam nesta lista mais {{count}} lugares: o ficheiro é longo demais.',
    repeated_one: '{{count}} repetição ficou de fora.',
    repeated_other: '{{count}} repetições ficaram de fora.',
    unnamed_one: '{{count}} entrada sem nome nem localização ficou de fora.',
    unnamed_other: '{{count}} entradas sem nome nem localização ficaram de fora.',
    shapes_one: '{{count}} linha ou área ficou de fora.',
    shapes_other: '{{count}} linhas e áreas ficaram de fora.',
    outOfRange_one: '{{count}} localização não existe na Terra; o lugar fica sem ela.',
    outOfRange_other: '{{count}} localizações não existem na Terra; esses lugares ficam sem elas.',
  },
  showMore_one: 'Mostrar mais {{count}}',
  showMore_other: 'Mostrar mais {{count}}',
  room_one: 'Nesta viagem cabe mais {{count}} lugar.',
  room_other: 'Nesta viagem cabem mais {{count}} lugares.',
  tooMany_one: 'Nesta viagem só cabem mais {{room}}. Tire {{count}}.',
  tooMany_other: 'Nesta viagem só cabem mais {{room}}. Tire {{count}}.',
  other: 'Escolher outro ficheiro',
  add_zero: 'Adicionar lugares',
  add_one: 'Adicionar {{count}} lugar',
  add_other: 'Adicionar {{count}} lugares',
  added_one: '{{count}} lugar adicionado',
  added_other: '{{count}} lugares adicionados',
  alreadySaved_one: '{{count}} já estava guardado.',
  alreadySaved_other: '{{count}} já estavam guardados.',
  undo: 'Desfazer',
  undone_one: '{{count}} lugar retirado',
  undone_other: '{{count}} lugares retirados',
  undoFailed: 'Não foi possível retirar os lugares.',
  damaged:
    'Este ficheiro não segue bem o seu formato; lemos o que foi possível. Confirme que não falta nada.',
  encoding: {
    title: 'Como está escrito este ficheiro?',
    text: 'Não sabemos que alfabeto usa este ficheiro. Escolha a linha que consegue ler.',
    open: 'Abrir assim',
    shift_jis: 'Japonês (Shift_JIS)',
    'euc-jp': 'Japonês (EUC-JP)',
    big5: 'Chinês tradicional (Big5)',
    gb18030: 'Chinês simplificado (GB18030)',
    'euc-kr': 'Coreano (EUC-KR)',
    'windows-1251': 'Cirílico (windows-1251)',
    'windows-1252': 'Europa Ocidental (windows-1252)',
    'windows-1250': 'Europa Central (windows-1250)',
    'windows-1253': 'Grego (windows-1253)',
    'windows-1254': 'Turco (windows-1254)',
  },
  problem: {
    'too-large':
      'É demais de uma vez: um ficheiro pode ter até 20 MB. Exporte menos lugares de cada vez.',
    'too-much-text':
      'As notas destes lugares são longas demais para guardar juntas: cada importação aceita até 1 MB de texto. Escolha menos lugares e depois importe os restantes do mesmo ficheiro.',
  },
};
