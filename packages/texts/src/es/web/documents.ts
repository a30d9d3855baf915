import type { documents as en } from '../../en/web/documents.ts';
import type { Translation } from '../../translation.ts';

export const documents: Translation<typeof en> = {
  open: 'Documentos',
  title: 'Documentos de «{{trip}}»',
  addTicket: 'Añadir un billete',
  empty: 'Este viaje no guarda ningún documento.',
  emptyDetail:
    'Al añadir un billete puedes guardar aquí su archivo. Se cifra y ningún otro usuario puede verlo.',
  sealed: 'Cifrados, ocultos para otros usuarios, y se borran con el viaje.',
  facts: '{{size}} · guardado el {{date}}',
  download: 'Descargar {{name}}',
  remove: 'Borrar {{name}}',
  removeQuestion: '¿Borrar este documento para siempre?',
  removeConfirm: 'Borrar',
  removed: 'Documento borrado',
  removeFailed: 'No se ha podido borrar {{name}}. Inténtalo de nuevo.',
  loadFailed: 'No se han podido cargar los documentos.',
};
