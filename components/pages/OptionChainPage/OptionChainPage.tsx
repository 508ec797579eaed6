import { AgedSource } from '@/components/sections/AgedSource';
import { AnswerSection } from '@/components/sections/AnswerSection';
import { AnotherDay } from '@/components/sections/market/DayChoice';
import { SelectForm } from '@/components/sections/market/SelectForm';
import { DisclosureStrip } from '@/components/sections/text/Disclosure';
import { SiteLink } from '@/components/site/SiteLink';
import { FigureList } from '@/components/ui/FigureList/FigureList';
import { FileLinks } from '@/components/ui/FileLinks';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { standardWarning } from '@/lib/content/prescribed';
import { shortName } from '@/lib/domain/company/names';
import { countOf, formatCount, formatDate, formatNumber } from '@/lib/tools/format';
import { isExpired } from '@/lib/domain/contract/dated';
import { headline } from '@/lib/domain/figure/headline';
import { pastDay } from '@/lib/domain/figure/tense';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { type AskedDay, noSessionReason } from '@/lib/domain/market/lists/rows';
import {
  chainFindings,
  formatStrike,
  formatUnits,
  isInLakh,
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
import basics from '@/components/ui/Basics.module.scss';

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
  const inLakh = isInLakh(rows);
  const unitsOf = (count: number | null) => `${formatUnits(count, inLakh)}${inLakh ? ' lakh' : ''}`;
  const of = (count: number | null) => `${unitsOf(count)} ${unit}`;
  return [
    { label: 'Put-call ratio', value: formatNumber(putCallRatio(calls, puts)) },
    { label: 'Max pain', value: formatStrike(maxPain(rows)) },
    { label: 'Call OI', value: unitsOf(calls) },
    { label: 'Put OI', value: unitsOf(puts) },
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

interface ChainProps extends OptionChainPageProps {
  data: OptionChain;
}

/** The day on which the options end, those past marked as expired, and the session. */
function ChainChoice({ underlying: { symbol }, asked, data, now }: ChainProps) {
  const { expiries, expiry, days, date } = data;
  const [newest] = days;
  const session = date ?? (asked.kind === 'day' ? asked.day : (newest ?? ''));
  const sessions = session === '' || days.includes(session) ? days : [...days, session];
  return (
    <SelectForm
      action={optionChainPath(symbol)}
      selects={[
        ...(expiries.length > 0
          ? [
              {
                name: 'expiry',
                label: 'Expiry',
                value: expiry ?? '',
                usual: expiries[0],
                choices: expiries.map((one) => ({
                  value: one,
                  label: `Ends ${formatDate(one)}${isExpired(one, now) ? ' (expired)' : ''}`,
                })),
              },
            ]
          : []),
        ...(sessions.length > 0
          ? [
              {
                name: 'on',
                label: 'Session',
                value: session,
                usual: newest,
                choices: sessions.map((one) => ({ value: one, label: `Close ${formatDate(one)}` })),
              },
            ]
          : []),
      ]}
    />
  );
}

/** The chain as a picture and a table, its totals, and its file with every strike. */
function Chain({ underlying: { symbol, isIndex }, asked, expiry, data }: ChainProps) {
  const rows = strikesAround(data);
  const query = new URLSearchParams({
    ...(expiry && { expiry }),
    ...(asked.kind === 'day' && { on: asked.day }),
  }).toString();
  return (
    <>
      <ChainPicture symbol={symbol} chain={data} />
      <div id="strikes">
        <ChainTable
          caption={`Calls and puts of ${symbol} by strike`}
          rows={rows}
          money={moneyStrike(data)}
          inLakh={isInLakh(data.rows)}
        />
      </div>
      <p className={basics.top16}>
        {rows.length < data.rows.length &&
          `${formatCount(rows.length)} of ${countOf(data.rows.length, 'strike')} are shown, those around the close. `}
        <FileLinks
          href={`${optionChainPath(symbol)}/chain.csv${query && `?${query}`}`}
          of="all strikes"
        />
      </p>
      <FigureList figures={figuresOf(data, isIndex ? 'units' : 'shares')} />
    </>
  );
}

/** How to read the chain, and its words. */
function ChainNotes({ isIndex }: { isIndex: boolean }) {
  return (
    <>
      <SideNote title="Reading the chain">
        <p>
          Open interest (OI) and volume are in {isIndex ? 'units of the index' : 'shares'}; OI
          change is since the previous close. Options that did not trade in the session are not in
          it.
        </p>
        <p>
          Max pain is the strike at which the open options together would pay their buyers least.
          The marked row is the strike next to the close.
        </p>
      </SideNote>
      <p>
        {standardWarning.text}{' '}
        <SiteLink href="/support/updates/disclosures">All risk disclosures</SiteLink>
      </p>
    </>
  );
}

/** The option chain of a share or an index at the close of a session. */
export function OptionChainPage(props: OptionChainPageProps) {
  const { underlying, company, asked, expiry, chain, now } = props;
  const { symbol, name, isIndex } = underlying;
  const data = asked.kind === 'unreadable' ? null : (chain?.data ?? null);
  const rows = data?.rows ?? [];
  const reason = noSessionReason(asked, data?.date ?? null);
  const ends = data?.expiry
    ? ` that ${isExpired(data.expiry, now) ? 'ended' : 'end'} on ${formatDate(data.expiry)}`
    : '';
  const past = pastDay('market-list', data?.date, now);
  return (
    <AnswerSection
      path="/derivatives/option-chain"
      own={symbol}
      id="chain"
      {...headline(`${symbol} options`, chainFindings(symbol, rows), past, now)}
      source={
        chain &&
        data?.date && (
          <AgedSource
            of={{ ...chain, asOf: data.date }}
            now={asked.kind === 'newest' ? now : undefined}
          />
        )
      }
      choice={
        <>
          {data && <ChainChoice {...props} data={data} />}
          {data && data.days.length > 0 && (
            <AnotherDay path={optionChainPath(symbol)} answer={data} />
          )}
          <p>
            Calls and puts of{' '}
            {company ? (
              <SiteLink href={companyPath(company.slug)}>{shortName(company.name)}</SiteLink>
            ) : (
              (name ?? symbol)
            )}
            {ends}
            {data && data.close !== null && <>; close {formatNumber(data.close)}</>}
          </p>
        </>
      }
      notes={<ChainNotes isIndex={isIndex} />}
    >
      <DisclosureStrip id="risks" />
      {data && rows.length > 0 ? (
        <Chain {...props} data={data} />
      ) : (
        <NoData>
          {reason ??
            `No option of ${symbol} that ends on ${expiry ? `“${expiry}”` : 'this day'} is here. Choose an expiry above.`}
        </NoData>
      )}
    </AnswerSection>
  );
}
