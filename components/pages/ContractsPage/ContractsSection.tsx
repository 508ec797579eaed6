import { filledColumns } from '@/components/pages/EquityPage/movers-columns';
import { SectionHead } from '@/components/sections/SectionHead';
import { RangePanels } from '@/components/ui/charts/RangePanels';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { SortableTable } from '@/components/ui/SortableTable/SortableTable';
import type { ContractPageText } from '@/lib/content/contract-pages';
import { contractMonths, contractsSentence } from '@/lib/domain/contract/contracts';
import type { NamesBySymbol } from '@/lib/domain/index/petals';
import type { Contract } from '@/lib/domain/contract/records';

import { contractColumns } from './contract-columns';
import styles from './ContractsPage.module.scss';

interface BoardSectionProps {
  id: string;
  /** Names the contracts in a heading: `Stock futures`. */
  title: string;
  text: ContractPageText;
  contracts: readonly Contract[];
  names: NamesBySymbol;
  /** Address of all contracts as a CSV file. */
  csv: string;
  ground?: 'plain' | 'tint';
  rule?: 'oxford' | 'none';
}

/** Columns that are shown even where no contract has the figure. */
const ALWAYS = ['name', 'price', 'percent'];

/** Contracts by month: near, next and far, each with its finding. */
export function ContractsSection(props: BoardSectionProps) {
  const { id, title, text, contracts, names, csv, ground = 'plain', rule = 'none' } = props;
  const months = contractMonths(contracts);
  return (
    <Ledger
      id={id}
      ground={ground}
      rule={rule}
      note={
        months.length > 0 && (
          <SideNote title="Largest open interest first">
            <p>{text.units}</p>
          </SideNote>
        )
      }
    >
      {months.length === 0 ? (
        <>
          <SectionHead id={`${id}-board-heading`}>{title}</SectionHead>
          <NoData>{text.noData}</NoData>
        </>
      ) : (
        <RangePanels
          id={`${id}-board`}
          heading={title}
          legend={`${title}: month of expiry`}
          initial={months[0]?.key ?? 'near'}
          panels={months.map(({ key, name, contracts: own }) => ({
            key,
            label: name.split(' ')[0] ?? name,
            name: name.toLowerCase(),
            title: contractsSentence(own, title.toLowerCase()) ?? title,
            content: (
              <>
                <p className={styles.month}>{name}</p>
                <SortableTable
                  caption={`${title}, ${name.toLowerCase()}`}
                  columns={filledColumns(contractColumns(text, names), own, ALWAYS)}
                  rows={own}
                  sortedBy={['interest', 'descending']}
                  csv={csv}
                  folds
                />
              </>
            ),
          }))}
        />
      )}
    </Ledger>
  );
}
