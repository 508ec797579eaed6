import movers from '@/components/ui/form/Filter.module.scss';
import { PageHead } from '@/components/sections/text/PageHead';
import { AgeNote } from '@/components/sections/AgeNote';
import { SourceLine } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { Change } from '@/components/ui/Change';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { WatchStar } from '@/components/ui/WatchStar.client';
import { formatDate } from '@/lib/tools/format';
import { listed } from '@/lib/tools/phrases';
import { isKnown } from '@/lib/domain/figure/figure';
import {
  isExchangeTraded,
  OPTION_NAMES,
  pairsOf,
  PLAN_NAMES,
  schemeLabel,
} from '@/lib/domain/fund/plans';
import { formatNav, noReturnsSentence, seriesSentences } from '@/lib/domain/fund/sentences';
import type { FundStory } from '@/lib/domain/fund/story';
import type { FundFamily, FundScheme } from '@/lib/domain/fund/types';
import type { Dated } from '@/lib/domain/market/sources';
import { compareFundsPath, schemeHref } from '@/lib/pages/addresses/fund-paths';
import { fundCategoryPath, fundHousePath, whatIfPath } from '@/lib/pages/addresses/paths';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import { Course } from './Course';
import styles from '@/components/sections/market/Fund.module.scss';

interface SwitchProps {
  label: string;
  family: FundFamily;
  scheme: FundScheme;
  of: 'plan' | 'option';
  names: Readonly<Record<string, string>>;
}

/** Links to the plans, or to the options; the other of the two stays where the family has both. */
function Switch({ label, family, scheme, of, names }: SwitchProps) {
  const other = of === 'plan' ? 'option' : 'plan';
  const pairs = pairsOf(family);
  const ones = [...new Set(pairs.map((one) => one[of]))].flatMap((value) => {
    const sharing = pairs.filter((one) => one[of] === value);
    const found = sharing.find((one) => one[other] === scheme[other]) ?? sharing[0];
    return found ?? [];
  });
  if (ones.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={movers.lists}>
        {ones.map((one) => (
          <li key={one.code}>
            <SiteLink
              href={schemeHref(family, one)}
              className={movers.list}
              aria-current={one[of] === scheme[of] ? 'true' : undefined}
            >
              {names[one[of]]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PlanSwitches(props: Pick<SwitchProps, 'family' | 'scheme'>) {
  return (
    <div className={styles.switches}>
      <Switch label="Plan" of="plan" names={PLAN_NAMES} {...props} />
      <Switch label="Option" of="option" names={OPTION_NAMES} {...props} />
    </div>
  );
}

/** The kind of fund in plain words. */
function Kind({ family: { house, category, heading, isSegregated } }: { family: FundFamily }) {
  return (
    <>
      {isSegregated ? 'Set apart from a fund of' : 'A fund of'}{' '}
      <SiteLink href={fundHousePath(house.slug)}>{house.name}</SiteLink>
      {category ? (
        <>
          {' '}
          in the category{' '}
          <SiteLink href={fundCategoryPath(category.slug)}>{category.name}</SiteLink>.{' '}
          {!isSegregated && category.about}
        </>
      ) : (
        heading && <>, under the heading “{heading}” of AMFI’s file</>
      )}
      {!category && '.'}
    </>
  );
}

/** The NAV, with its day if it is past its maximum age, and its change from the previous one. */
function Nav({ story }: { story: FundStory }) {
  const { scheme, nav, change, isOld } = story;
  const label = schemeLabel(scheme);
  return (
    <div className={styles.price}>
      <p className={typeStyles.note}>
        {isOld ? `NAV on ${formatDate(nav.day)}, ${label}` : `NAV, ${label}`}
      </p>
      <p className={basics.price}>{formatNav(nav.value)}</p>
      {isKnown(change) && (
        <p className={basics.change}>
          <Change change={null} percent={change.value.percent} />{' '}
          <span className={typeStyles.note}>
            from {formatNav(change.value.previous)} on {formatDate(scheme.previousDay)}
          </span>
        </p>
      )}
    </div>
  );
}

/** The fund's name, its NAV next to the chart, its kind, and notes on anything unusual. */
export function FundHero({ story, source }: { story: FundStory; source: Dated }) {
  const { family, scheme } = story;
  // A segregated portfolio without a NAV is not discontinued, and for a discontinued fund the note
  // appears once.
  const hasNoNav = scheme.nav === null;
  const why = hasNoNav && family.isSegregated ? '' : noReturnsSentence(story);
  const isExplainedBelow = why !== '' && story.noReturns === 'not-current' && scheme.day === null;
  return (
    <PageHead
      path="/mutual-funds"
      own={family.name}
      heading={family.name}
      note={
        source.source === 'sample' && (
          <SideNote title="Not a real fund">
            <p>Fund, house and NAVs are made up for the sample.</p>
          </SideNote>
        )
      }
    >
      {family.isCurrent && (
        <AgeNote kind="nav" day={scheme.day} now={story.now} source={source.source} />
      )}
      <div className={styles.first}>
        <Nav story={story} />
        <Course story={story} />
        <div className={styles.beside}>
          <SourceLine of={{ ...source, asOf: scheme.day ?? source.asOf }} />
          <PlanSwitches family={family} scheme={scheme} />
          <WatchStar code={`fund:${scheme.code}`} page={family.name} price={scheme.nav} />
          <SiteLink href={compareFundsPath([family.slug])}>Compare with other funds</SiteLink>
          {story.noReturns === null && (
            <SiteLink href={whatIfPath({ kind: 'fund', of: scheme.code })}>
              What ₹1,00,000 became
            </SiteLink>
          )}
          <p className={typeStyles.note}>
            <Kind family={family} />
            {isExchangeTraded(family) &&
              ' It has one plan. Its units are bought and sold on the exchange at the price there, which may differ from the NAV.'}
            {family.formerNames.length > 0 && ` Formerly ${listed(family.formerNames)}.`}
          </p>
        </div>
      </div>
      {family.isSegregated && (
        <p className={styles.state}>
          A segregated portfolio: papers of a borrower in trouble, set apart from the main fund. No
          new money comes in, and its NAV may be 0 until something is recovered.
        </p>
      )}
      {hasNoNav && !isExplainedBelow && (
        <p className={styles.state}>No NAV, or one of 0, is published for this option.</p>
      )}
      {why && <p className={styles.state}>{why}</p>}
      {seriesSentences(story).map((sentence) => (
        <p key={sentence} className={styles.state}>
          {sentence}
        </p>
      ))}
    </PageHead>
  );
}
