import { log } from '@/lib/log';

import type { CallName, Parameters } from '../calls';

import type { EmbeddedAnswer } from './answer';
import * as files from './exchange/answers';
import type { ExchangeFolder } from './exchange/dataset';
import { loadExchangeFolder } from './exchange/folder';
import type { Problem } from './exchange/problems';
import { companyBySymbol } from './sample/records';

type FileAnswers = {
  readonly [Name in CallName]?: (
    folder: ExchangeFolder,
    parameters: Parameters<Name>,
  ) => EmbeddedAnswer | null;
};

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
  marketSnapshot: (folder, { exchange }) => files.marketSnapshot(folder, exchange),
  etfs: (folder, { exchange }) => files.etfs(folder, exchange),
  fundNavs: (folder) => files.fundNavs(folder),
  derivativeSnapshot: files.nothing,
  currencySnapshot: files.nothing,
  commoditySnapshot: files.nothing,
  institutionalFlows: files.nothing,
  marketNews: files.nothing,
  publicIssues: files.nothing,
  companies: (folder) => files.companyMaster(folder),
  companyResults: (folder, { code }) => files.quarterlyData(folder, code),
};

function report(problems: readonly Problem[]): void {
  problems.forEach(({ file, line, reason }) => {
    log.warn({ file, line, reason }, 'a part of an exchange file could not be used');
  });
}

const options = {
  industryOf: (symbol: string) => companyBySymbol(symbol)?.industry ?? null,
  onProblems: report,
};

/** @returns `undefined` for a call that the files do not answer */
export async function fileAnswer<Name extends CallName>(
  directory: string,
  name: Name,
  parameters: Parameters<Name>,
): Promise<EmbeddedAnswer | null | undefined> {
  const answer = ANSWERS[name];
  if (!answer) return undefined;
  return answer(await loadExchangeFolder(directory, options), parameters);
}
