import { describe, expect, it } from 'vitest';
import { withReading } from '../lib/draft-reading.ts';
import { makeAnswer, makeDocument, makeDraft } from '../testing/make-answer.ts';
import { rememberDraft, restoreDraft, toDraftKey } from './draft-storage.ts';
import { EMPTY_DRAFT, type TripDraft } from './draft.types.ts';

const draft: TripDraft = {
  ...withReading(makeDraft({ name: 'With Jun' }), [1], makeAnswer()),
  pastedText: 'KE082',
  keepDocuments: true,
};

describe('a draft over a reload', () => {
  it('keeps all that was typed and read, and none of the files', () => {
    rememberDraft('mina', 'new', draft);
    const restored = restoreDraft('mina', 'new');
    expect(restored).toEqual({
      ...draft,
      keepDocuments: false,
      documents: [
        {
          id: 1,
          name: 'ticket.pdf',
          kind: 'pdf',
          file: null,
          state: 'read',
          text: draft.documents[0]?.text,
        },
      ],
    });
  });

  it('keeps everything else where a text is larger than a tab can keep', () => {
    rememberDraft('mina', 'new', { ...draft, pastedText: 'KE082 '.repeat(1_000_000) });
    expect(restoreDraft('mina', 'new')).toMatchObject({ pastedText: '', legs: draft.legs });
  });

  it('says that an unread document has to be added again', () => {
    const documents = [makeDocument({ state: 'reading' })];
    rememberDraft('mina', 'new', { ...draft, documents });
    expect(restoreDraft('mina', 'new').documents).toMatchObject([{ state: 'stopped', file: null }]);
  });

  it('keeps drafts separate, and nothing of another user', () => {
    rememberDraft('mina', 'new', draft);
    rememberDraft('mina', '1000001', { ...draft, pastedText: 'KE081' });
    expect(restoreDraft('mina', 'new').pastedText).toBe('KE082');
    expect(restoreDraft('jun', 'new')).toBe(EMPTY_DRAFT);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each(['not json', '{}', '{"step":"nowhere"}'])('passes over %s', (text) => {
    window.sessionStorage.setItem(toDraftKey('mina', 'new'), text);
    expect(restoreDraft('mina', 'new')).toBe(EMPTY_DRAFT);
  });

  it('leaves nothing once it is started over', () => {
    rememberDraft('mina', 'new', draft);
    rememberDraft('mina', 'new', EMPTY_DRAFT);
    expect(window.sessionStorage).toHaveLength(0);
  });
});
