import type { ServerSentences } from '../server-sentences.ts';

export const serverSentences: ServerSentences = {
  BAD_REQUEST: 'Revisa lo que has escrito e inténtalo de nuevo.',
  UNAUTHENTICATED: 'Inicia sesión para continuar.',
  FORBIDDEN: 'No tienes permiso para hacer eso.',
  INVITE_REQUIRED: 'Introduce tu código de invitación para continuar.',
  NOT_FOUND: 'No lo encontramos.',
  CONFLICT: 'Algo ha cambiado mientras tanto. Vuelve a cargarlo y repite el cambio.',
  TRIP_LIMIT_REACHED:
    'Has llegado al máximo de viajes. Elimina uno de los que tienes para añadir otro.',
  TOO_LARGE: 'Es demasiado grande.',
  UNSUPPORTED_TYPE: 'No podemos leer este tipo de contenido.',
  RULE_VIOLATED: 'No es posible.',
  RATE_LIMITED: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  UPSTREAM_UNAVAILABLE: 'Un servicio del que dependemos no responde. Inténtalo de nuevo más tarde.',
  MAINTENANCE:
    'Estamos haciendo tareas de mantenimiento. Puedes verlo todo, pero ahora mismo no puedes cambiar nada.',
  UNAVAILABLE: 'Ahora mismo hay mucha demanda. Inténtalo de nuevo en unos segundos.',
  INTERNAL:
    'Algo ha fallado por nuestra parte. Inténtalo de nuevo. Si nos lo cuentas, incluye el número de la solicitud.',
  'A document can be at most # MB.': 'Un documento puede ocupar como máximo # MB.',
  'A trip can have at most # documents. Remove one to keep another.':
    'Un viaje puede tener como máximo # documentos. Elimina uno para guardar otro.',
  'A trip can have at most # packed items.':
    'Un viaje puede tener como máximo # cosas en la maleta.',
  'A trip can have at most # places. Remove one to save another.':
    'Un viaje puede tener como máximo # lugares. Quita uno para guardar otro.',
  'A trip can have at most # places. This one has room for # more, and you chose #.':
    'Un viaje puede tener como máximo # lugares. En este caben # más y has elegido #.',
  'Kept documents aren’t available: this installation has no usable key for them.':
    'Los documentos guardados no están disponibles: esta instalación no tiene una clave válida para abrirlos.',
  'Many files are being sent at the moment. Try again in a few seconds.':
    'Ahora mismo se están enviando muchos archivos. Inténtalo de nuevo en unos segundos.',
  'No weather data available.': 'No hay datos del tiempo.',
  'One of these places isn’t in this trip.': 'Uno de estos lugares no está en este viaje.',
  'Please confirm that you are at least # years old first.':
    'Confirma primero que tienes al menos # años.',
  'The account with this e-mail address signs in another way. Please use that way.':
    'La cuenta de esta dirección de correo inicia sesión de otra forma. Usa esa, por favor.',
  'The code has already been used more often than that. Disable it to stop anyone else from using it.':
    'El código ya se ha usado más veces. Desactívalo para que nadie más lo use.',
  'The day has to end after it starts.': 'El día tiene que terminar después de empezar.',
  'The file is larger than # MB. Send only the ticket, or paste its text.':
    'El archivo ocupa más de # MB. Envía solo el billete o pega su texto.',
  'The file stopped arriving before it was complete. Send it again.':
    'El archivo dejó de llegar antes de estar completo. Envíalo otra vez.',
  'The form could not be read. Send it again.':
    'No hemos podido leer el formulario. Envíalo otra vez.',
  'The server is being restarted. Try again in a few seconds.':
    'El servidor se está reiniciando. Inténtalo de nuevo en unos segundos.',
  'This file is empty. Download it again, then try again.':
    'Este archivo está vacío. Descárgalo otra vez e inténtalo de nuevo.',
  'This invite code doesn’t exist. Check it for typos.':
    'Este código de invitación no existe. Comprueba que esté bien escrito.',
  'This invite code has been used up.': 'Este código de invitación ya no admite más usos.',
  'This invite code is no longer in use.': 'Este código de invitación ya no se usa.',
  'This place isn’t in this trip.': 'Este lugar no está en este viaje.',
  'This trip is too large to plan at once. Give some places a time yourself, or simplify their opening hours.':
    'Este viaje es demasiado grande para planificarlo de una vez. Pon hora a algunos lugares o simplifica sus horarios.',
  'Together, the files are larger than # MB. Send fewer of them at once.':
    'Juntos, los archivos ocupan más de # MB. Envía menos a la vez.',
  'Too many documents are being downloaded at the moment. Try again in a few seconds.':
    'Se están descargando demasiados documentos. Inténtalo de nuevo en unos segundos.',
  'We can plan trips of up to # places, and this one has #. Delete some of them.':
    'Podemos planificar viajes de hasta # lugares y este tiene #. Quita algunos.',
  'We couldn’t find this document among yours.':
    'No hemos encontrado este documento entre los tuyos.',
  'We couldn’t find this place among yours.': 'No hemos encontrado este lugar entre los tuyos.',
  'We couldn’t find this trip among yours.': 'No hemos encontrado este viaje entre los tuyos.',
  'We don’t know this destination yet.': 'Todavía no conocemos este destino.',
  'You already have several of these in progress. Wait until they are done, then try again.':
    'Ya tienes varias en marcha. Espera a que terminen e inténtalo de nuevo.',
  'You are already sending several files. Wait until one of them is done, then try again.':
    'Ya estás enviando varios archivos. Espera a que termine alguno e inténtalo de nuevo.',
  'You can add at most # items of your own to a trip. Remove one to add another.':
    'Puedes añadir como máximo # cosas tuyas a un viaje. Quita una para añadir otra.',
  'You can have a maximum of # trips. Please delete an existing trip to add a new one.':
    'Puedes tener # viajes como máximo. Elimina uno de los que tienes para añadir otro.',
  'You can keep only files that we can read as tickets, such as PDF files and pictures.':
    'Solo puedes guardar archivos que podamos leer como billetes, como PDF e imágenes.',
  'You can redeem an invite code only for your own e-mail address.':
    'Solo puedes usar un código de invitación con tu propia dirección de correo.',
  'You have # access tokens. Revoke one that you no longer use.':
    'Tienes # tokens de acceso. Revoca alguno que ya no uses.',
  'Your documents can take up at most # MB in total. Remove one to keep another.':
    'Tus documentos pueden ocupar como máximo # MB en total. Elimina uno para guardar otro.',
};
