import {
  Description,
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from "@headlessui/react";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { classNames } from "../../lib/class-names.ts";
import { toastPlaceInCorner } from "../../lib/toast-place.ts";
import { IconButton } from "../icon-button.tsx";

const low = "sm:max-h-[min(46rem,90dvh)]";
const sheet = "max-h-[92dvh]";
const page = "h-dvh rounded-t-none sm:h-auto";
const sizes = {
  sm: `sm:max-w-100 ${low} ${sheet}`,
  md: `sm:max-w-130 ${low} ${sheet}`,
  lg: `sm:max-w-180 ${low} ${sheet}`,
  "lg-page": `sm:max-w-180 ${low} ${page}`,
  /** Almost the whole screen. */
  "xl-page": `sm:max-w-320 sm:h-[92dvh]! ${page}`,
};

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /** A page fills the screen of a phone. The other sizes are sheets as tall as their content. */
  size?: keyof typeof sizes;
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * True if the content has no focusable element. The content itself is then focusable, which
   * allows scrolling by keyboard.
   */
  isText?: boolean;
};

export function Dialog(props: Props) {
  const {
    open,
    onClose,
    title,
    description,
    children,
    footer,
    size = "md",
    isText = false,
  } = props;
  return (
    <HeadlessDialog
      open={open}
      onClose={onClose}
      {...(props.initialFocus ? { initialFocus: props.initialFocus } : {})}
      className="relative z-40 outline-none"
    >
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-veil transition-opacity duration-150 data-closed:opacity-0"
      />
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-6">
        <DialogPanel
          transition
          className={classNames(
            "flex w-full flex-col rounded-t-panel border-line bg-surface shadow-float sm:rounded-panel sm:border",
            "transition-[opacity,transform] duration-150 data-closed:translate-y-2 data-closed:opacity-0",
            sizes[size],
          )}
        >
          <div className="flex items-start gap-4 px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1 pt-1">
              <DialogTitle className="text-19 font-semibold">{title}</DialogTitle>
              {description !== undefined && (
                <Description className="mt-1 text-ink-2">{description}</Description>
              )}
            </div>
            <IconButton
              label="Close"
              icon={<X size={16} strokeWidth={1.6} />}
              className="-mr-2 thumb:-mt-1"
              onClick={onClose}
            />
          </div>
          <div
            ref={footer === undefined ? undefined : toastPlaceInCorner}
            className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5"
            {...(isText && { tabIndex: 0, role: "region", "aria-label": title })}
          >
            {children}
          </div>
          {footer !== undefined && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:flex-1 max-sm:[&_button]:flex-1">
              {footer}
            </div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
