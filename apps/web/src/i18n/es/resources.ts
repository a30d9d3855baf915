export { es } from '@ooo/texts/es/web/resources';
export { serverSentences } from './server-sentences.ts';
