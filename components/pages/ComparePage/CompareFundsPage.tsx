import companies from '@/components/sections/market/CompanyGroups.module.scss';
import fund from '@/components/sections/market/Fund.module.scss';
import { PageHead } from '@/components/sections/text/PageHead';
import { SectionHead } from '@/components/sections/SectionHead';
import { SourceLine } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import type { Unknown } from '@/lib/pages/compare/company-choice';
import { fundRows, navRanges } from '@/lib/domain/comparison/fund-rows';
import { compareHeading } from '@/lib/domain/comparison/sentence';
import { mutualFundWarning, pastPerformanceWarning } from '@/lib/content/prescribed';
import type { FundStory } from '@/lib/domain/fund/story';
import type { FundFamily } from '@/lib/domain/fund/types';
import type { Dated } from '@/lib/domain/market/sources';
import { compareFundsPath } from '@/lib/pages/addresses/fund-paths';
import { fundPath } from '@/lib/pages/addresses/paths';

import { CompareForm } from './CompareForm';
import { RebasedChart, SideBySide } from './CompareParts';
import basics from '@/components/ui/Basics.module.scss';

export interface CompareFundsPageProps {
  unknown: readonly Unknown<FundFamily>[];
  stories: readonly FundStory[];
  /** Funds of the same category, if only one fund is chosen. */
  others: readonly FundFamily[];
  /** Date and source of the list of funds. */
  source: Dated | null;
  isLoaded: boolean;
  /** Address of the search index, for suggestions. */
  index: string | null;
}

type Chosen = Pick<CompareFundsPageProps, 'stories'>;

const slugsOf = (stories: readonly FundStory[]) => stories.map(({ family }) => family.slug);

/** Links that add a fund to those chosen. */
function Adding({ stories, funds }: Chosen & { funds: readonly FundFamily[] }) {
  return (
    <ul className={companies.industries}>
      {funds.map(({ slug, name }) => (
        <li key={slug} className={companies.industry}>
          <SiteLink href={compareFundsPath([...slugsOf(stories), slug])}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The fields: funds first, then each word with the funds that it may mean. */
function namesOf({ stories, unknown }: Pick<CompareFundsPageProps, 'unknown' | 'stories'>) {
  return [
    ...stories.map(({ family }) => ({ value: family.name })),
    ...unknown.map(({ word, near }) => ({
      value: word,
      near: near.map(({ name, slug }) => ({
        name,
        href: compareFundsPath([...slugsOf(stories), slug]),
      })),
    })),
  ];
}

function Figures({ stories, source }: Chosen & Pick<CompareFundsPageProps, 'source'>) {
  return (
    <SideBySide
      rows={fundRows(stories)}
      named={stories.map(namedOf)}
      caption="Mutual funds side by side"
      lead={
        <>
          The figures in which they differ come first. Returns are compound a year, up to the newest
          NAV of each fund. {pastPerformanceWarning.text}
        </>
      }
      source={source && <SourceLine of={source} />}
    />
  );
}

function namedOf({ family: { name, slug } }: FundStory) {
  return { name, label: name, href: fundPath(slug) };
}

/** Up to four mutual funds side by side: the chart of their NAVs and their figures. */
export function CompareFundsPage(props: CompareFundsPageProps) {
  const { stories, others, source, isLoaded, index } = props;
  const named = stories.map(namedOf);
  const ranges = stories.length < 2 ? [] : navRanges(stories);
  return (
    <>
      <PageHead
        path="/compare"
        heading={compareHeading(
          named.map(({ name }) => name),
          named.map(({ label }) => label),
          'mutual funds',
        )}
        lead="Choose two to four mutual funds by name or AMFI code. They are compared by the growth option of their regular plan."
      >
        <CompareForm
          kind="f"
          label="Fund"
          placeholder="Name or code"
          names={namesOf(props)}
          index={index}
        />
        {!isLoaded && (
          <NoData>We can’t load the list of mutual funds now. Try again in a minute.</NoData>
        )}
        {stories.length === 1 && (
          <p role="status" className={basics.apart}>
            Add a second fund to compare.
          </p>
        )}
      </PageHead>
      {others.length > 0 && (
        <Ledger id="others">
          <SectionHead id="others-heading">Others of its category, by name</SectionHead>
          <Adding stories={stories} funds={others} />
        </Ledger>
      )}
      {ranges.length > 0 && (
        <RebasedChart ranges={ranges} named={named} what="NAV">
          <p>
            Every line starts at 100 on the first day that all funds have. 120 means a NAV 20% above
            it. Exit load, stamp duty and tax are not taken off.
          </p>
        </RebasedChart>
      )}
      {stories.length > 1 && (
        <>
          <Figures stories={stories} source={source} />
          <Ledger>
            <p className={fund.warning}>{mutualFundWarning.text}</p>
          </Ledger>
        </>
      )}
    </>
  );
}
