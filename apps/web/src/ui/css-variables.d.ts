import "react";

declare module "react" {
  // Merging into React's own interface is how it learns custom properties.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
