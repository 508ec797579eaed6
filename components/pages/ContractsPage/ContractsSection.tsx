import { filledColumns } from '@/components/ui/Table/columns';
import { SectionHead } from '@/components/sections/SectionHead';
import { RangePanels } from '@/components/ui/charts/RangePanels';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { Table } from '@/components/ui/Table/Table';
import type { ContractPageText } from '@/lib/content/contract-pages';
import { contractMonths, contractsFinding } from '@/lib/domain/contract/contracts';
import { findingOn } from '@/lib/domain/figure/tense';
import type { MarketClock } from '@/lib/domain/figure/ages';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import type { Contract } from '@/lib/domain/contract/records';

import { contractColumns } from './contract-columns';

interface BoardSectionProps {
  id: string;
  /** Names the contracts in a heading: `Stock futures`. */
  title: string;
  /** The name of such a contract in a sentence: `stock future`. */
  one: string;
  text: ContractPageText;
  contracts: readonly Contract[];
  names: NamesBySymbol;
  /** Whether the source has answered: then no contract is in it. */
  isEmpty: boolean;
  /** The day of old figures; `null` for current ones. */
  past: string | null;
  ages: MarketClock;
  /** Address of all contracts as a CSV file. */
  csv: string;
  ground?: 'plain' | 'tint';
  rule?: 'oxford' | 'none';
}

/** `Near month: on 17 Dec 2025, no index future rose`. */
function titleOfMonth(
  contracts: readonly Contract[],
  name: string,
  one: string,
  past: string | null,
): string {
  const finding = contractsFinding(contracts, one);
  if (!finding) return name;
  const said = findingOn(finding, past);
  return `${name}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

/** Columns that are shown even where no contract has the figure. */
const ALWAYS = ['name', 'price', 'percent'];

/** Contracts by month: near, next and far, each with its finding. */
export function ContractsSection(props: BoardSectionProps) {
  const { id, title, one, text, contracts, names, past, ages, csv } = props;
  const { isEmpty, ground = 'plain', rule = 'none' } = props;
  const months = contractMonths(contracts, ages);
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
          <NoData>{isEmpty ? `The source lists no ${one}.` : text.noData}</NoData>
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
            title: titleOfMonth(own, name, one, past),
            content: (
              <Table
                order="sortable"
                caption={`${title}, ${name.toLowerCase()}`}
                columns={filledColumns(contractColumns(text, names, ages), own, ALWAYS)}
                rows={own}
                sortedBy={['interest', 'descending']}
                csv={csv}
                folds
              />
            ),
          }))}
        />
      )}
    </Ledger>
  );
}
