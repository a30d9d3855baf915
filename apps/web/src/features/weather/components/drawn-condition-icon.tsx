import type { WeatherCondition } from '@ooo/domain/weather/weather.schema';
import {
  IconCloud,
  IconCloudRain,
  IconCloudSnow,
  IconCloudStorm,
  IconDroplet,
  IconMist,
  IconSnowflake,
  IconSun,
  IconUmbrella,
} from '@tabler/icons-react';
import { PartlyCloudyIcon } from './partly-cloudy-icon.tsx';

const ICONS = {
  clear: IconSun,
  'partly-cloudy': PartlyCloudyIcon,
  cloudy: IconCloud,
  fog: IconMist,
  drizzle: IconCloudRain,
  rain: IconCloudRain,
  showers: IconCloudRain,
  sleet: IconCloudSnow,
  snow: IconCloudSnow,
  thunderstorm: IconCloudStorm,
  'often-dry': PartlyCloudyIcon,
  'some-rain': IconDroplet,
  'often-rain': IconUmbrella,
  'some-snow': IconSnowflake,
  'often-snow': IconCloudSnow,
} as const satisfies Record<WeatherCondition, unknown>;

export interface ConditionIconProps {
  readonly condition: WeatherCondition;
  readonly size: number;
}

/** The condition as a picture; decoration beside its words. */
export function DrawnConditionIcon({ condition, size }: ConditionIconProps) {
  const Picture = ICONS[condition];
  return <Picture size={size} stroke={1.75} aria-hidden />;
}
