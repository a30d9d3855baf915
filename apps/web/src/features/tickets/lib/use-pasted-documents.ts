import { useEffect, useEffectEvent } from 'react';
import { type NewDocument, toNewDocument, toTextDocument } from './admit-documents.ts';

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}

/** What was dropped or pasted: its files, else its text. */
export function toDocuments(data: DataTransfer): NewDocument[] {
  const files = [...data.files];
  const text = data.getData('text/plain');
  if (files.length > 0) return files.map(toNewDocument);
  return text.trim() === '' ? [] : [toTextDocument(text)];
}

/** Takes what is pasted anywhere on the page, except text that goes into a field. */
export function usePastedDocuments(onDocuments: (documents: NewDocument[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    if (!data || (data.files.length === 0 && isWriting(event.target))) return;
    const documents = toDocuments(data);
    if (documents.length === 0) return;
    event.preventDefault();
    onDocuments(documents);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
