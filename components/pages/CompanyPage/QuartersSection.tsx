import { SectionHead } from '@/components/sections/SectionHead';
import { PartSource } from '@/components/sections/SourceLine';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { toldOf } from '@/lib/domain/company/in-sample';
import { quartersSentence } from '@/lib/domain/company/quarters-sentence';
import type { CompanyStory } from '@/lib/domain/company/story';
import type { Dated } from '@/lib/domain/market/sources';
import type { CompanyResults } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';

import { QuarterColumns } from './QuarterColumns';
import { QuarterRows } from './QuarterRows';
import styles from './QuartersSection.module.scss';

interface QuartersSectionProps {
  story: CompanyStory;
  results: Sourced<CompanyResults>;
  /** The source of the line under the company's name. */
  page: Dated | null;
}

/** Up to eight quarters as bars above their figures; on a narrow page as rows, newest first. */
export function QuartersSection({ story: { quarters }, results, page }: QuartersSectionProps) {
  const hasPast = quarters.length > 4;
  return (
    <Ledger
      ground="tint"
      note={
        <>
          <SideNote title="₹ crore">
            <p>
              Quarters by their last month.
              {hasPast && ' Paler bars: the year before.'}
            </p>
          </SideNote>
          <p>“On the year” compares with the same quarter a year earlier.</p>
        </>
      }
    >
      <SectionHead id="quarters-heading" source={<PartSource of={{ results }} page={page} />}>
        {toldOf(results, quartersSentence(quarters))}
      </SectionHead>
      <div className={styles.columns}>
        <QuarterColumns quarters={quarters} />
      </div>
      <div className={styles.rows}>
        <QuarterRows quarters={quarters} />
      </div>
    </Ledger>
  );
}
