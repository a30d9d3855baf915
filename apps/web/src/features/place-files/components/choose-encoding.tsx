import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import type { EncodingChoice, FileEncoding } from '@ooo/domain/place-files/file-encoding';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ChooseEncodingProps {
  /** At least one, the likeliest first. */
  readonly choices: readonly EncodingChoice[];
  readonly onChoose: (encoding: FileEncoding) => void;
  readonly onOther: () => void;
}

/** The same words in several encodings: the traveller sees which one is right. */
export function ChooseEncoding({ choices, onChoose, onOther }: ChooseEncodingProps) {
  const { t } = useTranslation('placeFiles');
  const [chosen, setChosen] = useState(choices[0]?.encoding);
  return (
    <Stack gap="md">
      <Radio.Group
        label={t('encoding.title')}
        description={t('encoding.text')}
        value={chosen ?? ''}
        onChange={(value) =>
          setChosen(choices.find(({ encoding }) => encoding === value)?.encoding ?? chosen)
        }
      >
        <Stack gap="sm" mt="sm">
          {choices.map(({ encoding, sample }) => (
            <Radio
              key={encoding}
              value={encoding}
              label={<Text span>{sample}</Text>}
              description={t(`encoding.${encoding}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Group justify="flex-end">
        <Button variant="default" onClick={onOther}>
          {t('other')}
        </Button>
        <Button onClick={() => chosen && onChoose(chosen)}>{t('encoding.open')}</Button>
      </Group>
    </Stack>
  );
}
