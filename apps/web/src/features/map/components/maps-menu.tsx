import { ActionIcon, Menu } from '@mantine/core';
import { appleMapsLink, googleMapsLink, openStreetMapLink } from '@ooo/domain/pois/maps-link';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import {
  IconBrandApple,
  IconBrandGoogleMaps,
  IconDotsVertical,
  IconMap,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../components/hint.tsx';

const OUTSIDE = { target: '_blank', rel: 'noreferrer' } as const;

/** Links to the place in maps applications; none if it has neither address nor coordinates. */
export function MapsMenu({ poi }: { readonly poi: Poi }) {
  const { t } = useTranslation('map');
  const google = googleMapsLink(poi);
  const others = [
    { href: appleMapsLink(poi), label: t('openInAppleMaps'), icon: IconBrandApple },
    { href: openStreetMapLink(poi), label: t('openInOpenStreetMap'), icon: IconMap },
  ];
  if (google === undefined) return null;
  return (
    <>
      <Hint label={t('openInGoogleMaps')}>
        <ActionIcon component="a" href={google} {...OUTSIDE} aria-label={t('openInGoogleMaps')}>
          <IconBrandGoogleMaps size={18} stroke={1.75} />
        </ActionIcon>
      </Hint>
      <Menu position="top-end" withinPortal>
        <Menu.Target>
          <ActionIcon aria-label={t('otherMaps')}>
            <IconDotsVertical size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map(({ href, label, icon: IconOf }) => (
            <Menu.Item
              key={label}
              component="a"
              href={href}
              {...OUTSIDE}
              leftSection={<IconOf size={16} stroke={1.75} />}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
