import type { WriteTime } from '../formats.types.ts';
import type {
  Advice,
  DocumentTopic,
  DoubtedField,
  ImpossibleTime,
  MissingPart,
  NoBooking,
  RefusedKind,
  SeenMoment,
  TicketSentences,
} from '../tickets.types.ts';
import { minutesOf } from '../writing/minutes-of.ts';
import { es as formats } from './formats.ts';

const { day, duration } = formats;

const PARTS: Readonly<Record<MissingPart, string>> = {
  flightNumber: 'el número de vuelo',
  from: 'el aeropuerto de salida',
  to: 'el aeropuerto de llegada',
  date: 'la fecha',
};

const FIELDS: Readonly<Record<DoubtedField, string>> = {
  flightNumber: 'el número de vuelo',
  from: 'el aeropuerto de salida',
  to: 'el aeropuerto de llegada',
  departureDate: 'el día de salida',
  departureTime: 'la hora de salida',
  arrivalTime: 'la hora de llegada',
  seat: 'el asiento',
};

const TOPICS: Readonly<Record<DocumentTopic, string>> = {
  hotel: 'una reserva de hotel',
  train: 'un billete de tren',
  bus: 'un billete de autobús',
  car: 'un alquiler de coche',
  parking: 'una reserva de aparcamiento',
  transfer: 'un traslado al aeropuerto',
  ferry: 'un billete de ferry',
  event: 'una entrada',
  invoice: 'una factura',
};

const NO_BOOKING: Readonly<Record<NoBooking, string>> = {
  cancelled: 'Habla de una reserva cancelada: no queda ningún vuelo.',
  waiting: 'Es un puesto en una lista de espera: aún no hay ninguna plaza confirmada.',
  flown: 'Habla de vuelos que ya se hicieron: ninguno es una reserva.',
  offered: 'Ofrece vuelos, pero nada dice que estén reservados.',
  watched: 'Habla de vuelos de un aeropuerto o de una aerolínea: nada dice que estén reservados.',
  freight: 'Parecen papeles de carga aérea: en sus vuelos no va ningún viajero.',
  service:
    'Trata de otra cosa y solo menciona vuelos. Añade el billete o la reserva de la aerolínea.',
};

const IMPOSSIBLE: Readonly<Record<ImpossibleTime, string>> = {
  'too-fast': 'Ningún avión vuela tan rápido.',
  'too-slow': 'Ningún vuelo dura tanto.',
  'lands-before': 'Llegaría antes de salir.',
};

function moment({ airport, date, time }: SeenMoment, write: WriteTime): string {
  return `${airport} ${day(date)} ${write(minutesOf(time))}`;
}

function distance(km: number): string {
  return `${km.toLocaleString('es-ES')} km`;
}

const KINDS: Readonly<Record<RefusedKind, string>> = {
  picture: 'es una imagen de un tipo poco común',
  outlook: 'es un mensaje de Outlook',
  'open-document': 'es un archivo OpenDocument',
  spreadsheet: 'es una hoja de cálculo',
  presentation: 'es una presentación',
  archive: 'es un archivo comprimido',
  other: 'no es un documento',
};

const ADVICE: Readonly<Record<Advice, string>> = {
  'upload-pdf': 'Sube el PDF del billete o pega su texto.',
  'save-as-pdf': 'Guárdalo como PDF o pega su texto.',
  'save-as-eml': 'Guárdalo como .eml o PDF, o pega su texto.',
  'save-as-jpeg': 'Guárdala como JPEG o PNG, o haz una captura de pantalla.',
  unpack: 'Descomprímelo y sube solo el billete.',
};

const READABLE =
  'PDF, imágenes (PNG, JPEG, WebP, HEIC), documentos de Word, correos, archivos de calendario, tarjetas de cartera digital, páginas web y texto sin formato';

/** `a, b ni c`, after a negation. */
function listNone(parts: readonly string[]): string {
  const head = parts.slice(0, -1).join(', ');
  return [head, parts.at(-1)].filter(Boolean).join(' ni ');
}

