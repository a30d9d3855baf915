import type { placeFiles as en } from '../../en/web/place-files.ts';
import type { Translation } from '../../translation.ts';

export const placeFiles: Translation<typeof en> = {
  menu: 'Añadir, importar o exportar lugares',
  import: 'Importar lugares',
  export: 'Exportar lugares',
  format: {
    kml: 'KML, para Google Earth y My Maps',
    gpx: 'GPX, para aplicaciones y aparatos con GPS',
    geojson: 'GeoJSON',
    csv: 'CSV, para hojas de cálculo',
  },
  exportFailed: 'No se han podido exportar los lugares.',
  title: 'Importar lugares a «{{trip}}»',
  drop: 'Suelta aquí un archivo con lugares',
  browse: 'o elige un archivo',
  reading: 'Leyendo el archivo…',
  formats:
    'Google Takeout (listas y lugares guardados), KML, KMZ, GPX, GeoJSON o CSV, hasta 20 MB. Eliges qué guardar antes de que se guarde nada.',
  empty: 'No hay lugares en este archivo.',
  emptyDetail: 'Las líneas, las áreas y las entradas sin nombre ni ubicación no se incluyen.',
  group: {
    new: {
      title_one: '{{count}} lugar cerca de tu destino',
      title_other: '{{count}} lugares cerca de tu destino',
      text: 'Listos para añadir.',
    },
    unlocated: {
      title_one: '{{count}} lugar sin ubicación',
      title_other: '{{count}} lugares sin ubicación',
      text: 'El archivo no dice dónde están. Elige los que sean de este viaje; no aparecerán en el mapa hasta que les des una ubicación.',
    },
    far: {
      title_one: '{{count}} lugar lejano',
      title_other: '{{count}} lugares lejanos',
      text: 'A más de 100 km de tu destino, así que no entran en el plan ni en el mapa.',
    },
    saved: {
      title_one: '{{count}} lugar ya está guardado',
      title_other: '{{count}} lugares ya están guardados',
      text: 'No se añadirán otra vez.',
    },
  },
  position: {
    atlas: 'ubicación encontrada por el nombre',
    link: 'ubicación tomada de su enlace',
  },
  count: {
    leftOut_one: '{{count}} lugar más no cabe en esta lista: el archivo es demasiado largo.',
    leftOut_other: '{{count}} lugares más no caben en esta lista: el archivo es demasiado largo.',
    repeated_one: 'Se omitió {{count}} repetición.',
    repeated_other: 'Se omitieron {{count}} repeticiones.',
    unnamed_one: 'Se omitió {{count}} entrada sin nombre ni ubicación.',
    unnamed_other: 'Se omitieron {{count}} entradas sin nombre ni ubicación.',
    shapes_one: 'Se omitió {{count}} línea o área.',
    shapes_other: 'Se omitieron {{count}} líneas y áreas.',
    outOfRange_one: '{{count}} ubicación no existe; ese lugar se conserva sin ella.',
    outOfRange_other: '{{count}} ubicaciones no existen; esos lugares se conservan sin ellas.',
  },
  showMore_one: 'Mostrar {{count}} más',
  showMore_other: 'Mostrar {{count}} más',
  room_one: 'En este viaje cabe {{count}} lugar más.',
  room_other: 'En este viaje caben {{count}} lugares más.',
  tooMany_one: 'En este viaje solo caben {{room}} más. Quita {{count}}.',
  tooMany_other: 'En este viaje solo caben {{room}} más. Quita {{count}}.',
  other: 'Elegir otro archivo',
  add_zero: 'Añadir lugares',
  add_one: 'Añadir {{count}} lugar',
  add_other: 'Añadir {{count}} lugares',
  added_one: '{{count}} lugar añadido',
  added_other: '{{count}} lugares añadidos',
  alreadySaved_one: '{{count}} ya estaba guardado.',
  alreadySaved_other: '{{count}} ya estaban guardados.',
  undo: 'Deshacer',
  undone_one: 'Se ha quitado {{count}} lugar',
  undone_other: 'Se han quitado {{count}} lugares',
  undoFailed: 'No se han podido quitar los lugares.',
  damaged:
    'Este archivo no sigue del todo su formato, así que leímos lo que pudimos. Comprueba que no falte nada.',
  encoding: {
    title: '¿Cómo está escrito este archivo?',
    text: 'No sabemos qué alfabeto usa este archivo. Elige la línea que puedas leer.',
    open: 'Abrirlo así',
    shift_jis: 'Japonés (Shift_JIS)',
    'euc-jp': 'Japonés (EUC-JP)',
    big5: 'Chino tradicional (Big5)',
    gb18030: 'Chino simplificado (GB18030)',
    'euc-kr': 'Coreano (EUC-KR)',
    'windows-1251': 'Cirílico (windows-1251)',
    'windows-1252': 'Europa occidental (windows-1252)',
    'windows-1250': 'Europa central (windows-1250)',
    'windows-1253': 'Griego (windows-1253)',
    'windows-1254': 'Turco (windows-1254)',
  },
  problem: {
    'unknown-format':
      'No podemos leer lugares de este archivo. Elige una lista o los lugares guardados de Google Takeout, o un archivo KML, KMZ, GPX, GeoJSON o CSV.',
    broken: 'Este archivo está dañado o incompleto. Expórtalo otra vez y prueba con el nuevo.',
    doctype: 'Este archivo tiene definiciones propias (DOCTYPE), que no leemos por seguridad.',
    'unknown-encoding':
      'No sabemos con qué codificación está escrito este archivo. Indica cuál es o guárdalo como UTF-8.',
    'no-columns':
      'No podemos distinguir las columnas de esta tabla. Ponles nombre en la primera fila: nombre, latitud, longitud.',
    'too-large':
      'Es demasiado de una vez: un archivo puede tener hasta 20 MB. Exporta menos lugares a la vez.',
    'too-large-unpacked':
      'Descomprimido, este archivo supera los 40 MB. Exporta menos lugares a la vez.',
    'too-much-text':
      'Las notas de estos lugares son demasiado largas para guardarlas juntas: cada importación admite hasta 1 MB de texto. Elige menos lugares y luego importa el resto del mismo archivo.',
    'too-much': 'Este archivo tarda demasiado en leerse. Exporta menos lugares a la vez.',
  },
};
