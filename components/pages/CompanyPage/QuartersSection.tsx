import { SectionHead } from '@/components/sections/SectionHead';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Mark } from '@/components/ui/Mark';
import { quartersSentence } from '@/lib/companies/quarters-sentence';
import type { CompanyStory } from '@/lib/companies/story';
import { formatAsOf } from '@/lib/format';
import type { CompanyResults, Sourced } from '@/lib/provider/records';

import { QuarterColumns } from './QuarterColumns';
import { QuarterRows } from './QuarterRows';
import styles from './QuartersSection.module.scss';

interface QuartersSectionProps {
  story: CompanyStory;
  results: Sourced<CompanyResults>;
}

/** Up to eight quarters as bars above their figures; on a narrow page as rows, newest first. */
export function QuartersSection({ story: { quarters }, results }: QuartersSectionProps) {
  const hasPast = quarters.length > 4;
  return (
    <Ledger
      ground="tint"
      labelledBy="quarters-heading"
      note={
        <>
          <SideNote title="₹ crore">
            <p>
              Quarters by their last month, as of {formatAsOf(results.asOf)}.
              {hasPast && ' Paler bars: the year before.'}
            </p>
          </SideNote>
          <p>“On the year” compares with the same quarter a year earlier.</p>
          {results.source !== 'provider' && (
            <p>
              <Mark source={results.source} asOf={results.asOf} />
            </p>
          )}
        </>
      }
    >
      <SectionHead id="quarters-heading">{quartersSentence(quarters)}</SectionHead>
      <div className={styles.columns}>
        <QuarterColumns quarters={quarters} />
      </div>
      <div className={styles.rows}>
        <QuarterRows quarters={quarters} />
      </div>
    </Ledger>
  );
}
