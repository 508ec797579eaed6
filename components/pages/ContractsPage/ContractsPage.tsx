import { Divider } from '@/components/ui/Divider/Divider';
import { HoursSection } from '@/components/sections/market/HoursSection';
import { MarketHero } from '@/components/sections/market/MarketHero';
import { type MarketClock, MarketStatus } from '@/components/sections/market/MarketStatus';
import { AgedSource } from '@/components/sections/AgedSource';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { contractPages, type ContractPageText } from '@/lib/content/contract-pages';
import { isIndexContract } from '@/lib/domain/contract/contracts';
import { dayOf, pastDay } from '@/lib/domain/figure/tense';
import { contractLead } from '@/lib/domain/contract/contract-lead';
import type { MarketClock as AgeClock } from '@/lib/domain/figure/ages';
import { namesBySymbol } from '@/lib/domain/company/directory';
import { isNotInFiles, newestOf } from '@/lib/domain/market/sources';
import { pageOf } from '@/lib/pages';
import type { Company } from '@/lib/domain/company/records';
import type { Contract } from '@/lib/domain/contract/records';
import type { Sourced } from '@/lib/domain/sourced';

import { ContractsSection } from './ContractsSection';
import { BuildUpSection } from './BuildUpSection';
import { contractName } from './contract-columns';
import { ReadingSection } from './ReadingSection';
import { RiskSection } from '@/components/sections/market/RiskSection';

export interface ContractsPageProps extends MarketClock {
  segment: keyof typeof contractPages;
  contracts: Sourced<readonly Contract[]> | null;
  companies: readonly Company[] | null;
  /** The calendar by which the figures age. */
  ages: AgeClock;
}

/** Where a source never has the prices. */
function WithoutPrices({ exchange: { prices, name, href } }: Pick<ContractPageText, 'exchange'>) {
  return (
    <>
      {prices} are not available here. <ExternalLink href={href}>{name} shows them</ExternalLink>.
    </>
  );
}

interface Board {
  readonly id: string;
  readonly title: string;
  /** The name of such a contract in a sentence: `index future`. */
  readonly one: string;
  readonly contracts: readonly Contract[];
}

/** Derivatives have two sections, stock and index contracts; other segments have one. */
function boardsOf({ segment, contracts }: ContractsPageProps): readonly Board[] {
  const all = contracts?.data ?? [];
  const titles = {
    derivatives: { title: 'Futures', one: 'future' },
    currency: { title: 'Currency futures', one: 'currency future' },
    commodity: { title: 'Commodity futures', one: 'commodity future' },
  };
  const indices = segment === 'derivatives' ? all.filter(isIndexContract) : [];
  const others = all.filter((contract) => !indices.includes(contract));
  if (indices.length === 0 || others.length === 0) {
    return [{ id: 'futures', ...titles[segment], contracts: all }];
  }
  return [
    { id: 'index-futures', title: 'Index futures', one: 'index future', contracts: indices },
    { id: 'stock-futures', title: 'Stock futures', one: 'stock future', contracts: others },
  ];
}

/** Futures by expiry, of derivatives, currencies or commodities. */
export function ContractsPage(props: ContractsPageProps) {
  const { segment, contracts, companies, calendar, now, ages } = props;
  const text: ContractPageText = contractPages[segment];
  const { label, title } = pageOf(`/${segment}`);
  const isDerivatives = segment === 'derivatives';
  const names = namesBySymbol(isDerivatives ? companies : null);
  const isMissing = isNotInFiles(contracts);
  const boards = isMissing ? [] : boardsOf(props);
  const clock = { calendar, now };
  const page = newestOf([contracts]);
  const day = dayOf(contracts?.asOf);
  const past = pastDay('market-list', day, ages);
  const lead = contractLead(contracts?.data ?? [], {
    nameOf: (one) => contractName(one, text, names),
    digits: text.decimals,
    past,
    now: ages,
  });
  const risks = isDerivatives ? [{ id: 'risks', name: 'Risk disclosures' }] : [];
  return (
    <>
      <MarketHero
        label={label}
        title={title}
        source={page && contracts && <AgedSource of={contracts} now={ages} />}
        note={<MarketStatus name={text.market} clock={clock} />}
        lead={isMissing ? <WithoutPrices exchange={text.exchange} /> : (lead ?? text.lead)}
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
          isEmpty={contracts !== null}
          past={past}
          ages={ages}
          csv={`/${segment}/futures.csv`}
          ground={at === 0 ? 'tint' : 'plain'}
        />
      ))}
      {page && contracts && (
        <>
          {boards.length > 1 && <Divider />}
          <BuildUpSection text={text} contracts={contracts} names={names} past={past} />
          <Divider />
        </>
      )}
      <ReadingSection text={text} />
      <Divider />
      <HoursSection segment={segment} clock={clock} />
    </>
  );
}
