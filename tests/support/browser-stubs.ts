/**
 * Stubs for browser features that jsdom lacks: media queries, observers, modal dialogs and popovers. Import it
 * for its side effects; the exported functions control the stubs.
 */

export const media = { reducedMotion: false };

window.matchMedia = (query: string) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: query.includes('reduced-motion') && media.reducedMotion,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

type Look = (target: Element, isIntersecting: boolean) => void;
const intersections = new Set<Look>();

/** Reports to every intersection observer that an element entered or left the viewport. */
export const intersect: Look = (target, isIntersecting) =>
  intersections.forEach((look) => look(target, isIntersecting));

globalThis.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  private readonly look: Look;

  constructor(callback: IntersectionObserverCallback) {
    this.look = (target, isIntersecting) =>
      callback([{ target, isIntersecting } as IntersectionObserverEntry], this);
    intersections.add(this.look);
  }

  observe(): void {
    return undefined;
  }

  unobserve(): void {
    return undefined;
  }

  disconnect(): void {
    intersections.delete(this.look);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>('button')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
HTMLElement.prototype.showPopover = function showPopover() {
  this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
};
HTMLElement.prototype.hidePopover = function hidePopover() {
  this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
};
Element.prototype.scrollIntoView = () => undefined;
