import { env } from '@/lib/tools/env';

import { type CallName, CALLS, type Parameters } from '../calls';
import { CallFailure } from '../transport/failure';

import type { EmbeddedAnswer } from './answer';
import * as files from './exchange/answers';
import type { ExchangeFolder } from './exchange/dataset';
import { cachedAnswer } from './exchange/cached-answers';
import { loadExchangeFolder } from './exchange/load-folder';
import { beingRead, databaseFolder, fileReports } from './exchange/reports';
import { isWhole } from './exchange/store';
import { companyBySymbol } from './sample/records';

type FileAnswers = {
  readonly [Name in CallName]?: (
    folder: ExchangeFolder,
    parameters: Parameters<Name>,
  ) => EmbeddedAnswer | null;
};

/** Without an equity list the companies are unknown: that is not an empty list. */
function companyMaster(folder: ExchangeFolder): EmbeddedAnswer {
  const answer = files.companyMaster(folder);
  if ((answer.data as unknown[]).length === 0) throw new CallFailure('no-data', 'no equity list');
  return answer;
}

/**
 * The calls about companies, indices and funds. The files answer them or leave them empty, so that
 * sample figures are never mixed with real ones. All other calls are the sample firm's.
 */
const ANSWERS: FileAnswers = {
  indexQuotes: (folder, { exchange }) => files.indexQuotes(folder, exchange),
  movers: (folder, { exchange, index, kind, size }) =>
    files.movers(folder, exchange, index, kind as files.MoverKind, Number(size)),
  indexHistory: (folder, { index, range }) =>
    files.indexHistory(folder, index, range as files.HistoryRange),
  stockHistory: (folder, { code, range }) =>
    files.stockHistory(folder, code, range as files.HistoryRange),
  tradedHistory: (folder, { code, range }) =>
    files.stockHistory(folder, code, range as files.HistoryRange, 'as-traded'),
  marketSnapshot: (folder, { exchange }) => files.marketSnapshot(folder, exchange),
  etfs: (folder, { exchange }) => files.etfs(folder, exchange),
  derivativeSnapshot: files.derivativeSnapshot,
  mutualFunds: (folder) => files.mutualFunds(folder),
  fundHistory: (folder, { codes, from }) => files.fundHistory(folder, codes, from),
  currencySnapshot: files.nothing,
  commoditySnapshot: files.nothing,
  institutionalFlows: files.nothing,
  marketNews: files.nothing,
  publicIssues: files.nothing,
  newListings: (folder, { exchange }) => files.newListings(folder, exchange),
  indexConstituents: (folder, { index }) => files.indexConstituents(folder, index),
  marketDay: (folder, { exchange, on }) => files.marketDay(folder, exchange, on),
  companyFigures: (folder, { exchange, on }) => files.companyFigures(folder, exchange, on),
  closes: (folder, { exchange }) => files.closes(folder, exchange),
  largeDeals: (folder, { kind, on }) => files.largeDeals(folder, kind, on),
  corporateActions: (folder, { from, to }) => files.corporateActions(folder, from, to),
  boardMeetings: (folder, { from, to }) => files.boardMeetings(folder, from, to),
  foBan: (folder, { on }) => files.foBan(folder, on),
  participants: (folder, { on }) => files.participants(folder, on),
  lotSizes: files.lotSizes,
  optionUnderlyings: (folder, { on }) => files.optionUnderlyings(folder, on),
  optionChain: (folder, { symbol, expiry, on }) => files.optionChain(folder, symbol, expiry, on),
  companies: companyMaster,
  companyResults: (folder, { code }) => files.quarterlyData(folder, code),
  companyShareholding: (folder, { code }) => files.companyShareholding(folder, code),
  companyParts: files.companyParts,
  filedResults: (folder, { from, to }) => files.filedResults(folder, from, to),
  companyEvents: (folder, { code }) => files.companyEvents(folder, code),
};

/** Calls about the whole market: slow to compute, and needed by every visitor. */
const ABOUT_ALL: ReadonlySet<CallName> = new Set<CallName>([
  'boardMeetings',
  'closes',
  'companies',
  'companyFigures',
  'companyParts',
  'corporateActions',
  'etfs',
  'filedResults',
  'indexQuotes',
  'lotSizes',
  'marketDay',
  'marketSnapshot',
  'movers',
  'mutualFunds',
  'newListings',
  'optionUnderlyings',
]);

/** Those of them about companies' filings. */
const OF_FILINGS: ReadonlySet<CallName> = new Set<CallName>([
  'companyFigures',
  'companyParts',
  'filedResults',
]);

/**
 * Calls that are right before all files are read: lists, and what one file of a day says by itself.
 * The others compare days, count a year, or change with an action that another file names.
 */
const EARLY: ReadonlySet<CallName> = new Set<CallName>([
  'companies',
  'foBan',
  'indexConstituents',
  'indexQuotes',
  'lotSizes',
]);

/** Whether the files answer a call at all: calls that they never answer do not wait for them. */
const isOfFiles = (name: CallName): boolean =>
  ANSWERS[name] !== undefined && (ANSWERS[name] as unknown) !== files.nothing;

/** The folder as its database has it. */
const folderOf = (directory: string): Promise<ExchangeFolder> =>
  loadExchangeFolder(directory, {
    ...fileReports,
    industryOf: (symbol) => companyBySymbol(symbol)?.industry ?? null,
    databaseIn: databaseFolder(directory),
  });

/** Whether all files of the folder were read once. */
export const areFilesRead = async (directory: string): Promise<boolean> =>
  isWhole((await folderOf(directory)).db);

/** Whether a call waits until all files of the folder were read once. */
export async function isWaitingForFiles(name: CallName): Promise<boolean> {
  const { exchangeFilesDir, bases } = env();
  if (exchangeFilesDir === null || bases[CALLS[name].client] !== null) return false;
  return isOfFiles(name) && !EARLY.has(name) && !(await areFilesRead(exchangeFilesDir));
}

/** Whether an answer has no rows of anything. */
function isEmpty(answer: EmbeddedAnswer | null): boolean {
  const data = answer?.data as { rows?: unknown } | null | undefined;
  const rows = data?.rows ?? data;
  return !answer || (Array.isArray(rows) && rows.length === 0);
}

/**
 * @returns `undefined` for a call that the files do not answer
 * @throws CallFailure while the files are read for the first time: the next one may change the
 * answer. Calls that are right early are answered once a file has the data
 */
export async function fileAnswer<Name extends CallName>(
  directory: string,
  name: Name,
  parameters: Parameters<Name>,
): Promise<EmbeddedAnswer | null | undefined> {
  const answer = ANSWERS[name];
  if (!answer) return undefined;
  const folder = await folderOf(directory);
  const isReading = isOfFiles(name) && !isWhole(folder.db);
  if (isReading && !EARLY.has(name)) throw beingRead();
  const work = () => answer(folder, parameters);
  const found = ABOUT_ALL.has(name)
    ? cachedAnswer(
        folder.db,
        JSON.stringify([name, parameters]),
        work,
        OF_FILINGS.has(name) ? 'all' : 'withoutFilings',
      )
    : work();
  if (isReading && isEmpty(found)) throw beingRead();
  return found;
}
