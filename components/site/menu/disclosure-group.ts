/** Milliseconds from a pointer over a summary, or off the group, to the change. */
const OPEN_DELAY = 90;
const CLOSE_DELAY = 220;

const closest = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

const detailsAt = (target: EventTarget | null) =>
  closest(target, 'details') as HTMLDetailsElement | null;

const ifHovered = (one: HTMLDetailsElement) => (one.matches(':hover') ? one : null);

/** A group of `<details>` of which one is open at a time. */
class DisclosureGroup {
  private timer = 0;
  /** Opened by hovering; an element opened by a click stays open until a click or Escape. */
  private byHover: HTMLDetailsElement | null = null;
  /** Closed under the pointer: stays closed until the pointer has left. */
  private dismissed: HTMLDetailsElement | null = null;

  constructor(private readonly root: HTMLElement) {}

  over({ pointerType, target }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    clearTimeout(this.timer);
    const details = detailsAt(target);
    if (!details || details.open || details === this.dismissed) return;
    this.later(OPEN_DELAY, () => {
      this.show(details);
      this.byHover = details;
    });
  }

  leave({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    this.dismissed = null;
    this.later(CLOSE_DELAY, () => this.byHover && this.show(null));
  }

  click(event: MouseEvent): void {
    const details = detailsAt(event.target);
    if (details && closest(event.target, '[data-close]')) this.dismiss(details);
    if (!details || !closest(event.target, 'summary')) return;
    clearTimeout(this.timer);
    if (details.open && this.byHover === details) {
      // Hovering has opened it already: the click must not close it.
      event.preventDefault();
      this.byHover = null;
    } else if (details.open) {
      this.dismissed = ifHovered(details);
    } else {
      for (const other of this.all()) if (other !== details) other.open = false;
    }
  }

  escape({ key }: KeyboardEvent): void {
    const open = this.all().find((one) => one.open);
    if (key === 'Escape' && open) this.dismiss(open);
  }

  outside({ target }: Event): void {
    if (target instanceof Node && !this.root.contains(target)) this.show(null);
  }

  /** Closes the element that the focus has left. */
  left({ target }: Event): void {
    if (!(target instanceof Node)) return;
    for (const one of this.all()) if (!one.contains(target)) one.open = false;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private all(): HTMLDetailsElement[] {
    return [...this.root.querySelectorAll('details')];
  }

  private show(one: HTMLDetailsElement | null): void {
    clearTimeout(this.timer);
    for (const other of this.all()) other.open = other === one;
    if (!one) this.byHover = null;
  }

  private later(wait: number, action: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(action, wait);
  }

  private dismiss(open: HTMLDetailsElement): void {
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
    this.dismissed = ifHovered(open);
    this.show(null);
  }
}

/**
 * Listens to a group of `<details>` and to what happens around it.
 * @param hover whether hovering opens and closes, too
 * @returns a function that stops it
 */
export function listenTo(root: HTMLElement, hover: boolean): () => void {
  const group = new DisclosureGroup(root);
  const end = new AbortController();
  const { signal } = end;
  if (hover) {
    root.addEventListener('pointerover', (event) => group.over(event), { signal });
    root.addEventListener('pointerleave', (event) => group.leave(event), { signal });
  }
  root.addEventListener('click', (event) => group.click(event), { signal });
  document.addEventListener('keydown', (event) => group.escape(event), { signal });
  document.addEventListener('pointerdown', (event) => group.outside(event), { signal });
  document.addEventListener('focusin', (event) => group.left(event), { signal });
  return () => {
    group.stop();
    end.abort();
  };
}
