import { Divider } from '@/components/ui/Divider/Divider';
import { Faq } from '@/components/ui/Faq/Faq';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { mutualFundWarning, pastPerformanceWarning } from '@/lib/content/prescribed';
import { fundFaqs } from '@/lib/domain/fund/faqs';
import { navSource } from '@/lib/domain/fund/nav-source';
import type { FundStory } from '@/lib/domain/fund/story';
import type { FundFacts, FundFamily } from '@/lib/domain/fund/types';
import type { Dated } from '@/lib/domain/market/sources';

import { FactsSection } from './FactsSection';
import { FundHero } from './FundHero';
import basics from '@/components/ui/Basics.module.scss';
import styles from '@/components/sections/market/Fund.module.scss';
import { GapSection } from './GapSection';
import { OthersSection } from './OthersSection';
import { PlansSection } from './PlansSection';
import { ReturnsSection } from './ReturnsSection';

export interface FundPageProps {
  story: FundStory;
  /** The facts that the fund house states, if the provider has them. */
  facts?: FundFacts | null;
  /** Date and source of the list that the NAV is from. */
  source: Dated;
  /** Neighbours by name in its category. */
  others: readonly FundFamily[];
  /** The pages of the category's and of the house's list that have the fund, from 1. */
  pagesOfLists: { readonly category: number; readonly house: number };
}

/**
 * If both plans are sold, the page states what the firm is paid; a discontinued fund cannot be
 * bought.
 */
const canBeBought = ({ isCurrent, isSegregated, schemes }: FundFamily): boolean =>
  isCurrent && !isSegregated && schemes.some(({ plan }) => plan === 'direct');

/**
 * A mutual fund: all its plans and options, and the figures from its NAVs. Parts without data are
 * left out.
 */
export function FundPage({ story, facts = null, source, others, pagesOfLists }: FundPageProps) {
  const { family, returns, other, gaps } = story;
  const hasReturns = returns.latest.length + returns.monthEnd.length > 0 || other !== null;
  const isSample = source.source === 'sample';
  const questions = fundFaqs(story, isSample);
  return (
    <>
      <FundHero story={story} source={source} />
      {facts && <FactsSection facts={facts} scheme={story.scheme} isSample={isSample} />}
      {hasReturns && <ReturnsSection story={story} />}
      {(gaps.length > 0 || canBeBought(family)) && <GapSection story={story} />}
      {others.length > 0 && (
        <OthersSection family={family} others={others} pagesOfLists={pagesOfLists} />
      )}
      <PlansSection story={story} />
      <Divider />
      <Ledger
        note={
          questions.length > 0 && (
            <SideNote title="Built from the figures">
              <p>Each answer is made from this page’s own data and carries its date.</p>
            </SideNote>
          )
        }
      >
        {questions.length > 0 && (
          <Faq id="fund-faq" heading="Questions about this fund" entries={questions} />
        )}
        <p className={styles.warning}>{mutualFundWarning.text}</p>
        {!hasReturns && gaps.length > 0 && (
          <p className={styles.warning}>{pastPerformanceWarning.text}</p>
        )}
        <p className={basics.afterNote}>
          The figures on this page are for information and are not advice to buy, sell or hold.{' '}
          {navSource(source.source)} Read the scheme’s documents at the fund house before you act.
        </p>
      </Ledger>
    </>
  );
}
