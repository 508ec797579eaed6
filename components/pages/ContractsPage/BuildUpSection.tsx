import { Section } from '@/components/sections/text/Section';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { type Column, count, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import type { ContractPageText } from '@/lib/content/contract-pages';
import { MISSING } from '@/lib/tools/format';
import {
  type BuildUp,
  buildUpFinding,
  buildUps,
  byUnderlying,
} from '@/lib/domain/contract/contracts';
import { findingOn } from '@/lib/domain/figure/tense';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import type { Contract } from '@/lib/domain/contract/records';
import type { Sourced } from '@/lib/domain/sourced';

import { contractName } from './contract-columns';
import styles from './ContractsPage.module.scss';

interface BuildUpSectionProps {
  text: ContractPageText;
  contracts: Sourced<readonly Contract[]>;
  names: NamesBySymbol;
  /** The day of old figures; `null` for current ones. */
  past: string | null;
}

/** The most underlyings that are named. */
const NAMED = 3;

/** Price against open interest for each underlying: where positions were opened and closed. */
export function BuildUpSection({ text, contracts, names, past }: BuildUpSectionProps) {
  const kinds = buildUps(byUnderlying(contracts.data));
  const finding = buildUpFinding(kinds);
  if (!finding) return null;
  const columns: readonly Column<BuildUp>[] = [
    words('name', 'Price and open interest', ({ name }) => name, {
      cell: ({ name, reading }) => (
        <>
          {name}
          <span className={styles.second}>{reading}</span>
        </>
      ),
    }),
    count('count', 'Underlyings', ({ contracts: own }) => own.length),
    words(
      'largest',
      'Open interest changed most in',
      ({ contracts: own }) =>
        own
          .slice(0, NAMED)
          .map((contract) => contractName(contract, text, names))
          .join(', ') || MISSING,
      { slot: 'line' },
    ),
  ];
  return (
    <Section
      id="positions"
      heading={findingOn(finding, past)}
      note={
        <SideNote title="Four kinds">
          <p>
            By the direction of the near month’s price and of the open interest of all months. The
            names are the market’s usual ones; every contract has a buyer and a seller.
          </p>
        </SideNote>
      }
    >
      <Table
        caption="Underlyings by price and open interest"
        columns={columns}
        rows={kinds}
        rowKey={({ key }) => key}
      />
    </Section>
  );
}
