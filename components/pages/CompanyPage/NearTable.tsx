import { SiteLink } from '@/components/site/SiteLink';
import { type Column, figure, filledColumns, percent, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { shortName } from '@/lib/domain/company/names';
import type { Near, NearBy } from '@/lib/domain/company/near';
import type { CompanyPart } from '@/lib/domain/company/parts';
import type { Company } from '@/lib/domain/company/records';
import { companyPath } from '@/lib/pages/addresses/paths';
import { formatDate } from '@/lib/tools/format';
import { asSentence, listed } from '@/lib/tools/phrases';

const BY: Readonly<Record<NearBy, (company: Company) => string>> = {
  size: () => 'market cap',
  traded: () => 'value traded',
  listed: ({ listedOn }) => `first day, ${formatDate(listedOn)}`,
  name: () => 'name',
};

/** The columns of the companies next to one. @param part that the names link to */
const nearColumns = (part: CompanyPart | undefined): readonly Column<Near>[] => [
  words('company', 'Company', ({ company }) => shortName(company.name), {
    cell: ({ company }) => (
      <SiteLink href={companyPath(company.slug, part && `/${part}`)}>
        {shortName(company.name)}
      </SiteLink>
    ),
  }),
  figure('price', 'Price ₹', ({ row }) => row?.close ?? null),
  percent('change', 'Change', ({ row }) => row?.changePercent ?? null),
  words(
    'by',
    'Next to it by',
    ({ company, by }) => asSentence(listed(by.map((one) => BY[one](company)))),
    { slot: 'line' },
  ),
];

interface NearTableProps {
  company: Company;
  near: readonly Near[];
  /** The part that the names link to; default: the companies' own pages. */
  part?: CompanyPart;
}

/** The companies next to one by market cap, value traded, first day and name. */
export function NearTable({ company, near, part }: NearTableProps) {
  return (
    <Table
      caption={`Companies next to ${shortName(company.name)}`}
      columns={filledColumns(nearColumns(part), near, ['company', 'by'])}
      rows={near}
      rowKey={(row) => row.company.slug}
    />
  );
}
