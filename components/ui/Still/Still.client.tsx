'use client';

import { type HTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';

import { isLeftOut } from '@/lib/still';

import styles from './Still.module.scss';

/** Where a part stood last, by the mark that stands for it in the payload. */
const left = new Map<string, Element>();

interface StillProps extends HTMLAttributes<HTMLElement> {
  /** A `span` where only words may stand, as in a button. */
  as?: 'div' | 'span' | 'section';
  children: ReactNode;
}

/**
 * Bounds a part of the page that may have nothing alive in it: no client component. If so, the
 * server leaves it out of the payload that the framework appends for hydration, which would else
 * hold all markup a second time, and puts a mark in its place (`server/document/still-parts.ts`). The
 * browser then keeps the document's own markup and has nothing to hydrate. A part with something
 * alive in it is hydrated as any other, and so is all that comes by navigation within the site.
 */
export function Still({
  as: Tag = 'div',
  className = styles.still,
  children,
  ...attributes
}: StillProps) {
  const [first] = useState(children);
  const element = useRef<HTMLDivElement>(null);
  const mark = children === first && isLeftOut(first) ? first : null;
  const [markup] = useState(() => (mark === null ? '' : (left.get(mark)?.innerHTML ?? '')));

  useEffect(() => {
    // The part may appear a second time, as in a row that scrolls by. And going back to the page
    // restores it from the payload it came with, which has a gap here.
    if (mark !== null && element.current) left.set(mark, element.current);
  }, [mark]);

  return mark === null ? (
    <Tag {...attributes} className={className}>
      {children}
    </Tag>
  ) : (
    <Tag
      {...attributes}
      ref={element}
      className={className}
      suppressHydrationWarning
      // At hydration nothing is written: what stands in the element is taken for its content. An
      // element that is made later has the markup of before.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
