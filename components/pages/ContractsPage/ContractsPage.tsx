import { AgedSource } from '@/components/sections/AgedSource';
import { AnswerSection } from '@/components/sections/AnswerSection';
import { HoursSection } from '@/components/sections/market/HoursSection';
import { type MarketClock, MarketStatus } from '@/components/sections/market/MarketStatus';
import { SelectForm } from '@/components/sections/market/SelectForm';
import { DisclosureStrip } from '@/components/sections/text/Disclosure';
import { SiteLink } from '@/components/site/SiteLink';
import { Divider } from '@/components/ui/Divider/Divider';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import type { Column } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import { contractPages, type ContractPageText } from '@/lib/content/contract-pages';
import { standardWarning } from '@/lib/content/prescribed';
import { contractLead } from '@/lib/domain/contract/contract-lead';
import {
  buildUpFinding,
  buildUps,
  byUnderlying,
  type ContractMonth,
  contractMonths,
  contractsFinding,
  indexCodeOf,
  isIndexContract,
  monthAsked,
} from '@/lib/domain/contract/contracts';
import { bubbles } from '@/lib/domain/contract/quadrants';
import { headline } from '@/lib/domain/figure/headline';
import { dayOf, pastDay } from '@/lib/domain/figure/tense';
import type { MarketClock as AgeClock } from '@/lib/domain/figure/ages';
import { type NamesBySymbol, namesBySymbol } from '@/lib/domain/company/directory';
import { isNotInFiles, newestOf } from '@/lib/domain/market/sources';
import { NO_SPARKS, type Sparks } from '@/lib/domain/market/sparks';
import { pageOf } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';
import type { Company } from '@/lib/domain/company/records';
import type { Contract } from '@/lib/domain/contract/records';
import type { Sourced } from '@/lib/domain/sourced';

import { BuildUpSection } from './BuildUpSection';
import { contractColumns, contractName } from './contract-columns';
import styles from './ContractsPage.module.scss';
import { ContractsSection } from './ContractsSection';
import { QuadrantPicture } from './QuadrantPicture';
import { ReadingFold } from './ReadingFold';

/** What the address asks for. */
export interface ContractsChoice {
  /** The key of a month; blank for the nearest. */
  readonly month: string;
  /** All contracts of the month, not the largest alone. */
  readonly showsAll: boolean;
}

export interface ContractsPageProps extends MarketClock {
  segment: keyof typeof contractPages;
  choice: ContractsChoice;
  contracts: Sourced<readonly Contract[]> | null;
  companies: readonly Company[] | null;
  /** The year of each index. */
  years?: Sparks;
  /** The calendar by which the figures age. */
  ages: AgeClock;
}

