import type { ErrorParams, ErrorSentences } from '../errors.types.ts';
import { megabytes, readersOwn } from '../writing/error-parts.ts';

const OUTSIDE_FLIGHTS =
  'Esta hora queda fuera de tu llegada y tu salida. Elige una hora entre la llegada y la salida.';

function saySeen({ why, seen }: ErrorParams['not-this-machine']): string {
  if (why === 'address') return `Esta solicitud viene de ${seen}.`;
  return why === 'proxy'
    ? `Esta solicitud ha pasado por un proxy (${seen}).`
    : 'Esta solicitud usa otro nombre.';
}

export const es: ErrorSentences = {
  malformed: 'Revisa lo que has escrito e inténtalo de nuevo.',
  'signed-out': 'Inicia sesión para continuar.',
  forbidden: 'No tienes permiso para hacer eso.',
  'invite-required': 'Introduce tu código de invitación para continuar.',
  'not-found': 'No lo encontramos.',
  'changed-meanwhile': 'Algo ha cambiado mientras tanto. Vuelve a cargarlo y repite el cambio.',
  'trips-full': 'Has llegado al máximo de viajes. Elimina uno de los que tienes para añadir otro.',
  'too-large': 'Es demasiado grande.',
  'unsupported-type': 'No podemos leer este tipo de contenido.',
  'rule-violated': 'No es posible.',
  'rate-limited': 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  'upstream-unavailable':
    'Un servicio del que dependemos no responde. Inténtalo de nuevo más tarde.',
  maintenance:
    'Estamos haciendo tareas de mantenimiento. Puedes verlo todo, pero ahora mismo no puedes cambiar nada.',
  busy: 'Ahora mismo hay mucha demanda. Inténtalo de nuevo en unos segundos.',
  internal:
    'Algo ha fallado por nuestra parte. Inténtalo de nuevo. Si nos lo cuentas, incluye el número de la solicitud.',

  'invalid-fields': 'Revisa lo que has escrito e inténtalo de nuevo.',
  'not-json': 'El cuerpo de la solicitud no es JSON válido.',
  'neither-json-nor-form':
    'Envía el cuerpo como JSON y los archivos como formulario (multipart/form-data).',
  'no-such-procedure': 'Esa función no existe.',
  'not-in-demo': ({ procedure }) => `La demo no tiene ${procedure}.`,
  'wrong-method': 'Esa función no admite este método.',
  'answer-is-file': 'La respuesta es un archivo. Pídelo por REST, en /api.',
  'batch-too-long': ({ limit }) => `Puedes agrupar como máximo ${limit} llamadas.`,
  'value-too-large': 'La solicitud tiene un número o un texto demasiado grande.',
  'value-not-kept': 'La solicitud tiene un carácter o un número que no se puede guardar.',
  'value-unreadable': 'Hay un valor que no podemos leer.',
  'body-empty': 'El cuerpo de la solicitud está vacío.',
  'body-without-object': 'El cuerpo de la solicitud está vacío. Envía un objeto JSON.',
  'body-not-object': 'Envía un objeto JSON en el cuerpo de la solicitud.',
  'nested-too-deep': ({ limit }) => `La solicitud tiene más de ${limit} niveles de anidamiento.`,
  'answer-too-large': 'Es demasiado para una sola respuesta. Pide menos de una vez.',
  'several-hosts': 'La solicitud indica más de un host.',
  unintelligible: 'No hemos podido entender la solicitud.',
  'no-such-address': 'No hay nada en esta dirección.',
  cancelled: 'La solicitud se ha cancelado.',
  'planning-cancelled': 'La planificación se ha cancelado.',
  'reading-cancelled': 'La lectura se ha cancelado.',
  'file-reading-cancelled': 'La lectura del archivo se ha cancelado.',

  'other-site': 'Esta solicitud viene de otro sitio web, así que la hemos rechazado.',
  'not-this-machine': (seen) =>
    `Solo puedes iniciar sesión así en el equipo en el que funciona OOO. ${saySeen(seen)} Abre ${seen.publicUrl}.`,
  'signs-in-another-way':
    'La cuenta de esta dirección de correo inicia sesión de otra forma. Usa esa, por favor.',
  'age-unconfirmed': ({ age }) => `Confirma primero que tienes al menos ${age} años.`,
  'session-required': 'Con un token de acceso no se puede. Inicia sesión en el navegador.',
  'token-read-only': 'Este token de acceso es solo de lectura.',
  'token-limit': ({ limit }) => `Tienes ${limit} tokens de acceso. Revoca alguno que ya no uses.`,
  'too-many-requests': 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  'too-much-at-once': 'Han sido demasiadas cosas a la vez. Espera un momento e inténtalo de nuevo.',
  'waited-too-long': 'Ahora mismo hay mucha demanda. Inténtalo de nuevo en unos segundos.',
  'several-in-progress': 'Ya tienes varias en marcha. Espera a que terminen e inténtalo de nuevo.',
  'invite-unknown': 'Este código de invitación no existe. Comprueba que esté bien escrito.',
  'invite-disabled': 'Este código de invitación ya no se usa.',
  'invite-used-up': 'Este código de invitación ya no admite más usos.',
  'invite-of-another':
    'Solo puedes usar un código de invitación con tu propia dirección de correo.',
  'invite-code-taken': ({ code }) => `El código ${code} ya existe.`,
  'no-such-invite-code': ({ code }) => `No encontramos el código ${code}.`,
  'invite-code-used-more':
    'El código ya se ha usado más veces. Desactívalo para que nadie más lo use.',

  database: 'La base de datos no responde.',
  'disk-full': 'El disco de la carpeta de datos está lleno.',
  'not-started': 'Una parte del servidor no arranca.',
  stopping: 'El servidor se está deteniendo.',
  restarting: 'El servidor se está reiniciando. Inténtalo de nuevo en unos segundos.',
  'no-room-for-files':
    'Ahora mismo no hay espacio para archivos en el servidor. Inténtalo de nuevo más tarde.',
  'takes-no-files':
    'Ahora mismo el servidor no puede recibir archivos. Inténtalo de nuevo más tarde.',

  'trip-limit': ({ limit }) =>
    `Puedes tener ${limit} viajes como máximo. Elimina uno de los que tienes para añadir otro.`,
  'no-such-trip': 'No hemos encontrado este viaje entre los tuyos.',
  'no-such-airport': ({ code }) =>
    `Ningún aeropuerto tiene el código ${code}. Busca el aeropuerto por su ciudad.`,
  'unknown-destination': 'Todavía no conocemos este destino.',
  'no-weather': 'No hay datos del tiempo.',
  'packed-limit': ({ limit }) => `Un viaje puede tener como máximo ${limit} cosas en la maleta.`,
  'own-item-limit': ({ limit }) =>
    `Puedes añadir como máximo ${limit} cosas tuyas a un viaje. Quita una para añadir otra.`,
  'day-end': 'El día tiene que terminar después de empezar.',

  'no-such-place': 'No hemos encontrado este lugar entre los tuyos.',
  'place-not-in-trip': 'Este lugar no está en este viaje.',
  'places-not-in-trip': 'Uno de estos lugares no está en este viaje.',
  'poi-limit': ({ limit }) =>
    `Un viaje puede tener como máximo ${limit} lugares. Quita uno para guardar otro.`,
  'poi-limit-for-chosen': ({ limit, room, chosen }) =>
    `Un viaje puede tener como máximo ${limit} lugares. En este caben ${room} más y has elegido ${chosen}.`,
  'plan-place-limit': ({ limit, count }) =>
    `Podemos planificar viajes de hasta ${limit} lugares y este tiene ${count}. Quita algunos.`,
  'plan-too-much':
    'Este viaje es demasiado grande para planificarlo de una vez. Pon hora a algunos lugares o simplifica sus horarios.',
  'moved-meanwhile': ({ name }) =>
    `Mientras tanto, ${name} ha cambiado de hora. Mira dónde está ahora y muévelo otra vez.`,
  'outside-trip': OUTSIDE_FLIGHTS,
  'before-arrival': OUTSIDE_FLIGHTS,
  'after-departure': OUTSIDE_FLIGHTS,

  'form-needed': ({ field }) =>
    `Envía el archivo como formulario (multipart/form-data), en el campo ${field}.`,
  'form-unreadable': 'No hemos podido leer el formulario. Envíalo otra vez.',
  'file-stalled': 'El archivo dejó de llegar antes de estar completo. Envíalo otra vez.',
  'file-too-large': ({ limitBytes }) =>
    `El archivo ocupa más de ${megabytes(limitBytes)} MB. Envía solo el billete o pega su texto.`,
  'files-too-large': ({ limitBytes }) =>
    `Juntos, los archivos ocupan más de ${megabytes(limitBytes)} MB. Envía menos a la vez.`,
  'own-uploads':
    'Ya estás enviando varios archivos. Espera a que termine alguno e inténtalo de nuevo.',
  'many-uploads':
    'Ahora mismo se están enviando muchos archivos. Inténtalo de nuevo en unos segundos.',
  'many-downloads':
    'Se están descargando demasiados documentos. Inténtalo de nuevo en unos segundos.',
  'no-such-document': 'No hemos encontrado este documento entre los tuyos.',
  'no-document-key':
    'Los documentos guardados no están disponibles: esta instalación no tiene una clave válida para abrirlos.',
  'document-of-other-key':
    'Este documento se cifró con otra clave, que esta instalación ya no tiene.',
  'document-damaged': 'Este documento está dañado y no se puede abrir.',
  'document-empty': 'Este archivo está vacío. Descárgalo otra vez e inténtalo de nuevo.',
  'document-too-large': ({ limitBytes }) =>
    `Un documento puede ocupar como máximo ${megabytes(limitBytes)} MB.`,
  'document-type':
    'Solo puedes guardar archivos que podamos leer como billetes, como PDF e imágenes.',
  'document-limit': ({ limit }) =>
    `Un viaje puede tener como máximo ${limit} documentos. Elimina uno para guardar otro.`,
  'document-space': ({ limitBytes }) =>
    `Tus documentos pueden ocupar como máximo ${megabytes(limitBytes)} MB en total. Elimina uno para guardar otro.`,
  'place-file-unknown-format':
    'No podemos leer lugares de este archivo. Elige una lista o los lugares guardados de Google Takeout, o un archivo KML, KMZ, GPX, GeoJSON o CSV.',
  'place-file-broken':
    'Este archivo está dañado o incompleto. Expórtalo otra vez y prueba con el nuevo.',
  'place-file-doctype':
    'Este archivo tiene definiciones propias (DOCTYPE), que no leemos por seguridad.',
  'place-file-unknown-encoding':
    'No sabemos con qué codificación está escrito este archivo. Indica cuál es o guárdalo como UTF-8.',
  'place-file-no-columns':
    'No podemos distinguir las columnas de esta tabla. Ponles nombre en la primera fila: nombre, latitud, longitud.',
  'place-file-too-large': ({ limitBytes }) =>
    `El archivo ocupa más de ${megabytes(limitBytes)} MB. Exporta menos lugares a la vez.`,
  'place-file-too-large-unpacked': ({ limitBytes }) =>
    `Descomprimido, este archivo supera los ${megabytes(limitBytes)} MB. Exporta menos lugares a la vez.`,
  'place-file-too-much': 'Este archivo tarda demasiado en leerse. Exporta menos lugares a la vez.',

  ...readersOwn,
};
