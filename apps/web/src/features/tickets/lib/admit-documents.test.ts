import { MAX_TICKET_FILE_BYTES, MAX_TICKET_FILES } from '@ooo/domain/tickets/ticket-files.schema';
import { describe, expect, it } from 'vitest';
import { makeDocument } from '../testing/make-answer.ts';
import { admitDocuments, toNewDocument, toTextDocument } from './admit-documents.ts';

const file = (name: string, content: string) => toNewDocument(new File([content], name));
const large = (name: string, size: number) => {
  const sized = new File([name], name);
  Object.defineProperty(sized, 'size', { value: size });
  return toNewDocument(sized);
};

describe('admitDocuments', () => {
  it('takes each content once, whatever it is called', async () => {
    const present = [makeDocument({ file: new File(['%PDF outbound'], 'a.pdf') })];
    const added = [file('copy of a.pdf', '%PDF outbound'), file('b.pdf', 'x'), file('c.pdf', 'x')];
    const { admitted, repeated } = await admitDocuments(present, added);
    expect(admitted.map(({ name }) => name)).toEqual(['b.pdf']);
    expect(repeated.map(({ name }) => name)).toEqual(['copy of a.pdf', 'c.pdf']);
  });

  it('tells two files of one length apart', async () => {
    const { admitted } = await admitDocuments([], [file('a.txt', 'KE081'), file('b.txt', 'KE082')]);
    expect(admitted).toHaveLength(2);
  });

  it('takes as many as are read together, and counts the rest', async () => {
    const added = Array.from({ length: MAX_TICKET_FILES + 2 }, (_, at) => file(`${at}`, `n${at}`));
    const { admitted, excess } = await admitDocuments([], added);
    expect([admitted.length, excess]).toEqual([MAX_TICKET_FILES, 2]);
  });

  it('lists what is too large with its reason, alone or with the others', async () => {
    const added = [
      large('huge', MAX_TICKET_FILE_BYTES + 1),
      large('one', MAX_TICKET_FILE_BYTES),
      large('two', MAX_TICKET_FILE_BYTES - 3),
      large('three', 100),
    ];
    const { admitted } = await admitDocuments([], added);
    expect(admitted.map(({ state, problem }) => [state, problem?.failure])).toEqual([
      ['failed', 'tooLarge'],
      ['waiting', undefined],
      ['waiting', undefined],
      ['failed', 'tooMuch'],
    ]);
  });

  it('makes a document from a text', async () => {
    const { admitted } = await admitDocuments([], [toTextDocument('KE081')]);
    expect(admitted).toMatchObject([{ name: null, kind: 'text', state: 'waiting' }]);
    expect(await admitted[0]?.file?.text()).toBe('KE081');
  });
});
