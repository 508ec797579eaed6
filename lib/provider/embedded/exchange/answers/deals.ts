import type { Sent } from '@/lib/domain/fields';
import type { deal } from '@/lib/domain/market/records';

import type { EmbeddedAnswer } from '../../answer';
import type { ExchangeFolder } from '../dataset';
import { dated, dayAsked } from './dated';
import { nothingDated } from './reply';

const DATASETS = {
  bulk: { dataset: 'deals', part: 'bulk' },
  block: { dataset: 'deals', part: 'block' },
  short: { dataset: 'short_sales', part: '' },
} as const;

const isKind = (kind: string): kind is keyof typeof DATASETS => Object.hasOwn(DATASETS, kind);

/** `LargeDeals/{kind}?on=…`: the bulk or block deals, or the short sales, of a day. */
export function largeDeals(folder: ExchangeFolder, kind: string, on: string): EmbeddedAnswer {
  if (!isKind(kind)) return nothingDated();
  const found = dayAsked(folder, DATASETS[kind], on);
  const columns =
    kind === 'short' ? 'symbol, name, quantity' : 'symbol, name, client, side, quantity, price';
  const rows = found
    ? folder.db.rows<Sent<typeof deal>>(
        `SELECT ${columns} FROM ${DATASETS[kind].dataset} WHERE file = ? AND day = ? ORDER BY place`,
        found.file,
        found.day,
      )
    : [];
  return dated(folder, DATASETS[kind], found?.day ?? null, rows);
}
