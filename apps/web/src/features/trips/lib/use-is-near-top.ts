import { useEffect, useRef, useState, type RefObject } from 'react';

const NEAR_PX = 64;

/** True while the element is within 64 px of the window's top and the page is scrolled. */
export function useIsNearTop<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const look = () => {
      const top = ref.current?.getBoundingClientRect().top ?? Infinity;
      setIsNear(top <= NEAR_PX && window.scrollY > 0);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);

  return [ref, isNear];
}
