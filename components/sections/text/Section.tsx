import type { ComponentProps } from 'react';

import { SectionHead } from '@/components/sections/SectionHead';
import { Ledger } from '@/components/ui/Ledger/Ledger';

type Head = Pick<ComponentProps<typeof SectionHead>, 'lead' | 'more' | 'source'>;

interface SectionProps extends Omit<ComponentProps<typeof Ledger>, 'id'>, Head {
  /** The section's anchor; its heading's id is `{id}-heading`. */
  id: string;
  heading: string;
}

/** An entry of the ledger with its own heading. */
export function Section({ id, heading, lead, more, source, children, ...ledger }: SectionProps) {
  return (
    <Ledger {...ledger} id={id}>
      <SectionHead id={`${id}-heading`} lead={lead} more={more} source={source}>
        {heading}
      </SectionHead>
      {children}
    </Ledger>
  );
}
