import "react";

declare module "react" {
  // Merging into React's own interface is how it learns custom properties.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
