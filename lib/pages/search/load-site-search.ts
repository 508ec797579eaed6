import 'server-only';

import { createHash } from 'node:crypto';

import { chargesFaqs, feeRows, passedOnRows } from '@/lib/content/charges-page';
import { disclaimers } from '@/lib/content/legal/disclaimers';
import { disclosures } from '@/lib/content/legal/disclosures';
import { privacy } from '@/lib/content/legal/privacy';
import { productCopyOf } from '@/lib/content/products';
import { questionsOf } from '@/lib/content/products/questions';
import { pages } from '@/lib/pages';
import { hasData } from '@/lib/pages/indexing/has-data';
import { hasSampleContent } from '@/lib/pages/indexing/sample-content';
import { load } from '@/lib/provider/load';
import { loadRecords } from '@/lib/provider/load-records';
import { ignoreMissingData, noteMissingData } from '@/lib/provider/missing-data';
import { isSampleVideo } from '@/lib/domain/publication/video';
import { loadResearchHub } from '@/lib/pages/research/load-research';
import { type Entry, prepareEntries } from '@/lib/search/entries';
import { type SiteIndex, siteIndexOf } from '@/lib/search/find-entries';
import { encodeIndex } from '@/lib/search/index-file';
import { prepare } from '@/lib/search/match';
import { singleton } from '@/lib/tools/singleton';
import { indianClock } from '@/lib/tools/time';

import * as sources from './record-entries';

/** A file that browsers fetch, by a name that changes with its text. */
interface ServedFile {
  readonly name: string;
  readonly text: string;
}

/** The search of the whole site: its index, and the files of it that browsers fetch. */
export interface SiteSearch {
  readonly index: SiteIndex;
  readonly first: ServedFile;
  /** Mutual funds, which the first file names; `null` if there are none. */
  readonly funds: ServedFile | null;
}

/** Begins the name of the file of mutual funds. */
const FUNDS = 'funds-';

/** The pages that can be found, as far as they have something to show. */
async function shownPages() {
  const found = pages.filter(({ indexed, path }) => indexed !== false && path !== '/');
  const shown = await Promise.all(found.map(hasData));
  return found.filter((_, at) => shown[at]);
}

/** The lists that the search is made of. A list that has not loaded is left out. */
async function loadLists() {
  const [
    companies,
    funds,
    nse,
    bse,
    etfs,
    faqs,
    articles,
    videos,
    forms,
    branches,
    options,
    hub,
    shown,
  ] = await Promise.all([
    load('companies', {}),
    load('mutualFunds', {}),
    load('indexQuotes', { exchange: 'nse' }),
    load('indexQuotes', { exchange: 'bse' }),
    load('etfs', { exchange: 'NSE' }),
    loadRecords('faqs', {}),
    loadRecords('articles', {}),
    loadRecords('videos', {}),
    loadRecords('forms', {}),
    loadRecords('branches', {}),
    load('optionUnderlyings', { on: '' }),
    hasSampleContent() ? null : loadResearchHub(),
    shownPages(),
  ]);
  return {
    companies: companies?.data,
    nse: nse?.data,
    bse: bse?.data,
    etfs: etfs?.data,
    families: funds?.data.families,
    faqs,
    articles,
    videos,
    forms,
    branches,
    chains: options?.data.rows.map(({ symbol }) => symbol) ?? [],
    reports: hub?.categories.flatMap(({ reports }) => reports ?? []) ?? [],
    shown,
  };
}

type Lists = Awaited<ReturnType<typeof loadLists>>;

/** Entries depend only on the lists: they contain no figure of a day. */
const entriesOf = (lists: Lists): readonly Entry[] => [
  ...sources.indexEntries([...(lists.nse ?? []), ...(lists.bse ?? [])]),
  ...sources.etfEntries(lists.etfs ?? []),
  ...sources.pageEntries(lists.shown),
  ...sources.industryEntries(lists.companies ?? []),
  ...(lists.companies ? sources.screenEntries() : []),
  ...sources.faqEntries(lists.faqs ?? []),
  ...sources.questionEntries(chargesFaqs, '/charges'),
  ...lists.shown.flatMap(({ path }) =>
    sources.questionEntries(questionsOf(productCopyOf(path)?.sections ?? []), path),
  ),
  ...sources.documentEntries([
    ['/support/updates/disclosures', disclosures],
    ['/support/updates/disclaimers', disclaimers],
    ['/support/updates/privacy', privacy],
  ]),
  ...sources.chargeEntries([...feeRows, ...passedOnRows]),
  ...sources.articleEntries(lists.articles ?? []),
  ...sources.videoEntries((lists.videos ?? []).filter(({ code }) => !isSampleVideo(code))),
  ...sources.reportEntries(lists.reports),
  ...sources.formEntries(lists.forms ?? []),
  ...sources.branchEntries(lists.branches ?? []),
];

