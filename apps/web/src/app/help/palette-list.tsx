import { CloseButton, Modal, VisuallyHidden } from '@mantine/core';
import { Spotlight, useSpotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OWN_DIRECTION } from '../../components/own-direction.ts';
import { type Command, findCommands } from './commands.ts';
import { PaletteOption } from './palette-option.tsx';
import { palette, paletteStore } from './palette-store.ts';
import classes from './palette.module.css';

export interface PaletteListProps {
  readonly commands: readonly Command[];
  readonly query: string;
  readonly onChoose: (command: Command) => void;
}

/** The field with its results: the focus stays in the field, which names the option that Enter chooses. */
export function PaletteList({ commands, query, onChoose }: PaletteListProps) {
  const { t } = useTranslation(['help', 'common']);
  const id = useId();
  const { selected } = useSpotlight(paletteStore);
  const found = findCommands(commands, query);
  const options = found.flatMap((group) => group.commands);
  const active = options[selected];
  const toId = (command: Command) => `${id}-${command.id}`;
  return (
    <>
      <Modal.Title className={classes.title}>{t('help:palette.title')}</Modal.Title>
      <Spotlight.Search
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is a combobox with a list
        role="combobox"
        aria-label={t('help:palette.search')}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && toId(active)}
        attributes={OWN_DIRECTION}
        placeholder={t('help:palette.search')}
        data-autofocus
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        rightSection={
          <CloseButton aria-label={t('common:close')} size={36} onClick={palette.close} />
        }
        rightSectionPointerEvents="all"
      />
      <VisuallyHidden component="output">
        {query.trim() !== '' && t('help:palette.found', { count: options.length })}
      </VisuallyHidden>
      {options.length === 0 ? (
        <Spotlight.Empty>{t('help:palette.none', { query: query.trim() })}</Spotlight.Empty>
      ) : (
        <Spotlight.ActionsList
          id={`${id}-list`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list that the field above keeps the focus of
          role="listbox"
          aria-label={t('help:palette.results')}
        >
          {found.map(({ group, commands: inGroup }) => (
            <Spotlight.ActionsGroup
              key={group}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options
              role="group"
              aria-label={t(`help:palette.groups.${group}`)}
              label={t(`help:palette.groups.${group}`)}
            >
              {inGroup.map((command) => (
                <PaletteOption
                  key={command.id}
                  id={toId(command)}
                  command={command}
                  isActive={command === active}
                  onChoose={onChoose}
                />
              ))}
            </Spotlight.ActionsGroup>
          ))}
        </Spotlight.ActionsList>
      )}
    </>
  );
}
