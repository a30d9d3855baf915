import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../i18n/i18n.ts';
import { makeClientError } from '../testing/client-error.ts';
import { renderApp } from '../testing/render.tsx';
import { ErrorState } from './error-state.tsx';
import { FormAlert } from './form-alert.tsx';

const busy = makeClientError(
  'UNAVAILABLE',
  'We are busy at the moment. Try again in a few seconds.',
);

describe.each([
  ['en', 'We are busy at the moment. Try again in a few seconds.', 'Try Again'],
  ['ko', '지금은 요청이 몰려 있어요. 몇 초 뒤에 다시 시도해 주세요.', '다시 시도'],
  ['es', 'Ahora mismo estamos ocupados. Inténtalo de nuevo en unos segundos.', 'Intentar de nuevo'],
] as const)('a busy server, in %s', (language, sentence, retry) => {
  beforeEach(async () => changeLanguage(language));

  it('is reported where content was to be read, with a way to try again', async () => {
    const onRetry = vi.fn<() => void>();
    const { user } = renderApp(<ErrorState error={busy} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    await user.click(screen.getByRole('button', { name: retry }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('is said above a form', () => {
    renderApp(<FormAlert error={busy} />);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });
});
