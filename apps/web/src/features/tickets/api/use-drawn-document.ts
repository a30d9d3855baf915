import { useEffect, useState } from 'react';
import { useAtomValue } from '../../../lib/jotai.ts';
import type { DrawnDocument } from '../lib/drawn-document.types.ts';
import { openDrawn } from '../lib/open-drawn.ts';
import { passwordsAtom } from '../state/draft.atoms.ts';
import type { DraftDocument } from '../state/draft.types.ts';

interface Drawing {
  readonly file: File;
  readonly drawn: DrawnDocument | null;
}

/** The document as pages to look at: undefined while it opens, null where it cannot be drawn. */
export function useDrawnDocument({
  id,
  kind,
  file,
}: DraftDocument): DrawnDocument | null | undefined {
  const password = useAtomValue(passwordsAtom)[id];
  const canBeDrawn = file !== null && (kind === 'pdf' || kind === 'image');
  const [drawing, setDrawing] = useState<Drawing>();

  useEffect(() => {
    if (!canBeDrawn) return undefined;
    let isGone = false;
    let opened: DrawnDocument | null = null;
    const open = async () => {
      opened = await openDrawn(file, password).catch(() => null);
      if (isGone) opened?.close();
      else setDrawing({ file, drawn: opened });
    };
    void open();
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [canBeDrawn, file, password]);

  if (!canBeDrawn) return null;
  return drawing?.file === file ? drawing.drawn : undefined;
}
