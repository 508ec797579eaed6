import type { ComponentProps } from 'react';

import { Ledger } from '@/components/ui/Ledger/Ledger';

import text from '@/components/sections/text/Text.module.scss';
import basics from '@/components/ui/Basics.module.scss';

interface PartProps extends ComponentProps<typeof Ledger> {
  id: string;
  heading: string;
}

/** A part of the page with its heading, which the contents lead to. */
export function Part({ id, heading, children, ...ledger }: PartProps) {
  return (
    <Ledger id={id} {...ledger}>
      <h2 id={`${id}-heading`} className={`${text.sectionTitle} ${basics.bottom16}`}>
        {heading}
      </h2>
      {children}
    </Ledger>
  );
}
