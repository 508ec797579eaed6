'use client';

import { type ReactNode, useState } from 'react';

import styles from './CalculatorPage.module.scss';

interface FieldFoldProps {
  title: ReactNode;
  /** Whether one of the fields has another value than its default. */
  isUsed: boolean;
  children: ReactNode;
}

/** Fields that are folded away until they are used; they don't close again while a visitor changes them. */
export function FieldFold({ title, isUsed, children }: FieldFoldProps) {
  const [wasUsed, setWasUsed] = useState(isUsed);
  if (isUsed && !wasUsed) setWasUsed(true);
  return (
    <details className={styles.more} open={wasUsed || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
