import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import button from './theme-button.module.css';

export const INK = '#0f1729';
export const CORAL = '#ef643a';
export const PAPER = '#ffffff';
/** The traveller's position, in the usual blue of maps. */
export const POSITION = '#1d6fe0';

/** Ink and paper as the control deck writes them. */
export const STYLE_COLORS = { ink: 'hsl(222, 47%, 11%)', paper: 'hsl(210, 40%, 98%)' } as const;

/** A colour and a text colour with a contrast of 4.5:1 or better. */
export interface Swatch {
  readonly fill: string;
  readonly text: string;
}

/**
 * One colour a trip day, in an order that keeps neighbours apart. Found by a search in OKLab that keeps every day's
 * colour apart from every tag's, for colour-blind readers too. Always shown with the day's number.
 */
export const DAY_COLORS: readonly [Swatch, ...Swatch[]] = [
  { fill: '#0c3f7f', text: PAPER },
  { fill: '#ccde52', text: INK },
  { fill: '#6c20a2', text: PAPER },
  { fill: '#77a5c0', text: INK },
  { fill: '#370ed0', text: PAPER },
  { fill: '#b68d8d', text: INK },
  { fill: '#1c450a', text: PAPER },
  { fill: '#fec6b6', text: INK },
  { fill: '#2ab1e8', text: INK },
  { fill: '#8f985e', text: INK },
  { fill: '#780062', text: PAPER },
  { fill: '#87e1dc', text: INK },
  { fill: '#64333d', text: PAPER },
  { fill: '#94c2d6', text: INK },
];

/** The colour of a trip day, counted from 1; after the fourteenth they start again. */
export function dayColor(dayNumber: number): Swatch {
  const index = (Math.max(1, dayNumber) - 1) % DAY_COLORS.length;
  return DAY_COLORS[index] ?? DAY_COLORS[0];
}

/** Tag colours; they always come with an icon. */
export const TAG_COLORS = {
  eat: { fill: '#eba123', text: INK },
  drink: { fill: '#9063a3', text: PAPER },
  tour: { fill: '#2771de', text: PAPER },
  shop: { fill: '#c13b4d', text: PAPER },
  hotel: { fill: '#5b6279', text: PAPER },
  airport: { fill: '#377259', text: PAPER },
  misc: { fill: '#65757b', text: PAPER },
} as const satisfies Readonly<Record<string, Swatch>>;

/** The ninth shade is ink itself: what is filled in the light theme. */
const ink: MantineColorsTuple = [
  '#f1f5f9',
  '#e2e8f0',
  '#cbd5e1',
  '#94a3b8',
  '#64748b',
  '#475569',
  '#334155',
  '#26334a',
  INK,
  '#060b15',
];

const coral: MantineColorsTuple = [
  '#fff1ec',
  '#fde0d6',
  '#fac2b0',
  '#f7a288',
  '#f38461',
  CORAL,
  '#dd5127',
  '#b83e19',
  '#963316',
  '#7a2c15',
];

/** The dark theme's night: text first, the page last but two, surfaces lighter as they rise. */
const night: MantineColorsTuple = [
  '#dfe5ee',
  '#bcc6d4',
  '#98a5b8',
  '#6d7b90',
  '#3a465a',
  '#2e394c',
  '#232d3f',
  '#171f2e',
  '#121926',
  '#0d131e',
];

export const FONT_FAMILY =
  "'OOO Flags', 'Inter Variable', 'Noto Sans KR Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** Text on coral is ink; on a filled button it is the theme's colour for text on ink. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return colors;
  if (input.color === 'coral') return { ...colors, color: INK };
  const isInk = input.color === undefined || input.color === 'ink';
  return isInk ? { ...colors, color: 'var(--mantine-primary-color-contrast)' } : colors;
};

function filled(color: string, fill: string, hover: string) {
  return {
    [`--mantine-color-${color}-filled`]: fill,
    [`--mantine-color-${color}-filled-hover`]: hover,
  };
}

/** Coral is one colour in both themes; ink turns to paper at night. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...filled('coral', CORAL, '#f2754f'),
    '--mantine-primary-color-contrast': PAPER,
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-red-light-color': '#c92a2a',
    '--mantine-color-dimmed': '#55637a',
    '--mantine-color-placeholder': '#6b7686',
  },
  dark: {
    ...filled('coral', CORAL, '#f2754f'),
    ...filled('ink', '#e8edf4', PAPER),
    '--mantine-primary-color-filled': '#e8edf4',
    '--mantine-primary-color-filled-hover': PAPER,
    '--mantine-primary-color-contrast': INK,
    '--mantine-color-ink-text': '#dfe5ee',
    '--mantine-color-ink-light': 'rgba(223, 229, 238, 0.1)',
    '--mantine-color-ink-light-hover': 'rgba(223, 229, 238, 0.16)',
    '--mantine-color-ink-light-color': '#dfe5ee',
    '--mantine-color-ink-outline': '#98a5b8',
    '--mantine-color-ink-outline-hover': 'rgba(223, 229, 238, 0.06)',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-red-light-color': '#ff8787',
    '--mantine-color-dimmed': '#a3afc1',
    '--mantine-color-placeholder': '#8795aa',
  },
});

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: 8,
  variantColorResolver,
  colors: { ink, coral, dark: night },
  white: PAPER,
  black: INK,
  fontFamily: FONT_FAMILY,
  headings: {
    fontFamily: FONT_FAMILY,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.5rem', md: '0.5rem', lg: '0.5rem', xl: '1rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' }, classNames: button },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 'lg' } },
    Checkbox: {
      defaultProps: { radius: 'xs', iconColor: 'var(--mantine-primary-color-contrast)' },
    },
    Notification: { styles: { description: { color: 'var(--ooo-muted)' } } },
    Pagination: {
      styles: { root: { '--pagination-active-color': 'var(--mantine-primary-color-contrast)' } },
    },
    // Announced as soon as it is shown, wherever the focus is.
    InputError: { defaultProps: { role: 'alert' } },
    InputWrapper: {
      styles: { label: { fontSize: '0.875rem', fontWeight: 550, marginBottom: 4 } },
    },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    Autocomplete: { defaultProps: { size: 'md' } },
    DatePickerInput: { defaultProps: { size: 'md' } },
    Tooltip: {
      defaultProps: {
        openDelay: 700,
        closeDelay: 0,
        withArrow: true,
        // The next one of its group may be shown at once.
        transitionProps: { transition: 'fade', duration: 100, exitDuration: 0 },
      },
    },
    Menu: {
      defaultProps: {
        shadow: 'md',
        transitionProps: { duration: 150 },
        // Without it the focus goes to the first item at once; the placeholder has no role that a menu allows.
        withInitialFocusPlaceholder: false,
      },
      styles: { item: { minHeight: '2.75rem' } },
    },
    Modal: { defaultProps: { transitionProps: { duration: 200, transition: 'pop' } } },
    Drawer: { defaultProps: { transitionProps: { duration: 220 } } },
  },
});
