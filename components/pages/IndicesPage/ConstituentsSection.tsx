import { Section } from '@/components/sections/text/Section';
import { filledColumns } from '@/components/ui/Table/columns';
import { PartSource } from '@/components/sections/SourceLine';
import { Table } from '@/components/ui/Table/Table';
import { formatCount } from '@/lib/tools/format';
import { constituentsFinding, constituentsOf } from '@/lib/domain/index/constituents';
import { indexName } from '@/lib/domain/index/names';
import { indexPath } from '@/lib/pages/addresses/paths';

import basics from '@/components/ui/Basics.module.scss';
import { CONSTITUENT_COLUMNS } from './constituent-columns';
import type { IndexPageProps } from './IndexPage';

/** Rows of the table; the file has all. */
const MOST = 100;

/**
 * The companies of an index with their contribution to its change. Left out if they are not known.
 */
export function ConstituentsSection(props: IndexPageProps) {
  const { quote, source, constituents, snapshot, companies, years } = props;
  if (!constituents || constituents.data.length === 0) return null;
  const { rows, isPublished } = constituentsOf(
    constituents.data,
    snapshot?.data ?? [],
    companies ?? [],
    quote,
  );
  const shown = rows.slice(0, MOST);
  const hasWeights = rows.some(({ weight }) => weight !== null);
  const { heading, lead } = constituentsFinding(rows);
  return (
    <Section
      id="companies"
      heading={heading}
      source={<PartSource of={{ 'Prices of companies': snapshot }} page={source} />}
      lead={lead}
      space="whole"
    >
      <Table
        order="sortable"
        caption={`Companies of the ${indexName(quote.name)}`}
        columns={filledColumns(CONSTITUENT_COLUMNS, rows, ['name'])}
        rows={shown}
        sparkOf={({ symbol }) => years?.get(`stock:${symbol}`)}
        sortedBy={hasWeights ? ['weight', 'descending'] : undefined}
        csv={`${indexPath(quote.name)}/constituents.csv`}
        folds
      />
      <p className={basics.afterNote}>
        {shown.length < rows.length &&
          `The table shows the largest ${formatCount(shown.length)} of ${formatCount(rows.length)}; the file has all. `}
        {hasWeights &&
          (isPublished
            ? 'Weights are as the index’s owner publishes them.'
            : 'Weights are by market value: each company’s as a part of all. The index itself counts only shares that anybody can buy, so its weights, and the points above, differ somewhat.')}
      </p>
    </Section>
  );
}
