import { useEffect, type RefObject } from 'react';

const OPEN_DELAY = 90;
const CLOSE_DELAY = 220;

interface Options {
  /** Hovering a summary with a mouse opens its panel; leaving the group closes it. */
  hover: boolean;
}

/**
 * Makes a group of `<details>` a menu: one is open at a time; Escape closes it and returns the
 * focus, as does a button with `data-close`; a click outside and leaving by keyboard close it. Without JavaScript the elements open and
 * close natively.
 */
export function useDisclosures(group: RefObject<HTMLElement | null>, { hover }: Options): void {
  useEffect(() => {
    const root = group.current;
    if (!root) return undefined;
    const all = () => [...root.querySelectorAll('details')];
    let timer = 0;
    let byHover: HTMLDetailsElement | null = null;
    // Closed under the pointer: stays closed until the pointer has left.
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
      // A panel opened by a click stays open until a click or Escape.
      later(CLOSE_DELAY, () => byHover && show(null));
    };
    const dismiss = (open: HTMLDetailsElement) => {
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
      dismissed = under(open);
      show(null);
    };
    const click = (event: MouseEvent) => {
      const details = detailsAt(event.target);
      const summary = event.target instanceof Element && event.target.closest('summary');
      const close = event.target instanceof Element && event.target.closest('[data-close]');
      if (details && close) dismiss(details);
      if (!details || !summary) return;
      clearTimeout(timer);
      if (details.open && byHover === details) {
        // Hovering has opened it already: the click must not close it.
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
      dismiss(open);
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
