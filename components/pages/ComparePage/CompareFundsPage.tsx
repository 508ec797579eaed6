import companies from '@/components/sections/market/CompanyGroups.module.scss';
import fund from '@/components/sections/market/Fund.module.scss';
import { SourceLine } from '@/components/sections/SourceLine';
import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { fundRows, navRanges } from '@/lib/domain/comparison/fund-rows';
import { mutualFundWarning } from '@/lib/content/prescribed';
import type { FundStory } from '@/lib/domain/fund/story';
import type { FundFamily } from '@/lib/domain/fund/types';
import type { loadCompareFunds } from '@/lib/pages/compare/load-compare';
import { compareFundsPath } from '@/lib/pages/addresses/fund-paths';
import { fundPath } from '@/lib/pages/addresses/paths';

import { Comparison } from './Comparison';

export type CompareFundsPageProps = Awaited<ReturnType<typeof loadCompareFunds>>;
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

function namedOf({ family: { name, slug } }: FundStory) {
  return { name, label: name, href: fundPath(slug) };
}

/** Up to four mutual funds side by side. */
export function CompareFundsPage(props: CompareFundsPageProps) {
  const { stories, others, source, isLoaded, index } = props;
  return (
    <>
      <Comparison
        kind="f"
        named={stories.map(namedOf)}
        names={namesOf(props)}
        index={index}
        isLoaded={isLoaded}
        ranges={stories.length < 2 ? [] : navRanges(stories)}
        rows={fundRows(stories)}
        source={source && <SourceLine of={source} />}
      >
        {others.length > 0 && (
          <Section id="others" heading="Others of its category, by name">
            <Adding stories={stories} funds={others} />
          </Section>
        )}
      </Comparison>
      {stories.length > 1 && (
        <Ledger>
          <p className={fund.warning}>{mutualFundWarning.text}</p>
        </Ledger>
      )}
    </>
  );
}
