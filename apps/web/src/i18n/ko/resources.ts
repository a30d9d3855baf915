export { particles } from '@ooo/texts/ko/particles';
export { ko } from '@ooo/texts/ko/web/resources';
export { serverSentences } from './server-sentences.ts';
