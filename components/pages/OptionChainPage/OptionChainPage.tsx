import { RiskSection } from '@/components/sections/market/RiskSection';
import { DayChoice } from '@/components/sections/market/DayChoice';
import { reasonOf } from '@/components/sections/market/ListTable';
import { PageHead } from '@/components/sections/text/PageHead';
import { LinkChoice } from '@/components/sections/market/LinkChoice';
import { SectionHead } from '@/components/sections/SectionHead';
import { AgedSource } from '@/components/sections/AgedSource';
import { SiteLink } from '@/components/site/SiteLink';
import { FigureList } from '@/components/ui/FigureList/FigureList';
import { FileLinks } from '@/components/ui/FileLinks';
import { FoldTick } from '@/components/ui/FoldTick';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { shortName } from '@/lib/domain/company/names';
import { countOf, formatCount, formatDate, formatNumber } from '@/lib/tools/format';
import { isExpired } from '@/lib/domain/contract/dated';
import { findingOn, pastDay } from '@/lib/domain/figure/tense';
import type { MarketClock } from '@/lib/domain/figure/ages';
import type { AskedDay } from '@/lib/domain/market/lists/rows';
import {
  chainFinding,
  formatStrike,
  largestInterest,
  maxPain,
  moneyStrike,
  putCallRatio,
  strikesAround,
  totalInterest,
} from '@/lib/domain/contract/option-chain';
import { companyPath, optionChainPath } from '@/lib/pages/addresses/paths';
import type { Company } from '@/lib/domain/company/records';
import type { OptionChain, OptionUnderlying } from '@/lib/domain/contract/records';
import type { Sourced } from '@/lib/domain/sourced';

import { ChainPicture } from './ChainPicture';
import { ChainTable } from './ChainTable.client';
import styles from './OptionChainPage.module.scss';

export interface OptionChainPageProps {
  underlying: OptionUnderlying;
  /** The share under the options; `null` for an index. */
  company: Company | null;
  asked: AskedDay;
  /** The expiry in the address; blank for the next one. */
  expiry: string;
  chain: Sourced<OptionChain> | null;
  now: MarketClock;
}

/** The chain's totals, all over every strike. */
function figuresOf({ rows, close }: OptionChain, unit: string) {
  const [calls, puts] = [totalInterest(rows, 'call'), totalInterest(rows, 'put')];
  const [call, put] = [largestInterest(rows, 'call'), largestInterest(rows, 'put')];
  const of = (count: number | null | undefined) => `${formatCount(count)} ${unit}`;
  return [
    { label: 'Put-call ratio', value: formatNumber(putCallRatio(calls, puts)) },
    { label: 'Max pain', value: formatStrike(maxPain(rows)) },
    { label: 'Call OI', value: formatCount(calls) },
    { label: 'Put OI', value: formatCount(puts) },
    ...(call
      ? [
          {
            label: 'Largest call OI at',
            value: formatStrike(call.strike),
            note: of(call.call.openInterest),
          },
        ]
      : []),
    ...(put
      ? [
          {
            label: 'Largest put OI at',
            value: formatStrike(put.strike),
            note: of(put.put.openInterest),
          },
        ]
      : []),
    ...(close === null ? [] : [{ label: 'Underlying', value: formatNumber(close) }]),
  ];
}

interface ChainSectionProps extends OptionChainPageProps {
  /** `null` if there is no chain, or if the day in the address is invalid. */
  data: OptionChain | null;
}

interface ExpiryChoiceProps {
  symbol: string;
  data: OptionChain;
  /** The part of an address that names the session; empty for the newest one. */
  session: string;
  now: MarketClock;
}

/** The days on which options end, those past marked as expired. */
function ExpiryChoice({ symbol, data, session, now }: ExpiryChoiceProps) {
  return (
    <div className={styles.expiries}>
      <LinkChoice
        name="Expiries"
        links={data.expiries.map((one) => ({
          label: (
            <>
              <time dateTime={one}>{formatDate(one)}</time>
              {isExpired(one, now) && ' (expired)'}
            </>
          ),
          href: optionChainPath(symbol, `?expiry=${one}${session}`),
          isShown: one === data.expiry,
        }))}
      />
    </div>
  );
}

