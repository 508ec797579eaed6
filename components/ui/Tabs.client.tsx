'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { Icon } from './Icon';
import styles from './Tabs.module.scss';
import { useHydrated } from './use-hydrated';

export interface TabsProps {
  /** The name of the tab list. */
  label: string;
  labels: readonly string[];
  /**
   * One panel for each label; all are in the server's HTML, and all are shown without JavaScript.
   */
  panels: readonly ReactNode[];
  /** The breakpoint under which the tabs are an accordion, one open at a time. */
  accordionBelow?: 'desktop' | 'old' | 'never';
  /** Heading level of the titles in the accordion, and without JavaScript. */
  heading?: 'h2' | 'h3';
}

/** The tab that a key moves to, of `count`. */
function tabAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Whether the tab list is shown; only the style sheet knows the breakpoint. */
function useShown(list: React.RefObject<HTMLDivElement | null>): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    // The observer reports the first size too, without a forced layout.
    const observer = new ResizeObserver(([entry]) =>
      setShown(Boolean(entry && entry.contentRect.width > 0)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return shown;
}

/** Tabs above a breakpoint, an accordion below it; without JavaScript headings and all panels. */
export function Tabs({
  label,
  labels,
  panels,
  accordionBelow = 'never',
  heading: Heading = 'h3',
}: TabsProps) {
  // An id that starts with a letter is valid wherever it is used.
  const id = `t${useId()}`;
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const areTabs = useShown(list);
  const [chosen, setChosen] = useState(0);
  const [open, setOpen] = useState<number | null>(null);

  const move = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, chosen, labels.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className={styles.tabs} data-accordion={accordionBelow}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {labels.map((name, at) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}t${at}`}
            aria-selected={at === chosen}
            aria-controls={`${id}p${at}`}
            tabIndex={at === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(at)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      {labels.map((name, at) => (
        <div
          key={name}
          id={`${id}p${at}`}
          className={styles.panel}
          data-chosen={at === chosen || undefined}
          data-open={at === open || undefined}
          {...(areTabs && { role: 'tabpanel', 'aria-labelledby': `${id}t${at}` })}
        >
          <Heading className={styles.heading}>
            {hydrated && accordionBelow !== 'never' ? (
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={at === open}
                aria-controls={`${id}b${at}`}
                onClick={() => setOpen(at === open ? null : at)}
              >
                {name}
                <Icon name={at === open ? 'minus' : 'plus'} />
              </button>
            ) : (
              name
            )}
          </Heading>
          <div id={`${id}b${at}`} className={styles.body}>
            {panels[at]}
          </div>
        </div>
      ))}
    </div>
  );
}
