import { CloseButton, Input, TextInput } from '@mantine/core';
import { parseTypedCoordinates, writeTypedCoordinates } from '@ooo/domain/pois/typed-coordinates';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A map on which a point is chosen. */
export type RenderPoint = (
  point: Coordinates | undefined,
  onPoint: (point: Coordinates) => void,
) => ReactNode;

interface PointFieldProps {
  /** As it is typed. */
  readonly value: string;
  readonly isWrong: boolean;
  /** The centre of the destination, for an example of how they are written; undefined where it is unknown. */
  readonly example: Coordinates | undefined;
  readonly onChange: (value: string) => void;
  readonly renderPoint: RenderPoint;
}

/** Where a place is: a point on a map, or its coordinates. Both say the same, and neither has to be there. */
export function PointField({ value, isWrong, example, onChange, renderPoint }: PointFieldProps) {
  const { t } = useTranslation('places');
  return (
    <>
      <Input.Wrapper label={t('own.point')} labelElement="div">
        {renderPoint(parseTypedCoordinates(value), (point) =>
          onChange(writeTypedCoordinates(point)),
        )}
      </Input.Wrapper>
      <TextInput
        label={t('own.where')}
        description={t('own.whereHint')}
        {...(example && { placeholder: writeTypedCoordinates(example) })}
        value={value}
        error={isWrong && t('own.whereWrong')}
        onChange={(event) => onChange(event.currentTarget.value)}
        rightSection={
          value !== '' && <CloseButton aria-label={t('own.noPoint')} onClick={() => onChange('')} />
        }
      />
    </>
  );
}
