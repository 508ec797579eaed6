'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { Fold } from './Fold';
import styles from './Controls.module.scss';

export interface TabsProps {
  /** The name of the tab list. */
  label: string;
  labels: readonly string[];
  /**
   * One panel for each label; all are in the server's HTML, and all are shown without JavaScript.
   */
  panels: readonly ReactNode[];
  /**
   * Below the breakpoint the tabs are an accordion, in which one of the folds with this name is
   * open.
   */
  accordion?: {
    readonly name: string;
    readonly below: 'desktop' | 'old';
    /** Class of each panel's content. */
    readonly contentClass?: string | undefined;
  };
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
    // Check its style, not its size: a section that is not laid out yet has no size.
    const look = () => setShown(getComputedStyle(element).display !== 'none');
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [list]);
  return shown;
}

/** Tabs above a breakpoint, an accordion below it; without JavaScript headings and all panels. */
export function Tabs({ label, labels, panels, accordion, heading: Heading = 'h3' }: TabsProps) {
  // An id that starts with a letter is valid wherever it is used.
  const id = `t${useId()}`;
  const list = useRef<HTMLDivElement>(null);
  // The roles of tabs and panels are set together, so that the markup is valid before hydration
  // too.
  const areTabs = useShown(list);
  const [chosen, setChosen] = useState(0);

  const move = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, chosen, labels.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className={styles.tabs} data-accordion={accordion?.below ?? 'never'}>
      <div
        ref={list}
        className={styles.list}
        {...(areTabs && { role: 'tablist', 'aria-label': label })}
      >
        {labels.map((name, at) => (
          <button
            key={name}
            type="button"
            id={`${id}t${at}`}
            {...(areTabs && {
              role: 'tab',
              'aria-selected': at === chosen,
              'aria-controls': `${id}p${at}`,
            })}
            tabIndex={at === chosen ? 0 : -1}
            className={styles.tab}
            data-current={at === chosen || undefined}
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
          {...(areTabs && { role: 'tabpanel', 'aria-labelledby': `${id}t${at}` })}
        >
          {accordion ? (
            <Fold
              name={accordion.name}
              title={name}
              heading={Heading}
              unfoldedFrom={accordion.below}
              contentClass={accordion.contentClass}
            >
              {panels[at]}
            </Fold>
          ) : (
            <>
              <Heading className={styles.tabsHeading}>{name}</Heading>
              <div className={styles.body}>{panels[at]}</div>
            </>
          )}
        </div>
      ))}
    </div>
  );
}
