import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { common } from '../i18n/en/common.ts';
import { useLanguage } from '../i18n/use-language.ts';

type FieldMessage = keyof typeof common.field;

const isFieldMessage = (key: string): key is FieldMessage => key in common.field;

/** Which message an English sentence of a schema or of the server is; `other` for one without translation. */
export function toFieldMessage(sentence: string): FieldMessage {
  const [key] = Object.entries(common.field).find(([, text]) => text === sentence) ?? [];
  return key !== undefined && isFieldMessage(key) ? key : 'other';
}

/**
 * Translates the messages of schemas and of the server about single fields into the language of the interface.
 * English messages stay as they are, and so does a text that is not a sentence.
 */
export function useFieldMessages() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return useCallback(
    <T>(errors: Readonly<Record<string, T>>): Record<string, T | string> =>
      Object.fromEntries(
        Object.entries(errors).map(([field, error]) => [
          field,
          typeof error === 'string' && language !== 'en'
            ? t(`field.${toFieldMessage(error)}`)
            : error,
        ]),
      ),
    [language, t],
  );
}
