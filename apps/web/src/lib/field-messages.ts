import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { forms } from '@ooo/texts/en/web/forms';
import { useLanguage } from '../i18n/use-language.ts';

type FieldMessage = keyof typeof forms.field;

const isFieldMessage = (key: string): key is FieldMessage => key in forms.field;

/** What zod says of a text that is longer than its field may be. */
const TOO_LONG = /^Too big: expected string/;

/** Which message an English sentence of a schema or of the server is; `other` for one without translation. */
export function toFieldMessage(sentence: string): FieldMessage {
  if (TOO_LONG.test(sentence)) return 'tooLong';
  const [key] = Object.entries(forms.field).find(([, text]) => text === sentence) ?? [];
  return key !== undefined && isFieldMessage(key) ? key : 'other';
}

/**
 * Translates the messages of schemas and of the server about single fields into the language of the interface.
 * English messages of ours stay as they are, and so does what is not a text.
 */
export function useFieldMessages() {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  return useCallback(
    <T>(errors: Readonly<Record<string, T>>): Record<string, T | string> =>
      Object.fromEntries(
        Object.entries(errors).map(([field, error]) => [
          field,
          typeof error === 'string' && (language !== 'en' || TOO_LONG.test(error))
            ? t(`field.${toFieldMessage(error)}`)
            : error,
        ]),
      ),
    [language, t],
  );
}
