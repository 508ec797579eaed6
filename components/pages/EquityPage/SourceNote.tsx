import type { ReactNode } from 'react';

import { SideNote } from '@/components/ui/Ledger/Ledger';
import { Mark } from '@/components/ui/Mark';
import { formatAsOf } from '@/lib/format';
import type { Sourced } from '@/lib/provider/records';

interface SourceNoteProps {
  title?: ReactNode;
  /** The sources of the section's figures. */
  of: readonly (Sourced<unknown> | null)[];
  children?: ReactNode;
}

/** An empty list has no figures that its date could be of. */
const holdsFigures = ({ data }: Sourced<unknown>): boolean =>
  !Array.isArray(data) || data.length > 0;

/** Date, coverage and source of a section's figures. */
export function SourceNote({ title, of, children }: SourceNoteProps) {
  const known = of.filter((one) => one !== null);
  const first = known.find(holdsFigures);
  const notes = [...new Set(known.flatMap(({ note }) => note ?? []))];
  if (!first && !children && notes.length === 0) return null;
  const asOf = first && `As of ${formatAsOf(first.asOf)}`;
  return (
    <SideNote title={title ?? asOf ?? 'What stands here'}>
      {title && asOf && <p>{asOf}.</p>}
      {children}
      {notes.map((note) => (
        <p key={note}>{note}.</p>
      ))}
      {first && first.source !== 'provider' && (
        <p>
          <Mark source={first.source} asOf={first.asOf} />
        </p>
      )}
    </SideNote>
  );
}
