import { filledColumns } from '@/components/ui/Table/columns';
import { SectionHead } from '@/components/sections/SectionHead';
import { SiteLink } from '@/components/site/SiteLink';
import basics from '@/components/ui/Basics.module.scss';
import { NoData } from '@/components/ui/NoData/NoData';
import { Table } from '@/components/ui/Table/Table';
import type { ContractPageText } from '@/lib/content/contract-pages';
import { type ContractMonth, contractsFinding } from '@/lib/domain/contract/contracts';
import { findingOn } from '@/lib/domain/figure/tense';
import type { MarketClock } from '@/lib/domain/figure/ages';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import { formatCount } from '@/lib/tools/format';
import type { SiteHref } from '@/lib/tools/site-path';

import { contractColumns } from './contract-columns';
import styles from './ContractsPage.module.scss';

/** Contracts that are shown until all of a month are asked for. */
const MOST_ROWS = 60;

interface ContractsSectionProps {
  id: string;
  /** Names the contracts in a heading: `Stock futures`. */
  title: string;
  /** The name of such a contract in a sentence: `stock future`. */
  one: string;
  text: ContractPageText;
  /** The month that is shown; none if the board has no contract. */
  month: ContractMonth | undefined;
  names: NamesBySymbol;
  /** Whether the source has answered: then no contract is in it. */
  isEmpty: boolean;
  /** The day of old figures; `null` for current ones. */
  past: string | null;
  ages: MarketClock;
  /** The page's own address. */
  path: SiteHref;
  /** All contracts of the month are asked for. */
  showsAll: boolean;
}

/** `Near month: on 17 Dec 2025, no index future rose`. */
function titleOfMonth(
  { name, contracts }: ContractMonth,
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

/** The contracts of one month, the largest open interest first, with their finding. */
export function ContractsSection(props: ContractsSectionProps) {
  const { id, title, one, text, month, names, isEmpty, past, ages, path, showsAll } = props;
  if (!month) {
    return (
      <>
        <SectionHead id={`${id}-heading`}>{title}</SectionHead>
        <NoData>{isEmpty ? `The source lists no ${one}.` : text.noData}</NoData>
      </>
    );
  }
  const { key, name, contracts } = month;
  const rows = showsAll ? contracts : contracts.slice(0, MOST_ROWS);
  const left = contracts.length - rows.length;
  return (
    <div id={id} className={styles.board}>
      <SectionHead id={`${id}-heading`} lead={titleOfMonth(month, one, past)}>
        {title}
      </SectionHead>
      <Table
        order="sortable"
        caption={`${title}, ${name.toLowerCase()}${left > 0 ? `, the ${rows.length} with the largest open interest` : ''}`}
        columns={filledColumns(contractColumns(text, names, ages), contracts, ALWAYS)}
        rows={rows}
        sortedBy={['interest', 'descending']}
        csv={`${path}/futures.csv`}
        folds
      />
      {left > 0 && (
        <p className={basics.more}>
          <SiteLink href={`${path}?month=${key}&rows=all#${id}` as SiteHref} rel="nofollow">
            All {formatCount(contracts.length)} of the month
          </SiteLink>
        </p>
      )}
    </div>
  );
}
