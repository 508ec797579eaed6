import { Fragment } from 'react';

import { Ledger } from '@/components/ui/Ledger/Ledger';
import type { Article } from '@/lib/domain/publication/records';
import { articlePath } from '@/lib/pages/addresses/paths';

import { SiteLink } from './SiteLink';

/** The articles that explain a page, at its end; nothing without any. */
export function ReadLine({ articles }: { articles: readonly Pick<Article, 'name' | 'slug'>[] }) {
  if (articles.length === 0) return null;
  return (
    <Ledger space="tight">
      <p>
        Read:{' '}
        {articles.map(({ name, slug }, at) => (
          <Fragment key={slug}>
            {at > 0 && ' · '}
            <SiteLink href={articlePath(slug)}>{name}</SiteLink>
          </Fragment>
        ))}
      </p>
    </Ledger>
  );
}
