import { Autocomplete, Loader, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { AirportCode } from '@ooo/domain/airports/airport.schema';
import { nameIn } from '@ooo/domain/shared/local-names';
import { IconPlane } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAirportCity, useAirportSearch } from '../../airports/api/use-airport-search.ts';
import classes from './airport-field.module.css';

const TYPING_PAUSE_MS = 150;

/** The list grows while its answer comes in: it turns upwards where it would leave the screen. */
const LIST = { preventPositionChangeWhenVisible: false };
/** The names of airports need more room than their codes. */
const SMALL_LIST = { ...LIST, width: 'max-content', position: 'bottom-start' } as const;

interface AirportFieldProps {
  readonly label: string;
  /** A three-letter code, or a part of one. */
  readonly value: string;
  readonly error?: ReactNode;
  /** `sm` is for a row of many: it has no icon, and shows only the city. */
  readonly size?: 'sm' | 'md';
  readonly isDisabled?: boolean;
  readonly onChange: (text: string) => void;
}

/** Searches airports from two characters on; under a code is the city that it belongs to. */
export function AirportField(props: AirportFieldProps) {
  const { label, value, error, size = 'md', isDisabled = false, onChange } = props;
  const { t } = useTranslation('tickets');
  const language = useLanguage();
  const format = useFormat();
  const [hasFocus, setHasFocus] = useState(false);
  const [query] = useDebouncedValue(value, TYPING_PAUSE_MS);
  const search = useAirportSearch(query);
  const city = useAirportCity(value);
  const airports = search.data ?? [];
  const isSmall = size === 'sm';
  const name = city.data && nameIn(city.data.cityNames, language);
  const place = city.data && !isSmall ? `${name}, ${format.country(city.data.countryCode)}` : name;
  const isOnItsWay = hasFocus && airports.length > 0;
  const isUnknown = city.isError && !isOnItsWay;
  const unknown = isUnknown ? t('trip.airportUnknown', { code: value.toUpperCase() }) : undefined;
  return (
    <Autocomplete
      size={size}
      disabled={isDisabled}
      label={label}
      placeholder={t('trip.airportPlaceholder')}
      value={value}
      data={airports.map(({ iata }) => iata)}
      comboboxProps={isSmall ? SMALL_LIST : LIST}
      classNames={{ dropdown: classes.dropdown ?? '', options: classes.options ?? '' }}
      withScrollArea={false}
      filter={({ options }) => options}
      error={error ?? unknown}
      description={place}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      spellCheck={false}
      leftSection={isSmall ? null : <IconPlane size={18} stroke={1.75} aria-hidden />}
      rightSection={search.isFetching || city.isFetching ? <Loader size={16} /> : null}
      renderOption={({ option }) => {
        const airport = airports.find(({ iata }) => iata === option.value);
        return (
          <div className={classes.option}>
            <b className={classes.code}>{option.value}</b>
            <span className={classes.place}>
              {airport?.flag} {airport && nameIn(airport.cityNames, language)}
              <Text component="span" size="xs" c="var(--ooo-muted)" className={classes.name}>
                {airport?.name}
              </Text>
            </span>
          </div>
        );
      }}
      onChange={onChange}
      onFocus={() => setHasFocus(true)}
      onBlur={() => {
        setHasFocus(false);
        const code = AirportCode.safeParse(value);
        if (code.success && code.data !== value) onChange(code.data);
      }}
    />
  );
}
