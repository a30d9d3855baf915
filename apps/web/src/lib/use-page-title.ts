import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { namePageAtom } from './announcement.atoms.ts';
import { useSetAtom } from './jotai.ts';

/** Names the page in its title, as the browser's tabs and history show it, and says the name where the page is new. */
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
