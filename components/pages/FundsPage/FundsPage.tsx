import { Fragment } from 'react';

import companies from '@/components/sections/market/CompanyGroups.module.scss';
import { AnswerSection } from '@/components/sections/AnswerSection';
import { Section } from '@/components/sections/text/Section';
import styles from '@/components/ui/form/Filter.module.scss';
import { AgeNote } from '@/components/sections/AgeNote';
import { SourceLine } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { Fold } from '@/components/ui/Fold';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { mutualFundWarning } from '@/lib/content/prescribed';
import { countOf, formatCount } from '@/lib/tools/format';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { headline } from '@/lib/domain/figure/headline';
import {
  choicesOf,
  type CountedFunds,
  type FixedFilter,
  type FoundFund,
  type FundFilter,
  housesOf,
  isFiltered,
} from '@/lib/domain/fund/explorer';
import { categorySpreads } from '@/lib/domain/fund/spreads';
import { isExchangeTraded } from '@/lib/domain/fund/plans';
import { navSource } from '@/lib/domain/fund/nav-source';
import { dayFinding, foundHeading } from '@/lib/domain/fund/explorer-sentences';
import type { FundList } from '@/lib/domain/fund/types';
import type { Sparks } from '@/lib/domain/market/sparks';
import type { SiteHref } from '@/lib/tools/site-path';
import { fundCategoryPath, fundHousePath } from '@/lib/pages/addresses/paths';
import type { Sourced } from '@/lib/domain/sourced';

import basics from '@/components/ui/Basics.module.scss';
import { CategorySpreads } from './CategorySpreads';
import { FundResults } from './FundResults';
import { FundsForm } from './FundsForm';

/** A house or a category. */
interface FundGroup {
  readonly name: string;
  /** Its definition. */
  readonly about: string | null;
  /** The houses or categories before and after it by name. */
  readonly next: readonly { readonly name: string; readonly path: SiteHref }[];
}

export interface FundsPageProps {
  /** The house or category of the page. */
  group?: FundGroup | null;
  /** The page's own address. */
  path: SiteHref;
  /** `null` if the list has not loaded. */
  list: Sourced<FundList> | null;
  filter: FundFilter;
  fixed: FixedFilter;
  /** Everything found, in its order. */
  found: readonly FoundFund[];
  /** From 1. */
  page: number;
  pages: number;
  from: number;
  shown: readonly FoundFund[];
  /** By the scheme's code. */
  years: Sparks;
  now: MarketClock;
}

interface GroupsProps {
  id: string;
  heading: string;
  groups: readonly CountedFunds[];
  pathOf: (slug: string) => SiteHref;
}

function Groups({ id, heading, groups, pathOf }: GroupsProps) {
  if (groups.length === 0) return null;
  return (
    <Section id={id} heading={heading} ground="tint" space="whole">
      <Fold name={id} title="By name, with the number of funds" unfoldedFrom="desktop">
        <ul className={companies.industries}>
          {groups.map(({ slug, name, count }) => (
            <li key={slug} className={companies.industry}>
              <SiteLink href={pathOf(slug)}>{name}</SiteLink>
              <span className={companies.count}>
                {formatCount(count)}
                <span className="visually-hidden"> {count === 1 ? 'fund' : 'funds'}</span>
              </span>
            </li>
          ))}
        </ul>
      </Fold>
    </Section>
  );
}

/**
 * The categories with the distribution of their funds' returns; only names if that is not known.
 */
function Categories({ list }: { list: FundList }) {
  const spreads = categorySpreads(list);
  if (spreads.some(({ middle }) => middle !== null)) return <CategorySpreads spreads={spreads} />;
  const heading = countOf(spreads.length, 'category', 'categories');
  return <Groups id="categories" heading={heading} groups={spreads} pathOf={fundCategoryPath} />;
}

/** What the list is, the day of its NAVs, and the prescribed warning. */
function Notes({ group, list, filter, fixed, found, now }: FundsPageProps) {
  const isTraded = found.length > 0 && found.every(({ family }) => isExchangeTraded(family));
  const isBare = !isFiltered(filter, fixed);
  const day = dayFinding(found);
  return (
    <>
      {list && <AgeNote kind="nav" day={list.data.asOf} now={now} source={list.source} />}
      <SideNote title="By name, not by rank">
        <p>
          {isTraded
            ? 'ETFs have one plan. Their units trade on the exchange, at a price that may differ from the NAV.'
            : 'We distribute regular plans. Direct plans, which fund houses sell themselves, are listed just the same.'}
        </p>
      </SideNote>
      {(group?.about ?? day) && (
        <p>
          {group?.about} {day}
        </p>
      )}
      {!group && isBare && (
        <p>
          Each fund is listed once and has a page with all its plans and options.{' '}
          {list && navSource(list.source)}
        </p>
      )}
      <p>
        {mutualFundWarning.text}{' '}
        {(group || !isBare) && <SiteLink href="/mutual-funds">All mutual funds</SiteLink>}
      </p>
      {group && group.next.length > 0 && (
        <p>
          Next to {group.name} by name:{' '}
          {group.next.map(({ name, path }, at) => (
            <Fragment key={path}>
              {at > 0 && ' and '}
              <SiteLink href={path}>{name}</SiteLink>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

/** The explorer of mutual funds: all of them, those of a house or those of a category. */
export function FundsPage(props: FundsPageProps) {
  const { group, path, list, filter, fixed, found: all, page, now } = props;
  const isBare = !isFiltered(filter, fixed);
  const found = list ? foundHeading(all, filter) : null;
  const name = group?.name ?? 'Mutual funds in India';
  const houses = list ? housesOf(list.data) : [];
  /** The page of all funds begins with the form and the picture; its table comes after them. */
  const isWhole = houses.length > 0 && isBare && !group && page === 1;
  /** A list that a visitor has come to, or has turned a page of, begins with its rows. */
  const isFolded = Boolean(group) || page > 1;
  const form = list && houses.length > 0 && (
    <FundsForm
      filter={filter}
      fixed={fixed}
      houses={choicesOf(list.data, filter, 'house')}
      categories={choicesOf(list.data, filter, 'category')}
      action={path}
    />
  );
  return (
    <>
      <AnswerSection
        path="/mutual-funds"
        own={group?.name}
        id={isWhole ? 'search' : 'funds'}
        {...headline(name, [group && found ? `${group.name}: ${found}` : null, found], null, now)}
        source={list && <SourceLine of={{ ...list, asOf: list.data.asOf ?? list.asOf }} />}
        choice={
          isFolded &&
          form && (
            <details className={styles.another} open={!isBare && page === 1}>
              <summary>Search and filter…</summary>
              {form}
            </details>
          )
        }
        notes={!isWhole && <Notes {...props} />}
      >
        {!isFolded && form}
        {!isWhole && <FundResults {...props} />}
      </AnswerSection>
      {isWhole && list && <Categories list={list.data} />}
      {isWhole && (
        <Section id="funds" heading="All funds by name" space="whole">
          <FundResults {...props} />
          <div className={basics.afterNote}>
            <Notes {...props} />
          </div>
        </Section>
      )}
      {isWhole && (
        <Groups
          id="houses"
          heading={countOf(houses.length, 'fund house')}
          groups={houses}
          pathOf={fundHousePath}
        />
      )}
    </>
  );
}
