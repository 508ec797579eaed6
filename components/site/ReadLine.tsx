import { Fragment } from 'react';

import { Ledger } from '@/components/ui/Ledger/Ledger';
import type { NamedPath } from '@/lib/pages/publications/load-read';

import { SiteLink } from './SiteLink';

/** The articles and answers that explain a page, at its end; nothing without any. */
export function ReadLine({ texts }: { texts: readonly NamedPath[] }) {
  if (texts.length === 0) return null;
  return (
    <Ledger space="tight">
      <p>
        Read:{' '}
        {texts.map(({ name, path }, at) => (
          <Fragment key={path}>
            {at > 0 && ' · '}
            <SiteLink href={path}>{name}</SiteLink>
          </Fragment>
        ))}
      </p>
    </Ledger>
  );
}
