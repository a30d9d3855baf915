import type { common as en } from '../en/common.ts';
import type { Translation } from '../translation.ts';

export const common: Translation<typeof en> = {
  productName: 'OOO',
  companyName: 'O³',
  loading: 'Cargando',
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando...',
  delete: 'Eliminar',
  undo: 'Deshacer',
  retry: 'Intentar de nuevo',
  back: 'Atrás',
  next: 'Siguiente',
  skipToContent: 'Ir al contenido',
  toHome: 'A tus viajes',
  optional: 'opcional',
  errorTitle: 'Error',
  error: {
    title: 'No ha funcionado',
    unknown: 'Algo ha fallado por nuestra parte. No se ha perdido nada de lo que escribiste.',
    away: 'OOO no responde ahora mismo. Comprueba tu conexión e inténtalo de nuevo.',
    request: 'Solicitud {{id}}',
    crashTitle: 'Esta pantalla se ha detenido',
    crashText: 'Tus viajes están a salvo. Vuelve a cargar la página o regresa a tus viajes.',
    reload: 'Volver a cargar',
    newVersion: 'OOO se ha actualizado. Vuelve a cargar la página para continuar.',
  },
  offline: 'Estás sin conexión. Lo que ves es de antes; los cambios tendrán que esperar.',
  notFound: {
    title: '404 Página no encontrada',
    text: 'En esta dirección no hay nada.',
  },
  footer: {
    label: 'Sobre OOO',
    privacy: 'Privacidad',
    terms: 'Condiciones',
    toDark: 'Cambiar al tema oscuro',
    toLight: 'Cambiar al tema claro',
  },
};
