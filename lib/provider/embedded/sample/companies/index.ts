import { AUTOMOBILES } from './automobiles';
import { BANKS, INSURERS } from './banks';
import { CAPITAL_GOODS } from './capital-goods';
import { CHEMICALS, FOREST_MATERIALS } from './chemicals';
import { CONSTRUCTION, CONSTRUCTION_MATERIALS, REALTY } from './construction';
import { CONSUMER_DURABLES, TEXTILES } from './consumer-durables';
import { CONSUMER_GOODS, DIVERSIFIED } from './consumer-goods';
import { CONSUMER_SERVICES, MEDIA } from './consumer-services';
import { OIL_AND_GAS, POWER, UTILITIES } from './energy';
import { FINANCE } from './finance';
import { HEALTHCARE } from './healthcare';
import { METALS, SERVICES } from './metals-and-services';
import { INFORMATION_TECHNOLOGY, TELECOMMUNICATION } from './technology';
import type { Company, CompanyTable } from './types';

export type { Company, CompanyKind, Industry } from './types';

const TABLES: readonly CompanyTable[] = [
  AUTOMOBILES,
  BANKS,
  CAPITAL_GOODS,
  CHEMICALS,
  CONSTRUCTION,
  CONSTRUCTION_MATERIALS,
  CONSUMER_DURABLES,
  CONSUMER_GOODS,
  CONSUMER_SERVICES,
  DIVERSIFIED,
  FINANCE,
  FOREST_MATERIALS,
  HEALTHCARE,
  INFORMATION_TECHNOLOGY,
  INSURERS,
  MEDIA,
  METALS,
  OIL_AND_GAS,
  POWER,
  REALTY,
  SERVICES,
  TELECOMMUNICATION,
  TEXTILES,
  UTILITIES,
];

function toCompanies({ industry, kind = 'other', rows }: CompanyTable): Company[] {
  return rows.map((row) => ({
    symbol: row[0],
    name: row[1],
    isin: row[2],
    faceValue: row[3],
    bseCode: row[4] === null ? null : String(row[4]),
    industry,
    kind,
    priceLevel: row[5],
    sharesCrore: row[6],
    pe: row[7],
    dividendYield: row[8],
    about: row[9],
    listedOn: row[10] ?? null,
  }));
}

/** Every company of the sample, by symbol ascending. */
export const COMPANIES: readonly Company[] = TABLES.flatMap(toCompanies).sort((a, b) =>
  a.symbol < b.symbol ? -1 : 1,
);

const BY_SYMBOL: ReadonlyMap<string, Company> = new Map(
  COMPANIES.map((company) => [company.symbol, company]),
);

/** The company of an NSE symbol, without regard to case and outer blanks; else `undefined`. */
export function companyBySymbol(symbol: string): Company | undefined {
  return BY_SYMBOL.get(symbol.trim().toUpperCase());
}
