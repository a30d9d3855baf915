import { describe, expect, it } from 'vitest';
import { checkDocumentSize, MAX_DOCUMENT_BYTES } from './limits.ts';

describe('checkDocumentSize', () => {
  it.each([1, MAX_DOCUMENT_BYTES - 1, MAX_DOCUMENT_BYTES])('lets %d bytes pass', (size) => {
    expect(() => checkDocumentSize(size)).not.toThrow();
  });

  it.each([
    [MAX_DOCUMENT_BYTES + 1, '21 MB'],
    [200 * 1024 * 1024, '200 MB'],
  ])('refuses %d bytes and says how much that is', (size, said) => {
    expect(() => checkDocumentSize(size)).toThrow(
      expect.objectContaining({ code: 'TOO_LARGE', message: expect.stringContaining(said) }),
    );
  });

  it('refuses nothing at all', () => {
    expect(() => checkDocumentSize(0)).toThrow(expect.objectContaining({ code: 'EMPTY' }));
  });
});
