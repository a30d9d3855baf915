import { makeAnswerSayer } from '@ooo/domain/shared/errors/say-answer';
import { ko as errors } from '@ooo/texts/ko/errors';

export { particles } from '@ooo/texts/ko/particles';
export { ko } from '@ooo/texts/ko/web/resources';

/** What the server says, in this language. */
export const sayAnswer = makeAnswerSayer(errors);
