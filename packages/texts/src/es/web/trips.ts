import type { trips as en } from '../../en/web/trips.ts';
import type { Translation } from '../../translation.ts';

export const trips: Translation<typeof en> = {
  home: {
    title: 'Tus viajes',
    welcome: '¡Hola de nuevo, {{name}}!',
    count_one: '{{count}} viaje planeado',
    count_other: '{{count}} viajes planeados',
    loadFailed: 'No se han podido cargar tus viajes',
    empty: 'Todavía no hay viajes.',
    emptyDetail:
      'Sube un billete electrónico y las fechas, los vuelos y el destino se rellenan solos.',
  },
  card: {
    places_one: '{{count}} lugar guardado',
    places_other: '{{count}} lugares guardados',
    running: 'En curso',
    usual: 'lo habitual',
    guess: 'estimación',
    menu: 'Opciones de {{name}}',
  },
  past: 'Viajes pasados',
  plan: {
    title: 'Planear un viaje nuevo',
    text: 'Sube tu billete electrónico o empieza desde cero',
  },
  switcher: {
    label: 'Viajes: {{name}}',
    none: 'Tus viajes',
    home: 'Out of Office',
    newTrip: 'Viaje nuevo',
    demo: 'Demo de Seúl',
  },
  settings: {
    title: 'Ajustes del viaje',
    name: 'Nombre del viaje',
    destination: 'Destino',
    dates: 'Fechas',
    save: 'Guardar cambios',
    updated: 'Viaje actualizado',
    datesUpdated:
      'Las fechas del viaje se han actualizado. El tiempo y las recomendaciones se renovarán solos.',
    saved: 'Los detalles del viaje se han guardado.',
    failed: 'No se han podido actualizar los detalles del viaje. Inténtalo de nuevo.',
    loadFailed: 'No se ha podido cargar este viaje',
  },
  mine: {
    action: 'Hacerlo mío',
    done: 'Este viaje ya es tuyo',
    doneText: 'Ya puedes cambiar el nombre, las fechas y los vuelos.',
    failed: 'No se ha podido hacer tuyo el viaje. Inténtalo de nuevo.',
  },
  demo: {
    created: '¡Viaje de demostración creado!',
    createdText: 'Hemos creado un viaje de ejemplo a Seúl para que lo explores.',
    failed: 'No se ha podido crear el viaje de demostración. Inténtalo de nuevo.',
    startFailed: 'No se ha podido abrir la demo',
    restarted: 'La demo está como al principio',
    restartFailed: 'No se ha podido empezar la demo de cero. Inténtalo de nuevo.',
    clear: 'Borrar la demo',
    clearQuestion: '¿Borrar «{{name}}»?',
    clearText: 'Se pierde lo que has cambiado. Puedes empezar la demo de nuevo cuando quieras.',
    cleared: 'Demo borrada',
  },
  limit: { delete: 'Eliminar {{name}}', deleteShort: 'Eliminar', keepAll: 'Conservar todos' },
  delete: {
    title: 'Eliminar viaje',
    question: '¿Eliminar «{{name}}»?',
    text: 'También se eliminarán sus vuelos, lugares guardados y planes. No se puede deshacer.',
    confirm: 'Eliminar viaje',
    done: 'Viaje eliminado',
    doneText: '«{{name}}» se ha eliminado.',
    failed: 'No se ha podido eliminar el viaje. Inténtalo de nuevo.',
  },
};