/** Where a source never has the prices. */
function WithoutPrices({ exchange: { prices, name, href } }: Pick<ContractPageText, 'exchange'>) {
  return (
    <p className={typeStyles.lead}>
      {prices} are not available here. <ExternalLink href={href}>{name} shows them</ExternalLink>.
    </p>
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

/** The choice of a month; none where there is one only. */
function MonthChoice({ path, months, shown }: MonthChoiceProps) {
  if (months.length < 2) return null;
  return (
    <SelectForm
      action={path}
      selects={[
        {
          name: 'month',
          label: 'Month of expiry',
          value: shown,
          usual: months[0]?.key,
          choices: months.map(({ key, name }) => ({ value: key, label: name })),
        },
      ]}
    />
  );
}

interface MonthChoiceProps {
  path: SitePath;
  months: readonly ContractMonth[];
  /** The key of the month that is shown. */
  shown: string;
}

/** The columns of the indices beside the picture. */
const BESIDE = ['name', 'price', 'percent'];

interface FirstPictureProps {
  contracts: readonly Contract[];
  columns: readonly Column<Contract>[];
  years: Sparks;
}

/** The largest futures as a picture, and beside it those of the indices with the year of each. */
function FirstPicture({ contracts, columns, years }: FirstPictureProps) {
  const shown = bubbles(contracts);
  const indices = byUnderlying(contracts).filter(isIndexContract);
  if (shown.length < 2) return null;
  return (
    <div className={styles.first}>
      <QuadrantPicture shown={shown} />
      {indices.length > 0 && (
        <Table
          order="sortable"
          caption="Index futures of the nearest expiry, with the year of their index"
          columns={columns.filter(({ key }) => BESIDE.includes(key))}
          rows={indices}
          sparkOf={(one) => years.get(indexCodeOf(one) ?? '')}
        />
      )}
    </div>
  );
}

/** Whether the market is open, the units of the contracts if there are any, and the warnings. */
function Notes({ text, clock, hasContracts, withRisks }: NotesProps) {
  return (
    <>
      <MarketStatus name={text.market} clock={clock} />
      {hasContracts && (
        <SideNote title="Largest open interest first">
          <p>{text.units}</p>
        </SideNote>
      )}
      <p>
        {standardWarning.text}{' '}
        {withRisks && <SiteLink href="/support/updates/disclosures">All risk disclosures</SiteLink>}
      </p>
    </>
  );
}

interface NotesProps {
  text: ContractPageText;
  clock: MarketClock;
  hasContracts: boolean;
  withRisks: boolean;
}

/** What the page says of its figures: the finding as its title, and a sentence. */
function wordsOf({ segment, contracts, ages }: ContractsPageProps, names: NamesBySymbol) {
  const text: ContractPageText = contractPages[segment];
  const all = contracts?.data ?? [];
  const past = pastDay('market-list', dayOf(contracts?.asOf), ages);
  const near = contractMonths(all, ages)[0]?.contracts ?? [];
  const finding =
    segment === 'derivatives'
      ? buildUpFinding(buildUps(byUnderlying(all)))
      : contractsFinding(near, `near ${segment} future`);
  const lead = contractLead(all, {
    nameOf: (one) => contractName(one, text, names),
    digits: text.decimals,
    past,
    now: ages,
  });
  const findings = isNotInFiles(contracts) ? [] : [finding];
  const titled = headline(pageOf(`/${segment}`).title, findings, past, ages);
  return { past, titled, lead: lead ?? text.lead };
}

/** Futures by expiry, of derivatives, currencies or commodities, one month at a time. */
export function ContractsPage(props: ContractsPageProps) {
  const { segment, choice, contracts, companies, years = NO_SPARKS, calendar, now, ages } = props;
  const text: ContractPageText = contractPages[segment];
  const path = `/${segment}` as const;
  const isDerivatives = segment === 'derivatives';
  const names = namesBySymbol(isDerivatives ? companies : null);
  const isMissing = isNotInFiles(contracts);
  const boards = isMissing ? [] : boardsOf(props);
  const months = contractMonths(contracts?.data ?? [], ages);
  const month = monthAsked(months, choice.month)?.key ?? '';
  const clock = { calendar, now };
  const page = newestOf([contracts]);
  const { past, titled, lead } = wordsOf(props, names);
  const tables = boards.map((board) => (
    <ContractsSection
      {...board}
      key={board.id}
      text={text}
      month={monthAsked(contractMonths(board.contracts, ages), month)}
      names={names}
      isEmpty={contracts !== null}
      past={past}
      ages={ages}
      path={path}
      showsAll={choice.showsAll}
    />
  ));
  return (
    <>
      <AnswerSection
        path={path}
        {...titled}
        source={page && contracts && <AgedSource of={contracts} now={ages} />}
        choice={<MonthChoice path={path} months={months} shown={month} />}
        notes={
          <Notes
            text={text}
            clock={clock}
            hasContracts={boards.length > 0}
            withRisks={isDerivatives}
          />
        }
      >
        {isDerivatives && <DisclosureStrip id="risks" />}
        {isMissing && <WithoutPrices exchange={text.exchange} />}
        {isDerivatives && (
          <FirstPicture
            contracts={contracts?.data ?? []}
            columns={contractColumns(text, names, ages)}
            years={years}
          />
        )}
        {!isMissing && (
          <p className={`${basics.figures} ${basics.top16} ${basics.bottom16}`}>{lead}</p>
        )}
        {tables}
      </AnswerSection>
      {page && contracts && (
        <BuildUpSection text={text} contracts={contracts} names={names} past={past} />
      )}
      <Ledger id="reading" space="whole">
        <ReadingFold text={text} open={isMissing} />
      </Ledger>
      <Divider />
      <HoursSection segment={segment} clock={clock} />
    </>
  );
}
