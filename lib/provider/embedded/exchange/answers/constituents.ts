import type { Sent } from '@/lib/domain/fields';
import type { constituent } from '@/lib/domain/index/records';

import type { EmbeddedAnswer } from '../../answer';
import type { ExchangeFolder } from '../dataset';
import { indexKey } from '../index-names';
import { endOfDay } from './reply';

/** `IndexConstituents/{index}`: the companies of an index, in the order of its list. */
export function indexConstituents(folder: ExchangeFolder, index: string): EmbeddedAnswer {
  const data = folder.db.rows<Sent<typeof constituent>>(
    `SELECT c.symbol, c.industry, e.name FROM constituents c
     LEFT JOIN equity_list e ON e.symbol = c.symbol
       AND e.file = (SELECT file FROM sources WHERE dataset = 'equity_list')
     WHERE c.file =
       (SELECT file FROM sources WHERE dataset = 'constituents' AND part = ?)
     ORDER BY c.place`,
    indexKey(index),
  );
  return endOfDay(data, null);
}
