import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { Divider } from '@/components/ui/Divider/Divider';
import { Fold } from '@/components/ui/Fold';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { type Column, day, rupees, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { type Commission, commissions, commissionsFrom } from '@/lib/content/commissions';
import { firm } from '@/lib/content/firm';
import { formatDate, formatPercent } from '@/lib/tools/format';
import type { PlanGap } from '@/lib/domain/fund/history';
import { gapSentence } from '@/lib/domain/fund/sentences';
import type { FundStory } from '@/lib/domain/fund/story';

import basics from '@/components/ui/Basics.module.scss';
import styles from '@/components/sections/market/Fund.module.scss';

const GAPS: readonly Column<PlanGap>[] = [
  words('span', 'Over', ({ span }) => span),
  day('from', 'From', ({ from }) => from, { slot: 'line' }),
  rupees('direct', 'Direct', ({ direct }) => direct),
  rupees('regular', 'Regular', ({ regular }) => regular),
  rupees('difference', 'Between them', ({ difference }) => difference, { slot: 'line' }),
];

const COMMISSIONS: readonly Column<Commission>[] = [
  words('category', 'Kind of fund', ({ category }) => category),
  words('trail', 'A year', ({ trail }) => trail.map((rate) => formatPercent(rate)).join(' to '), {
    isFigure: true,
  }),
  rupees('lakh', 'At most, on ₹1 lakh', ({ trail: [, most] }) => most * 1_000),
];

const arn = firm.registrations.find(({ kind }) => kind === 'mutual-fund-distributor');

/** Direct against regular in rupees, and what the fund houses pay the firm on regular plans. */
export function GapSection({ story: { family, scheme, gaps } }: { story: FundStory }) {
  const { category } = family;
  const last = gaps.at(-1);
  const own = commissions.filter(
    ({ kinds }) =>
      category !== null && [category.slug, category.group].some((one) => kinds.includes(one)),
  );
  return (
    <>
      <Divider />
      <Section
        id="direct-and-regular"
        heading={last ? gapSentence(gaps) : 'What the fund house pays us on a regular plan'}
        more={
          <SiteLink href={`/calculators/direct-vs-regular-calculator?fund=${scheme.code}`}>
            Direct or regular calculator
          </SiteLink>
        }
        note={
          <SideNote title="Our position">
            <p>
              We are a distributor{arn && `, ${arn.number}`}. Fund houses pay us on regular plans
              and nothing on direct ones.
            </p>
          </SideNote>
        }
      >
        <div className={styles.tables}>
          {last && (
            <Table<PlanGap>
              caption={`What ₹1,00,000 became by ${formatDate(last.to)}, growth options`}
              showCaption
              columns={GAPS}
              rows={gaps}
              rowKey={({ years }) => String(years)}
            />
          )}
        </div>
        <Fold name="commission" title="What the fund house pays us" heading="h3">
          <Table<Commission>
            caption={`Our commission on regular plans, in force since ${formatDate(commissionsFrom)}`}
            showCaption
            columns={COMMISSIONS}
            rows={own.length > 0 ? own : commissions}
            rowKey={({ category: kind }) => kind}
          />
          <p className={basics.afterNote}>
            The commission is a part of the scheme’s expenses, paid for as long as the money stays.{' '}
            <SiteLink href="/invest-in-mutual-funds#commission">
              Our commission on every kind of fund
            </SiteLink>
          </p>
        </Fold>
      </Section>
    </>
  );
}
