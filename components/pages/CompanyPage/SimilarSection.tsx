import { Fragment } from 'react';

import { SectionHead } from '@/components/sections/SectionHead';
import { PartSource } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import basics from '@/components/ui/Basics.module.scss';
import { Fold } from '@/components/ui/Fold';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import type { Company } from '@/lib/domain/company/records';
import { indexName } from '@/lib/domain/index/names';
import type { Dated } from '@/lib/domain/market/sources';
import { fundPath, indexPath } from '@/lib/pages/addresses/paths';
import type { Place, Similar } from '@/lib/pages/companies/company/load-similar';
import { countOf, formatPercent } from '@/lib/tools/format';
import { pathOfPage } from '@/lib/pages/seo/further-pages';
import type { SiteHref } from '@/lib/tools/site-path';

import { NearTable } from './NearTable';

interface SimilarSectionProps {
  company: Company;
  similar: Similar;
  /** The source of the line under the company's name. */
  page: Dated | null;
}

const KINDS: Readonly<Record<Place['kind'], string>> = {
  index: 'Indices that hold it',
  screen: 'Ready screens that it is on',
  fund: 'Funds of such an index',
};

function linkOf(place: Place): { readonly href: SiteHref; readonly name: string } {
  if (place.kind === 'index') {
    const weight = place.weight === undefined ? '' : ` (${formatPercent(place.weight)} of it)`;
    return { href: indexPath(place.name), name: indexName(place.name) + weight };
  }
  return place.kind === 'fund'
    ? { href: fundPath(place.fund.slug), name: place.fund.name }
    : {
        href: pathOfPage(`/screener/${place.screen.slug}`, place.page),
        name: place.screen.title,
      };
}

/** The links to the lists of one kind, in a line. */
function Places({ kind, places }: { kind: Place['kind']; places: readonly Place[] }) {
  const own = places.filter((place) => place.kind === kind).map(linkOf);
  if (own.length === 0) return null;
  return (
    <p className={basics.more}>
      {KINDS[kind]}:{' '}
      {own.map(({ href, name }, at) => (
        <Fragment key={href}>
          {at > 0 && ', '}
          <SiteLink href={href}>{name}</SiteLink>
        </Fragment>
      ))}
    </p>
  );
}

/** The companies next to it in size, trade, listing and name, and the lists that it is on. */
export function SimilarSection({ company, similar, page }: SimilarSectionProps) {
  const { near, places, figures } = similar;
  const lists = (['index', 'screen', 'fund'] as const).map((kind) => (
    <Places key={kind} kind={kind} places={places} />
  ));
  return (
    <Ledger note={<SideNote title="By market cap, value traded, first day and name" />}>
      <SectionHead
        id="similar-heading"
        source={<PartSource of={{ 'Prices and lists': figures }} page={page} />}
      >
        Similar companies
      </SectionHead>
      {near.length > 0 && (
        <Fold
          name="similar"
          title={`${countOf(near.length, 'company', 'companies')} next to it, and its lists`}
          unfoldedFrom="desktop"
        >
          <NearTable company={company} near={near} />
          {lists}
        </Fold>
      )}
      {near.length === 0 && lists}
    </Ledger>
  );
}

/** Whether there is anything to link to. */
export const hasSimilar = ({ near, places }: Similar): boolean => near.length + places.length > 0;
