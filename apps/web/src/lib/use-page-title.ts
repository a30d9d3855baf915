import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { namePageAtom } from './announcement.atoms.ts';
import { useSetAtom } from './jotai.ts';

/** Sets the document's title for as long as the component is mounted, and announces it after a change of page. */
export function usePageTitle(title: string): void {
  const { pathname } = useLocation();
  const namePage = useSetAtom(namePageAtom);
  useEffect(() => {
    const before = document.title;
    document.title = title;
    namePage(pathname, title);
    return () => {
      document.title = before;
    };
  }, [title, pathname, namePage]);
}
