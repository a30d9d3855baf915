import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, like `--tag`. */
    [name: `--${string}`]: string | number | undefined;
  }
}
