import { Divider } from '@/components/ui/Divider/Divider';
import { HoursSection } from '@/components/pages/EquityPage/HoursSection';
import { MarketHero } from '@/components/pages/EquityPage/MarketHero';
import { type MarketClock, MarketStatus } from '@/components/pages/EquityPage/MarketStatus';
import { SourceLine } from '@/components/sections/SourceLine';
import { contractPages, type ContractPageText } from '@/lib/content/contract-pages';
import { isIndexContract } from '@/lib/domain/contract/contracts';
import { contractLead } from '@/lib/domain/contract/contract-lead';
import { namesBySymbol } from '@/lib/domain/index/petals';
import { isNotInFiles, newestOf } from '@/lib/domain/market/sources';
import { pageOf } from '@/lib/pages';
import type { Company } from '@/lib/domain/company/records';
import type { Contract } from '@/lib/domain/contract/records';
import type { Sourced } from '@/lib/domain/sourced';

import { ContractsSection } from './ContractsSection';
import { BuildUpSection } from './BuildUpSection';
import { contractName } from './contract-columns';
import { ReadingSection } from './ReadingSection';
import { RiskSection } from './RiskSection';

export interface ContractsPageProps extends MarketClock {
  segment: keyof typeof contractPages;
  contracts: Sourced<readonly Contract[]> | null;
  companies: readonly Company[] | null;
}

const WITHOUT_PRICES =
  'How to read a board of futures, and when the market is open. Prices are not shown here at present.';

interface Board {
  readonly id: string;
  readonly title: string;
  readonly contracts: readonly Contract[];
}

/** Derivatives have two sections, stock and index contracts; other segments have one. */
function boardsOf({ segment, contracts }: ContractsPageProps): readonly Board[] {
  const all = contracts?.data ?? [];
  const titles = {
    derivatives: 'Futures',
    currency: 'Currency futures',
    commodity: 'Commodity futures',
  };
  const indices = segment === 'derivatives' ? all.filter(isIndexContract) : [];
  const others = all.filter((contract) => !indices.includes(contract));
  if (indices.length === 0 || others.length === 0) {
    return [{ id: 'futures', title: titles[segment], contracts: all }];
  }
  return [
    { id: 'index-futures', title: 'Index futures', contracts: indices },
    { id: 'stock-futures', title: 'Stock futures', contracts: others },
  ];
}

/** Futures by expiry, of derivatives, currencies or commodities. */
export function ContractsPage(props: ContractsPageProps) {
  const { segment, contracts, companies, calendar, now } = props;
  const text: ContractPageText = contractPages[segment];
  const { label, title } = pageOf(`/${segment}`);
  const isDerivatives = segment === 'derivatives';
  const names = namesBySymbol(isDerivatives ? companies : null);
  const isMissing = isNotInFiles(contracts);
  const boards = isMissing ? [] : boardsOf(props);
  const clock = { calendar, now };
  const page = newestOf([contracts]);
  const lead = contractLead(
    contracts?.data ?? [],
    (one) => contractName(one, text, names),
    text.decimals,
  );
  const risks = isDerivatives ? [{ id: 'risks', name: 'Risk disclosures' }] : [];
  return (
    <>
      <MarketHero
        label={label}
        title={title}
        source={page && contracts && <SourceLine of={contracts} />}
        note={<MarketStatus name={text.market} clock={clock} />}
        lead={isMissing ? WITHOUT_PRICES : (lead ?? text.lead)}
        sections={[
          ...risks,
          ...boards.map(({ id, title }) => ({ id, name: title })),
          { id: 'reading', name: 'Reading the board' },
        ]}
      />
      {isDerivatives && <RiskSection />}
      {boards.map((board, at) => (
        <ContractsSection
          key={board.id}
          {...board}
          text={text}
          names={names}
          csv={`/${segment}/futures.csv`}
          ground={at === 0 ? 'tint' : 'plain'}
        />
      ))}
      {page && contracts && (
        <>
          {boards.length > 1 && <Divider />}
          <BuildUpSection text={text} contracts={contracts} names={names} />
          <Divider />
        </>
      )}
      <ReadingSection text={text} />
      <Divider />
      <HoursSection segment={segment} clock={clock} />
    </>
  );
}
