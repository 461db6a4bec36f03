import { Toaster as Sonner } from "sonner";

/** Where toasts appear. F8 moves the focus to them; the swipe is the card's own. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={1}
      duration={5000}
      hotkey={["F8"]}
      swipeDirections={[]}
      toastOptions={{ unstyled: true, className: "w-full sm:w-90" }}
    />
  );
}
