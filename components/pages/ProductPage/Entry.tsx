import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Mark } from '@/components/ui/Mark';
import type { Note } from '@/lib/content/products/types';
import type { ReactNode } from 'react';

import { Rich } from '@/components/sections/text/Rich';

export interface EntryProps {
  id: string;
  notes?: readonly Note[];
  isSample?: boolean;
  /** Shown above the notes: the list of sections. */
  first?: ReactNode;
  ground?: 'plain' | 'tint' | 'band';
  rule?: 'oxford' | 'none';
  children: ReactNode;
}

/** A section of a product page in the ledger, with its particulars in the margin. */
export function Entry({ id, notes = [], isSample, first, ground, rule, children }: EntryProps) {
  const hasNote = notes.length > 0 || isSample || first;
  return (
    <Ledger
      id={id}
      ground={ground}
      rule={rule}
      note={
        hasNote ? (
          <>
            {first}
            {notes.map(({ title, text }) => (
              <SideNote key={title} title={title}>
                <p>
                  <Rich text={text} />
                </p>
              </SideNote>
            ))}
            {isSample && (
              <p>
                <Mark source="example" />
              </p>
            )}
          </>
        ) : undefined
      }
    >
      {children}
    </Ledger>
  );
}
