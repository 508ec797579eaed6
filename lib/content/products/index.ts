import { aboutUs } from './about-us';
import { aifs } from './aifs';
import { commodities } from './commodities';
import { derivatives } from './derivatives';
import { dpServices } from './dp-services';
import { equityBroking } from './equity-broking';
import { equityNinja } from './equity-ninja';
import { etfs } from './etfs';
import { fixedIncome } from './fixed-income';
import { franchisee } from './franchisee';
import { independentDistribution } from './independent-distribution';
import { insurance } from './insurance';
import { ipos } from './ipos';
import { mtf } from './mtf';
import { mutualFunds } from './mutual-funds';
import { offerings } from './offerings';
import { privateWealth } from './private-wealth';
import { services } from './services';
import { slbs } from './slbs';
import { stocks } from './stocks';
import { tradingPlatform } from './trading-platform';
import { tradingSoftware } from './trading-software';
import type { ProductRecord } from './types';
import { usInvesting } from './us-investing';

/** The copy of all product pages, of the firm's pages and of the two hubs. */
export const productCopies: readonly ProductRecord[] = [
  stocks,
  mtf,
  mutualFunds,
  insurance,
  etfs,
  derivatives,
  commodities,
  aifs,
  slbs,
  fixedIncome,
  ipos,
  usInvesting,
  equityNinja,
  equityBroking,
  aboutUs,
  tradingPlatform,
  franchisee,
  independentDistribution,
  privateWealth,
  tradingSoftware,
  dpServices,
  services,
  offerings,
];

const byPath: ReadonlyMap<string, ProductRecord> = new Map(
  productCopies.map((copy) => [copy.path, copy]),
);

/** The copy of a product page; `null` for any other address. */
export const productCopyOf = (path: string): ProductRecord | null => byPath.get(path) ?? null;
