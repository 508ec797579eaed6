import type { ComponentProps, ReactNode } from 'react';

import { SectionHead } from '@/components/sections/SectionHead';
import { Ledger } from '@/components/ui/Ledger/Ledger';

interface SectionProps extends Omit<ComponentProps<typeof Ledger>, 'id'> {
  /** The section's anchor; its heading's id is `{id}-heading`. */
  id: string;
  heading: string;
  lead?: ReactNode;
  more?: ReactNode;
}

/** An entry of the ledger with its own heading. */
export function Section({ id, heading, lead, more, children, ...ledger }: SectionProps) {
  return (
    <Ledger {...ledger} id={id}>
      <SectionHead id={`${id}-heading`} lead={lead} more={more}>
        {heading}
      </SectionHead>
      {children}
    </Ledger>
  );
}