export const es = (time: WriteTime): TicketSentences => ({
  whichArrivalDay: '¿Qué día llega este vuelo?',
  whichYear: '¿De qué año es este vuelo?',
  whichDay: (printed) => `¿Qué día quiere decir «${printed}»?`,
  whichAirport: (printed) => `¿Qué aeropuerto es «${printed}»?`,
  whichValue: (field) => `El documento da dos valores para ${FIELDS[field]}. ¿Cuál vale?`,
  day,
  dayAsPrinted: (date) => `${day(date)}, tal como aparece`,

  yearAssumed: (year, after) => {
    const start = after === 'today' ? 'hoy' : 'el día en que recibiste el billete';
    return `El billete no dice el año. ${year} es el primero posible desde ${start}.`;
  },
  durationMismatch: (printedMin, flownMin) =>
    `El billete dice ${duration(printedMin)}, pero según sus horas el vuelo dura ${duration(flownMin)}.`,
  incompleteSegment: (missing, flightNumber) => {
    const flight = flightNumber === undefined ? 'un vuelo' : `el vuelo ${flightNumber}`;
    return `El documento no dice ${listNone(missing.map((part) => PARTS[part]))} para ${flight}.`;
  },
  unknownAirport: (printed) => `No hemos encontrado ningún aeropuerto para «${printed}».`,
  impossibleTimes: ({ reason, departure, arrival, minutes, km }) => {
    const flown = reason === 'lands-before' ? '' : ` en ${duration(minutes)}`;
    const seen = `${moment(departure, time)} – ${moment(arrival, time)}`;
    return `Según sus horas (${seen}), este vuelo recorre ${distance(km)}${flown}. ${IMPOSSIBLE[reason]} Comprueba los días y las horas.`;
  },
  impossibleDuration: ({ reason, minutes, km }) =>
    `El billete dice que este vuelo recorre ${distance(km)} en ${duration(minutes)}. ${IMPOSSIBLE[reason]}`,
  airportsApart: (landed, leaves, km) =>
    `El vuelo anterior llega a ${landed} y este sale de ${leaves}, a ${distance(km)}. Comprueba los aeropuertos o añade lo que falta entre ellos.`,
  flightsOverlap: (landed, leaves) =>
    `Este vuelo sale (${moment(leaves, time)}) antes de que llegue el anterior (${moment(landed, time)}). Comprueba los días y las horas de los dos.`,
  scheduleChanged: 'La aerolínea ha cambiado el horario. Hemos usado las horas nuevas.',
  assistantUnchecked:
    'El asistente ha leído este vuelo en la imagen y no había texto con el que comprobarlo. Compara cada campo con tu billete.',
  assistantFailed:
    'Falta algo, y el asistente que ayuda con ello no ha respondido. Escribe lo que falta o inténtalo más tarde.',
  assistantSpent:
    'Falta algo, y el asistente ya te ha ayudado hoy tantas veces como puede. Escribe lo que falta.',

  otherTopic: (topic) => `Parece ${TOPICS[topic]}: no hay ningún vuelo.`,
  noBooking: (why) => NO_BOOKING[why],
  numberWithoutDate: 'Hay un número de vuelo, pero ninguna fecha.',
  numberWithoutAirports:
    'Hay algo parecido a un número de vuelo, pero faltan los aeropuertos de salida y de llegada.',
  notJoined: 'Hay números de vuelo y fechas, pero nada que los una en un vuelo.',
  flightWordsOnly: 'Habla de vuelos, pero no hay un número de vuelo con aeropuertos y fecha.',
  nothingLikeFlight:
    'En este documento no hay nada parecido a un vuelo: ni número, ni aeropuertos, ni fechas.',
  otherPass:
    'Esta tarjeta de cartera digital no es una tarjeta de embarque: no contiene ningún vuelo.',

  textCut: (maxCharacters) =>
    `El documento es muy largo: hemos leído los primeros ${maxCharacters.toLocaleString('es-ES')} caracteres. ` +
    'Si faltan vuelos, pega la parte donde aparecen.',
  pagesCut: (pages, read) => `Este PDF tiene ${pages} páginas; hemos leído las primeras ${read}.`,
  eventsCut: (events, read) =>
    `Este calendario tiene ${events} eventos; hemos leído los primeros ${read}.`,
  drawnPagesCut: (pages, read) =>
    `${pages} páginas de este PDF son imágenes; hemos leído las primeras ${read}.`,
  picturesOnly:
    'Este PDF tiene imágenes, pero ningún texto que podamos leer, como si fuera escaneado. ' +
    'Sube el PDF que envió la aerolínea o pega el texto del billete.',
  pictureWithoutText:
    'No podemos leer ningún texto en esta imagen. Haz una foto más nítida, con buena luz y el billete entero, o pega su texto.',
  lockedAttachment: (name) =>
    `El adjunto ${name ?? 'de este correo'} tiene contraseña y no lo hemos podido leer.`,

  emptyFile: 'Este archivo está vacío. Descarga el billete otra vez e inténtalo de nuevo.',
  noText: 'En este archivo no hay texto. Descarga el billete otra vez e inténtalo de nuevo.',
  tooLarge: (size, limit) =>
    `Este archivo ocupa ${size} MB, y leemos billetes de hasta ${limit} MB. ` +
    'Sube solo la página con los vuelos o pega su texto.',
  tooSlow:
    'Hemos tardado demasiado en leer este documento. Sube solo la página con los vuelos o pega su texto.',
  tooMuchMemory:
    'Este documento pesa demasiado para ser un billete. Pega solo el texto con los vuelos.',
  unreadable:
    'No hemos podido leer este documento. Pega el texto del billete o escribe los vuelos.',
  busy: 'Ahora mismo estamos leyendo muchos billetes. Inténtalo de nuevo en un momento.',
  busyWithYours:
    'Todavía estamos leyendo tus otros billetes. Espera a que acabemos y vuelve a intentarlo.',
  noReader:
    'Ahora mismo no podemos leer billetes. Inténtalo de nuevo en unos minutos o escribe los vuelos.',
  lockedPdf: 'Este PDF tiene contraseña. Escríbela aquí o sube un PDF guardado sin ella.',
  wrongPassword:
    'Esta contraseña no abre el PDF. Revisa las mayúsculas e inténtalo de nuevo, o sube un PDF guardado sin ella.',
  brokenPdf: 'Este PDF está dañado o no se descargó entero. Descárgalo otra vez o pega su texto.',
  brokenMail:
    'Este correo está dañado y no hemos podido abrirlo. Guárdalo otra vez o pega su texto.',
  brokenPicture:
    'Esta imagen está dañada y no hemos podido abrirla. Hazla o guárdala otra vez, o pega el texto del billete.',
  pictureTooLarge: (width, height) =>
    `Esta imagen tiene ${width.toLocaleString('es-ES')} × ${height.toLocaleString('es-ES')} píxeles, más de lo que leemos. ` +
    'Sube una más pequeña que muestre solo los vuelos.',
  brokenCalendar:
    'Este archivo de calendario está dañado y no hemos podido abrirlo. Descárgalo otra vez o pega el texto del billete.',
  brokenPass:
    'Esta tarjeta de cartera digital está dañada y no hemos podido abrirla. Descárgala otra vez o pega el texto del billete.',
  lockedOffice: 'Este documento tiene contraseña. Guárdalo sin ella o como PDF y sube ese archivo.',
  brokenWord:
    'Este documento de Word está dañado y no hemos podido abrirlo. Guárdalo como PDF o pega su texto.',
  tooManyPacked: (limit) =>
    `Este archivo contiene más de ${limit} archivos. Sube solo el billete o pega su texto.`,
  tooLargeUnpacked: (limit) =>
    `Descomprimido, este archivo ocupa más de ${limit} MB. Sube solo la página con los vuelos o pega su texto.`,
  refused: ({ kind, advice, isCalledPdf }) => {
    const called = isCalledPdf ? 'Este archivo se llama PDF, pero' : 'Este archivo';
    return `${called} ${KINDS[kind]}. Podemos leer: ${READABLE}. ${ADVICE[advice]}`;
  },
});
