import { SectionHead } from '@/components/sections/SectionHead';
import { PartSource } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { type Column, figure, percent, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { shortName } from '@/lib/domain/company/names';
import { industryPath } from '@/lib/pages/addresses/paths';
import { meaningfulRatio, meaningfulWorth } from '@/lib/domain/company/ratios';
import { withSampleMark } from '@/lib/domain/company/in-sample';
import { peersSentence } from '@/lib/domain/company/standing';
import type { CompanyStory } from '@/lib/domain/company/story';
import { formatDate } from '@/lib/tools/format';
import type { Dated } from '@/lib/domain/market/sources';
import type { Company, SnapshotRow } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';
import { companyPath } from '@/lib/pages/addresses/paths';

interface PeersSectionProps {
  story: CompanyStory;
  snapshot: Sourced<readonly SnapshotRow[]>;
  /** The source of the line under the company's name. */
  page: Dated | null;
}

interface PeerRow {
  readonly company: Company;
  readonly isOwn: boolean;
  readonly price: number | null;
  readonly changePercent: number | null;
  readonly worth: number | null;
  readonly pe: number | null;
}

const COLUMNS: readonly Column<PeerRow>[] = [
  words('company', 'Company', ({ company }) => shortName(company.name), {
    cell: ({ company, isOwn }) =>
      isOwn ? (
        shortName(company.name)
      ) : (
        <SiteLink href={companyPath(company.slug)}>{shortName(company.name)}</SiteLink>
      ),
  }),
  figure('price', 'Price ₹', ({ price }) => price),
  percent('change', 'Change', ({ changePercent }) => changePercent),
  figure('worth', 'Market cap, ₹ crore', ({ worth }) => worth, { slot: 'line' }),
  figure('pe', 'P/E', ({ pe }) => pe),
];

/** Columns that are left out where no company has a figure. */
const isRatio = (key: string): key is 'worth' | 'pe' => key === 'worth' || key === 'pe';

function rowsOf({ company, quote, marketCap, row: own, peers }: CompanyStory): readonly PeerRow[] {
  const first = {
    company,
    isOwn: true,
    price: quote?.price ?? null,
    changePercent: quote?.changePercent ?? null,
    worth: marketCap.value,
    // From the same file as the peers' figures, so that the column is comparable.
    pe: meaningfulRatio(own?.pe),
  };
  return [
    first,
    ...peers.map(({ company: peer, row }) => ({
      company: peer,
      isOwn: false,
      price: row.price,
      changePercent: row.changePercent,
      worth: meaningfulWorth(row.marketCapCrore),
      pe: meaningfulRatio(row.pe),
    })),
  ];
}

/** The company and the companies of its industry that are nearest in size. */
export function PeersSection({ story, snapshot, page }: PeersSectionProps) {
  const industry = story.company.industry ?? story.row?.industry;
  const rows = rowsOf(story);
  const columns = COLUMNS.filter(
    ({ key }) => !isRatio(key) || rows.some((row) => row[key] !== null),
  );
  const hasGap = columns.some(({ key }) => isRatio(key) && rows.some((row) => row[key] === null));
  const peDay = story.peers[0]?.row.peDate;
  const hasWorth = meaningfulWorth(story.row?.marketCapCrore) !== null;
  return (
    <Ledger
      note={
        <SideNote title="Same industry">
          <p>
            {industry ?? 'The industry'}
            {hasWorth ? ', nearest by market cap' : ''}.
          </p>
          {peDay && <p>P/E: as of {formatDate(peDay)}.</p>}
          {hasGap && <p>A dash: no such figure, or one below zero.</p>}
        </SideNote>
      }
    >
      <SectionHead
        id="peers-heading"
        more={industry && <SiteLink href={industryPath(industry)}>All of the industry</SiteLink>}
        source={<PartSource of={{ snapshot }} page={page} />}
      >
        {withSampleMark(snapshot, peersSentence(story))}
      </SectionHead>
      <Table
        caption={`${shortName(story.company.name)} and companies of its industry`}
        columns={columns}
        rows={rows}
        rowKey={({ company }) => company.slug}
        isOwn={({ isOwn }) => isOwn}
      />
    </Ledger>
  );
}
