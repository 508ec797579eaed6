const FOCUSABLE = 'a[href], button, input, summary';

/** The elements of the drawer that Tab reaches now. */
const stopsOf = (drawer: HTMLElement): HTMLElement[] =>
  [...drawer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && one.getClientRects().length > 0,
  );

/** All elements of the page except the given one and its ancestors. */
function allAround(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const others = [...parent.children].filter((one) => one !== element) as HTMLElement[];
  return [...others.filter((one) => !one.inert), ...allAround(parent)];
}

/**
 * Makes an open popover modal: it has the focus, Tab cycles through it, the rest of the page is inert.
 * A link in it closes it.
 * @returns undoes it
 */
export function holdFocus(drawer: HTMLElement): () => void {
  const around = allAround(drawer);
  for (const one of around) one.inert = true;
  stopsOf(drawer)[0]?.focus();
  const end = new AbortController();
  const { signal } = end;
  const click = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && !link.target) drawer.hidePopover();
  };
  const key = (event: KeyboardEvent) => {
    const stops = event.key === 'Tab' ? stopsOf(drawer) : [];
    const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (!edge || document.activeElement !== edge) return;
    event.preventDefault();
    other?.focus();
  };
  drawer.addEventListener('click', click, { signal });
  drawer.addEventListener('keydown', key, { signal });
  return () => {
    end.abort();
    for (const one of around) one.inert = false;
  };
}
