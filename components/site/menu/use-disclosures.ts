import { useEffect, type RefObject } from 'react';

const OPEN_DELAY = 90;
const CLOSE_DELAY = 220;

interface Options {
  /** A mouse over a summary opens its panel; leaving the whole closes it. */
  hover: boolean;
}

/**
 * Manners of a group of `<details>` that act as menus: one open at a time, Escape closes and gives
 * the focus back, and so do a click outside and leaving by keyboard. Without scripts the elements
 * open and close by themselves.
 */
export function useDisclosures(group: RefObject<HTMLElement | null>, { hover }: Options): void {
  useEffect(() => {
    const root = group.current;
    if (!root) return undefined;
    const all = () => [...root.querySelectorAll('details')];
    let timer = 0;
    let byHover: HTMLDetailsElement | null = null;
    // What was closed under the pointer stays closed until the pointer has left.
    let dismissed: HTMLDetailsElement | null = null;

    const show = (one: HTMLDetailsElement | null) => {
      clearTimeout(timer);
      for (const other of all()) other.open = other === one;
      if (!one) byHover = null;
    };
    const later = (wait: number, action: () => void) => {
      clearTimeout(timer);
      timer = window.setTimeout(action, wait);
    };
    const under = (one: HTMLDetailsElement) => (one.matches(':hover') ? one : null);
    const detailsAt = (target: EventTarget | null) =>
      target instanceof Element ? target.closest('details') : null;

    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      const details = detailsAt(event.target);
      if (!details || details.open || details === dismissed) return;
      later(OPEN_DELAY, () => {
        show(details);
        byHover = details;
      });
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      dismissed = null;
      // What a click opened stays until a click or Escape.
      later(CLOSE_DELAY, () => byHover && show(null));
    };
    const click = (event: MouseEvent) => {
      const details = detailsAt(event.target);
      const summary = event.target instanceof Element && event.target.closest('summary');
      if (!details || !summary) return;
      clearTimeout(timer);
      if (details.open && byHover === details) {
        // The pointer has opened it already: the click is to keep it, not to close it.
        event.preventDefault();
        byHover = null;
      } else if (details.open) {
        dismissed = under(details);
      } else {
        for (const other of all()) if (other !== details) other.open = false;
      }
    };
    const escape = (event: KeyboardEvent) => {
      const open = all().find((one) => one.open);
      if (event.key !== 'Escape' || !open) return;
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
      dismissed = under(open);
      show(null);
    };
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.contains(target)) show(null);
    };
    const left = ({ target }: Event) => {
      for (const one of all())
        if (target instanceof Node && !one.contains(target)) one.open = false;
    };

    const stop = new AbortController();
    const { signal } = stop;
    if (hover) {
      root.addEventListener('pointerover', over, { signal });
      root.addEventListener('pointerleave', leave, { signal });
    }
    root.addEventListener('click', click, { signal });
    document.addEventListener('keydown', escape, { signal });
    document.addEventListener('pointerdown', outside, { signal });
    document.addEventListener('focusin', left, { signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [group, hover]);
}
