import { followMapBox, type MapBox, readMapBox } from '@ooo/map/view/map-box';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';

/** The zoom, and what is in view with some room around; it changes only when the view leaves that room. */
export function useMapBox(): MapBox {
  const map = useMap();
  const [shown, setShown] = useState(() => readMapBox(map));
  useEffect(() => {
    const follow = () => setShown((now) => followMapBox(map, now));
    const readAgain = () => setShown(readMapBox(map));
    // Where nothing is animated, the camera has moved before anyone listened.
    follow();
    // Listened to without a break: with handlers that are new in each render, a move in between would go unheard.
    map.on({ moveend: follow, resize: readAgain });
    return () => {
      map.off({ moveend: follow, resize: readAgain });
    };
  }, [map]);
  return shown;
}
