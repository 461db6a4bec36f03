import "react";

declare module "react" {
  // React learns custom properties by merging with its interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
