import type { documents as en } from '../../en/web/documents.ts';
import type { Translation } from '../../translation.ts';

export const documents: Translation<typeof en> = {
  open: 'Documentos',
  title: 'Documentos de “{{trip}}”',
  addTicket: 'Adicionar um bilhete',
  empty: 'Esta viagem ainda não tem documentos guardados.',
  emptyDetail:
    'Ao adicionar um bilhete, pode guardar aqui o ficheiro. Fica cifrado, e mais ninguém o pode ver.',
  sealed: 'Cifrados, invisíveis para outras pessoas e eliminados com a viagem.',
  facts: '{{size}} · guardado em {{date}}',
  download: 'Fazer o download de {{name}}',
  remove: 'Eliminar {{name}}',
  removeQuestion: 'Eliminar este documento para sempre?',
  removeConfirm: 'Eliminar',
  removed: 'Documento eliminado',
  removeFailed: 'Não foi possível eliminar {{name}}. Tente de novo.',
  loadFailed: 'Não foi possível carregar os documentos.',
};
