import { Autocomplete, type AutocompleteProps, Loader } from '@mantine/core';
import classes from './proposal-field.module.css';

/** A proposal that a field offers while it is being filled. */
export interface Proposal {
  /** The field's value once it is chosen, unique. */
  readonly value: string;
  readonly mark: string;
  readonly name: string;
  readonly detail: string;
}

/** The list grows while its answer comes in: it turns upwards where it would leave the screen. */
const LIST = { preventPositionChangeWhenVisible: false };

interface ProposalFieldProps extends Omit<
  AutocompleteProps,
  'data' | 'renderOption' | 'filter' | 'classNames'
> {
  readonly proposals: readonly Proposal[];
  readonly isFetching: boolean;
}

/** A free text with proposals, each with a mark and what tells it from its namesakes. */
export function ProposalField({ proposals, isFetching, ...field }: ProposalFieldProps) {
  return (
    <Autocomplete
      {...field}
      data={proposals.map(({ value }) => value)}
      comboboxProps={LIST}
      classNames={{ dropdown: classes.dropdown ?? '', options: classes.options ?? '' }}
      withScrollArea={false}
      // The server has already filtered them.
      filter={({ options }) => options}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      spellCheck={false}
      rightSection={isFetching ? <Loader size={16} /> : null}
      renderOption={({ option }) => {
        const proposal = proposals.find(({ value }) => value === option.value);
        return (
          <span className={classes.option}>
            <span aria-hidden>{proposal?.mark}</span>
            <span className={classes.words}>
              <bdi className={classes.line}>{proposal?.name}</bdi>
              <span className={`${classes.line} ${classes.detail}`}>{proposal?.detail}</span>
            </span>
          </span>
        );
      }}
    />
  );
}