/** The last result, and the lists that it was made from. */
const state = singleton('site-search', () => ({
  day: '',
  sizes: new Map<string, number>() as ReadonlyMap<string, number>,
  from: [] as readonly unknown[],
  made: null as SiteSearch | null,
}));

/** Two steps for each doubling of the market value, so that the index file seldom changes. */
const sizeOf = (crore: number): number => Math.max(1, Math.round(2 * Math.log2(1 + crore)));

/** The companies' sizes by symbol, read once a day, so that new prices do not change the file. */
async function companySizes(): Promise<ReadonlyMap<string, number>> {
  const { day } = indianClock(new Date());
  if (state.day === day) return state.sizes;
  const snapshot = await load('marketSnapshot', { exchange: 'NSE' });
  const sizes = (snapshot?.data ?? []).flatMap(({ symbol, marketCapCrore }) =>
    marketCapCrore ? [[symbol, sizeOf(marketCapCrore)] as const] : [],
  );
  // A list that is still being read has none yet.
  if (sizes.length === 0) return state.sizes;
  state.sizes = new Map(sizes);
  state.day = day;
  return state.sizes;
}

function servedFile(start: string, text: string): ServedFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { name: `${start}${hash}`, text };
}

const addressOf = ({ name }: ServedFile): string => `/stock-index/${name}`;

function make(lists: Lists, sizes: ReadonlyMap<string, number>): SiteSearch {
  const hasCompanies = lists.companies !== undefined;
  const { chains } = lists;
  const companies = prepare(sources.companyEntries(lists.companies ?? [], sizes));
  const others = prepareEntries(entriesOf(lists));
  const families = prepareEntries(sources.fundEntries(lists.families ?? []));
  const inFile = families.entries.map(({ entry }) => sources.withoutIsins(entry));
  const fundFile = { companies: [], hasCompanies, chains: [], entries: inFile, more: null };
  const funds = inFile.length === 0 ? null : servedFile(FUNDS, encodeIndex(fundFile));
  const text = encodeIndex({
    companies: companies.entries,
    hasCompanies,
    chains,
    entries: others.entries.map(({ entry }) => entry),
    more: funds && addressOf(funds),
  });
  const parts = [others, families];
  return {
    index: siteIndexOf({ companies, hasCompanies, parts, chains: new Set(chains) }),
    first: servedFile('', text),
    funds,
  };
}

/**
 * The entries that can be searched now: everything but companies while their list has not loaded.
 */
export async function loadSearchable(): Promise<SiteSearch> {
  const [lists, sizes] = await Promise.all([loadLists(), companySizes()]);
  const { shown, reports, chains, nse, bse, etfs, ...rest } = lists;
  // Quotes are new objects every minute; only their names are compared.
  const names = [nse, bse, etfs].map((list) => (list ?? []).map(({ name }) => name).join());
  const titles = [shown, reports].map((list) => list.map(({ title }) => title).join());
  const from = [sizes, chains.join(), ...names, ...titles, ...Object.values(rest)];
  const isSame =
    from.length === state.from.length && from.every((one, at) => one === state.from[at]);
  if (isSame && state.made) return state.made;
  state.made = make(lists, sizes);
  state.from = from;
  return state.made;
}

/**
 * The address of the first index file, which every page names; `null` while nothing can be searched.
 * A file without the list of companies is noted as missing data: an older name is answered with the
 * newest file.
 */
export async function getSearchAddress(): Promise<string | null> {
  const search = await ignoreMissingData(loadSearchable);
  if (!search?.index.hasCompanies) noteMissingData();
  return search && addressOf(search.first);
}

/** The name of a current or an earlier file. */
const FILE_NAME = new RegExp(`^(${FUNDS})?[0-9a-f]{16}$`);

/**
 * A file of the index by its name, the address of the file that replaced it, or why there is none.
 */
export async function getIndexFile(
  name: string,
): Promise<{ readonly text: string } | { readonly movedTo: string } | 'unknown' | 'loading'> {
  if (!FILE_NAME.test(name)) return 'unknown';
  const search = await loadSearchable();
  const file = name.startsWith(FUNDS) ? search.funds : search.first;
  if (!file) return 'loading';
  return file.name === name ? { text: file.text } : { movedTo: addressOf(file) };
}
