import type { DatasetLeaf } from 'schema-dts';

import { shortName } from '@/lib/domain/company/names';
import type { Candle, Company } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';
import { companyPath } from '@/lib/pages/addresses/paths';
import { absolute, idOn, organizationId, type PartOf, ref } from '@/lib/pages/seo/structured/page';
import { formatDate } from '@/lib/tools/format';
import { jsonBeside } from '@/lib/tools/table-file';

/**
 * The price history of a company's page with its files, as a data set; nothing for samples. Its
 * creator is the exchange whose files it was read from, and not stated of another source. It names no
 * `license`: the exchange grants none, and the site has no terms for the use of its data.
 */
export function historyDataset(
  { name, slug }: Company,
  days: Sourced<readonly Candle[]> | null,
): PartOf {
  return (page) => {
    const [first, last] = [days?.data[0]?.time, days?.data.at(-1)?.time];
    if (!days || days.source === 'sample' || first === undefined || last === undefined) return null;
    const csv = companyPath(slug, '/history.csv');
    const files = [
      [csv, 'text/csv'],
      [jsonBeside(csv), 'application/json'],
    ] as const;
    const node: DatasetLeaf = {
      '@type': 'Dataset',
      '@id': idOn(page, 'prices'),
      name: `Price history of ${shortName(name)}, ${formatDate(first)} to ${formatDate(last)}`,
      description: page.description,
      url: page.url,
      isAccessibleForFree: true,
      publisher: ref(organizationId(page)),
      ...(days.source === 'end-of-day' && { creator: { '@type': 'Organization', name: 'NSE' } }),
      temporalCoverage: `${first}/${last}`,
      variableMeasured: ['Open', 'High', 'Low', 'Close'],
      distribution: files.map(([path, encodingFormat]) => ({
        '@type': 'DataDownload',
        contentUrl: absolute(page, path),
        encodingFormat,
      })),
    };
    return { nodes: [node], page: { mainEntity: ref(idOn(page, 'prices')) } };
  };
}