/** The choice of an expiry, the chain in a picture and its totals. */
function ChainSection({ underlying, asked, expiry, chain, data, now }: ChainSectionProps) {
  const { symbol, isIndex } = underlying;
  const rows = data?.rows ?? [];
  const reason = reasonOf(asked, data?.date ?? null);
  const finding = chainFinding(rows);
  const unit = isIndex ? 'units of the index' : 'shares';
  const session = asked.kind === 'day' ? `&on=${asked.day}` : '';
  return (
    <Ledger
      id="chain"
      ground="tint"
      note={
        <SideNote title="Reading the chain">
          <p>
            Open interest (OI) and volume are in {unit}, OI change is since the previous close.
            Options that did not trade in the session are not in it.
          </p>
          <p>
            Max pain is the strike at which the open options together would pay their buyers least.
            The marked row is the strike next to the close.
          </p>
        </SideNote>
      }
    >
      <SectionHead
        id="chain-heading"
        source={
          chain &&
          data?.date && (
            <AgedSource
              of={{ ...chain, asOf: data.date }}
              now={asked.kind === 'newest' ? now : undefined}
            />
          )
        }
      >
        {finding
          ? findingOn(finding, pastDay('market-list', data?.date, now))
          : 'Calls and puts by strike'}
      </SectionHead>
      {data && data.expiries.length > 0 && (
        <ExpiryChoice symbol={symbol} data={data} session={session} now={now} />
      )}
      {data && rows.length > 0 ? (
        <>
          <ChainPicture symbol={symbol} chain={data} />
          <FigureList figures={figuresOf(data, isIndex ? 'units' : 'shares')} />
        </>
      ) : (
        <NoData>
          {reason ??
            `No option of ${symbol} that ends on ${expiry ? `“${expiry}”` : 'this day'} is here. Choose an expiry above.`}
        </NoData>
      )}
    </Ledger>
  );
}

/** The chain's table, and its file with every strike. */
function StrikesSection({ underlying: { symbol }, asked, expiry, data }: ChainSectionProps) {
  if (!data || data.rows.length === 0) return null;
  const rows = strikesAround(data);
  const query = new URLSearchParams({
    ...(expiry && { expiry }),
    ...(asked.kind === 'day' && { on: asked.day }),
  }).toString();
  return (
    <Ledger id="strikes" ground="tint">
      <SectionHead id="strikes-heading">Strike by strike</SectionHead>
      <div className={styles.chain}>
        <FoldTick>Volume and OI change in place of OI and close</FoldTick>
        <ChainTable
          caption={`Calls and puts of ${symbol} by strike`}
          rows={rows}
          money={moneyStrike(data)}
        />
      </div>
      <p className={styles.foot}>
        {rows.length < data.rows.length &&
          `${formatCount(rows.length)} of ${countOf(data.rows.length, 'strike')} are shown, those around the close. `}
        <FileLinks
          href={`${optionChainPath(symbol)}/chain.csv${query && `?${query}`}`}
          of="all strikes"
        />
      </p>
    </Ledger>
  );
}

/** The option chain of a share or an index at the close of a session. */
export function OptionChainPage(props: OptionChainPageProps) {
  const { underlying, company, asked, chain, now } = props;
  const { symbol, name } = underlying;
  const data = asked.kind === 'unreadable' ? null : (chain?.data ?? null);
  const ends = data?.expiry
    ? ` that ${isExpired(data.expiry, now) ? 'ended' : 'end'} on ${formatDate(data.expiry)}`
    : '';
  return (
    <>
      <PageHead
        path="/derivatives/option-chain"
        own={symbol}
        heading={`${symbol} options`}
        lead={
          <>
            Calls and puts of{' '}
            {company ? (
              <SiteLink href={companyPath(company.slug)}>{shortName(company.name)}</SiteLink>
            ) : (
              (name ?? symbol)
            )}
            {ends}, by strike, at the close of {data?.date ? formatDate(data.date) : 'the session'}.
          </>
        }
      >
        {chain && (
          <DayChoice
            path={optionChainPath(symbol)}
            answer={{ ...chain.data, date: data?.date ?? null }}
          />
        )}
      </PageHead>
      <ChainSection {...props} data={data} />
      <RiskSection />
      <StrikesSection {...props} data={data} />
    </>
  );
}
