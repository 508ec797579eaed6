'use client';

import { useId, useState, type ReactNode } from 'react';

import { Icon } from '@/components/ui/Icon';
import { useHydrated } from '@/components/ui/use-hydrated';

import styles from './Collapsible.module.scss';

/**
 * A part of the footer that is collapsible in narrow viewports. In wide ones, in print and without
 * JavaScript it is open.
 */
export function Collapsible({ title, children }: { title: string; children: ReactNode }) {
  const id = `f${useId()}`;
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.fold} data-open={open || undefined} aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`} className={styles.title}>
        <span className={styles.words}>{title}</span>
        {hydrated && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {title}
            <Icon name={open ? 'minus' : 'plus'} />
          </button>
        )}
      </h2>
      <div id={id} className={styles.body}>
        {children}
      </div>
    </section>
  );
}
