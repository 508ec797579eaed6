'use client';

import { useEffect } from 'react';

/**
 * Keeps a clicked `<summary>` in its position on the screen. Opening one item of an accordion
 * closes another; if that one is above, the page would scroll the clicked one out of sight.
 */
export function SteadyFolds() {
  useEffect(() => {
    const click = ({ target }: MouseEvent) => {
      const summary = target instanceof Element && target.closest('summary');
      if (!summary) return;
      const { top } = summary.getBoundingClientRect();
      // After the browser has opened and closed, before it paints.
      requestAnimationFrame(() => {
        const scroller = summary.closest('[role=dialog]') ?? document.documentElement;
        const moved = summary.getBoundingClientRect().top - top;
        scroller.scrollBy({ top: moved, behavior: 'instant' });
      });
    };
    document.addEventListener('click', click);
    return () => document.removeEventListener('click', click);
  }, []);
  return null;
}
