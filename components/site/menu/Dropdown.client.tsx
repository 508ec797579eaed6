'use client';

import { useRef, type ReactNode } from 'react';

import { useDisclosures } from './use-disclosures';

/** A dropdown that closes on Escape, on a click outside and when the focus leaves it. */
export function Dropdown({ className, children }: { className?: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useDisclosures(root, { hover: false });
  return (
    <div ref={root} className={className}>
      {children}
    </div>
  );
}
