import 'server-only';

import {
  type DividedRecord,
  type Division,
  divisionOf,
  relativesOf,
} from '@/lib/domain/company/divided';
import { type FoundIn, foundIn } from '@/lib/domain/market/found-in';
import { type Near, nearOf } from '@/lib/domain/company/near';
import type { Company, CompanyFigure } from '@/lib/domain/company/records';
import { indexSlug } from '@/lib/domain/index/names';
import type { Dated, Sourced } from '@/lib/domain/sourced';
import { load } from '@/lib/provider/load';

import { loadIndices } from '@/lib/pages/markets/load-index-page';
import { loadCompanyFigures } from '@/lib/pages/companies/load-screener';

/** The most links of the section. */
const MOST_LINKS = 12;

/** More companies of one name than this are no family: the name is a common word. */
const LARGEST_FAMILY = 8;

/** A list that the company is on, with its weight in an index that publishes weights. */
export type Place = FoundIn & { readonly weight?: number };

/** The companies next to one, the lists that it is on, and the division that it was part of. */
export interface Similar {
  readonly near: readonly Near[];
  readonly places: readonly Place[];
  readonly figures: Sourced<Dated<CompanyFigure>> | null;
  readonly division: Division | null;
}

async function weighed(place: FoundIn, symbol: string): Promise<Place> {
  if (place.kind !== 'index') return place;
  const constituents = await load('indexConstituents', { index: place.name });
  const weight = constituents?.data.find((one) => one.symbol === symbol)?.weight ?? null;
  return weight === null ? place : { ...place, weight };
}

async function loadDivision(
  company: Company,
  companies: readonly Company[],
  figures: readonly CompanyFigure[],
): Promise<Division | null> {
  const relatives = relativesOf(company, companies);
  if (relatives.length === 0 || relatives.length > LARGEST_FAMILY) return null;
  const family = await Promise.all(
    [company, ...relatives].map(async (one): Promise<DividedRecord> => {
      const events = await load('companyEvents', { code: one.code });
      const since = figures.find(({ symbol }) => symbol === one.symbol)?.since ?? null;
      return { company: one, actions: events?.data.actions ?? [], since };
    }),
  );
  return divisionOf(company, family);
}

/**
 * Loads what a company’s page links to besides its industry.
 * @param indices the names of the indices that include it, the narrowest first
 */
export async function loadSimilar(
  company: Company,
  companies: readonly Company[],
  indices: readonly string[],
): Promise<Similar> {
  const [figures, boards, funds] = await Promise.all([
    loadCompanyFigures(),
    loadIndices(),
    load('mutualFunds', {}),
  ]);
  const rows = figures?.data.rows ?? [];
  const near = nearOf(company, companies, rows);
  const known = new Set((boards ?? []).map(({ quote }) => indexSlug(quote.name)));
  const lists = {
    indices: indices.filter((name) => known.has(indexSlug(name))),
    figures: rows,
    families: funds?.data.families ?? [],
  };
  const symbol = company.symbol ?? '';
  const [places, division] = await Promise.all([
    Promise.all(
      foundIn(symbol, lists, MOST_LINKS - near.length).map((place) => weighed(place, symbol)),
    ),
    loadDivision(company, companies, rows),
  ]);
  return { near, places, figures, division };
}
