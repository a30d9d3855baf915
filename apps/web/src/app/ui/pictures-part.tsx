import { LANDMARKS_AT } from 'virtual:scenes';
import { PLACE_KINDS, tagOfKind } from '@ooo/domain/places/place-kinds';
import { findPicture, findSymbol } from '@ooo/domain/places/place-picture';
import { useTranslation } from 'react-i18next';
import { KindScene } from '../../components/kind-scene/kind-scene.tsx';
import { findScene } from '../../components/scene/find-scene.ts';
import { Scene } from '../../components/scene/scene.tsx';
import { SwatchIcon } from '../../components/swatch-icon.tsx';
import { TAG_COLORS } from '../../lib/theme.ts';
import { Shown, State } from './shown.tsx';
import classes from './ui.module.css';

const SCENES = [
  ...Object.values(LANDMARKS_AT).flat().toSorted(),
  'houston',
  'malaga',
  'oslo',
  'nara',
  'petra',
  'bruges',
];

/** Every drawn city, and every kind with its picture, icon and word. */
export function PicturesPart() {
  const { t } = useTranslation('kinds');
  return (
    <>
      <Shown name="Scene">
        {SCENES.map((name) => {
          const scene = findScene(name.replaceAll('-', ' '));
          return (
            <State key={name} is={name}>
              <div className={classes.scene}>{scene && <Scene {...scene} fallback={name} />}</div>
            </State>
          );
        })}
      </Shown>
      <Shown name="Kinds">
        <State is="picture, icon and word" wide>
          <div className={classes.kinds}>
            {PLACE_KINDS.map((kind) => {
              const tag = tagOfKind(kind);
              return (
                <div key={kind} className={classes.kind}>
                  <div className={classes.picture}>
                    <KindScene {...findPicture({ kind, tag })} />
                  </div>
                  <SwatchIcon name={findSymbol({ kind, tag })} {...TAG_COLORS[tag]} />
                  {t(kind)}
                </div>
              );
            })}
          </div>
        </State>
      </Shown>
    </>
  );
}
