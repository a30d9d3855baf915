import { makeAnswerSayer } from '@ooo/domain/shared/errors/say-answer';
import { es as errors } from '@ooo/texts/es/errors';

export { es } from '@ooo/texts/es/web/resources';

/** What the server says, in this language. */
export const sayAnswer = makeAnswerSayer(errors);
