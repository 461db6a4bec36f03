/** A timer that ran out in a long frame is followed by these, in which whatever was due comes first. */
const calm = { frames: 4, ms: 67 };

/**
 * Calls `act`, in a frame, once `soon` has not been called for so many milliseconds. A timer alone
 * would take one long frame for a rest, in the midst of a scroll, and do then what the scroll has to
 * wait for, and undo it after.
 * @param ms 67 at least
 */
export function afterRest(ms: number, act: () => void): { soon: () => void; cancel: () => void } {
  let timer = 0;
  let frame = 0;
  const cancel = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const wait = (frames: number) => {
    frame = requestAnimationFrame(() => (frames > 1 ? wait(frames - 1) : act()));
  };
  const soon = () => {
    cancel();
    timer = window.setTimeout(() => wait(calm.frames), ms - calm.ms);
  };
  return { soon, cancel };
}
