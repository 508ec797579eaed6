import type { LiveSection } from '@/lib/content/products/types';
import type { FundList } from '@/lib/domain/fund/types';
import type { ComparisonOrder } from '@/lib/pages/products/comparison';
import type { MarketClock } from '@/lib/domain/figure/ages';
import type { Etf, PublicIssue } from '@/lib/domain/market/records';
import type { Sourced } from '@/lib/domain/sourced';
import type { Download } from '@/lib/domain/support/records';

import { Collaterals, materialFor } from './Collaterals';
import { FundFinder } from './FundFinder';
import { OpenIssues } from './OpenIssues';
import { TradedEtfs } from './TradedEtfs';

/** The data of a page's block; a page passes the data that its record needs. */
export interface BlockData {
  readonly open?: Sourced<readonly PublicIssue[]> | null;
  readonly upcoming?: Sourced<readonly PublicIssue[]> | null;
  /** With the moment by which their figures age. */
  readonly etfs?: { readonly list: Sourced<readonly Etf[]> | null; readonly now: MarketClock };
  readonly funds?: Sourced<FundList> | null;
  readonly collaterals?: readonly Download[] | null;
  /** The order of the products in the address. */
  readonly order?: ComparisonOrder;
}

interface LiveProps {
  section: LiveSection;
  data: BlockData;
}

/** The block of a product page with data from the provider. */
export function DataBlock({ section: { what }, data }: LiveProps) {
  switch (what) {
    case 'issues':
      return <OpenIssues open={data.open ?? null} upcoming={data.upcoming ?? null} />;
    case 'etfs':
      return data.etfs ? <TradedEtfs etfs={data.etfs.list} now={data.etfs.now} /> : null;
    case 'funds':
      return <FundFinder funds={data.funds ?? null} />;
    case 'franchisee-material':
      return <Collaterals items={materialFor(data.collaterals ?? [], 'Franchisees')} />;
    case 'distributor-material':
      return <Collaterals items={materialFor(data.collaterals ?? [], 'Distributors')} />;
  }
}
