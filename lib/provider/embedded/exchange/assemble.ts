import type { ConstituentRow } from './constituents';
import type { ExchangeFolder, IndustryOf, ReadFile } from './dataset';
import type { DayTable } from './day-table';
import type { FileContent } from './parse-file';
import type { Problem } from './problems';
import type { Exchange } from './securities';

type Content<Kind> = Extract<FileContent, { kind: Kind }>;

/** The contents of one kind, the most recently changed file first, empty ones left out. */
function contentsOf<Kind extends FileContent['kind']>(files: readonly ReadFile[], kind: Kind) {
  return [...files]
    .sort((a, b) => b.file.modified - a.file.modified)
    .flatMap(({ content }) =>
      content?.kind === kind && content.rows > 0 ? [content as Content<Kind>] : [],
    );
}

/** One entry a day, oldest first. Where two files are of one day, the fuller one counts. */
function byDay<Day extends { date: string }>(
  contents: readonly { rows: number; day: Day | null }[],
): Day[] {
  const fullest = [...contents].sort((a, b) => a.rows - b.rows);
  const days = new Map(fullest.flatMap(({ day }) => (day ? [[day.date, day] as const] : [])));
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function symbolsOf(days: readonly DayTable[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const day of days) {
    day.isins.forEach((isin, at) => {
      const symbol = day.symbols[at];
      if (!isin || !symbol) return;
      const symbols = found.get(isin);
      if (!symbols) found.set(isin, [symbol]);
      else if (!symbols.includes(symbol)) symbols.push(symbol);
    });
  }
  return found;
}

function industries(lists: Iterable<readonly ConstituentRow[]>, industryOf?: IndustryOf) {
  const [byIsin, bySymbol] = [new Map<string, string>(), new Map<string, string>()];
  for (const { symbol, isin, industry } of [...lists].flat()) {
    if (industry && isin && !byIsin.has(isin)) byIsin.set(isin, industry);
    if (industry && !bySymbol.has(symbol)) bySymbol.set(symbol, industry);
  }
  return (symbol: string, isin: string | null) =>
    (isin && byIsin.get(isin)) || bySymbol.get(symbol) || industryOf?.(symbol) || null;
}

/** Joins what the files of a folder gave. */
export function assembleFolder(
  dir: string,
  read: readonly ReadFile[],
  ofFolder: readonly Problem[],
  industryOf?: IndustryOf,
): ExchangeFolder {
  const constituents = new Map<string, readonly ConstituentRow[]>();
  for (const { index, list } of contentsOf(read, 'constituents')) {
    if (!constituents.has(index)) constituents.set(index, list);
  }
  const industryFor = industries(constituents.values(), industryOf);
  const companies = (contentsOf(read, 'equity-list')[0]?.list ?? []).map((row) => ({
    ...row,
    industry: industryFor(row.symbol, row.isin),
  }));
  const bhavcopies = contentsOf(read, 'bhavcopy');
  const daysOf = (exchange: Exchange) =>
    byDay(bhavcopies.filter(({ day }) => day?.exchange === exchange));
  const days = { NSE: daysOf('NSE'), BSE: daysOf('BSE') };
  const navs = contentsOf(read, 'fund-navs')[0];
  return {
    dir,
    files: read.map(({ file, content, problems }) => ({
      file: file.name,
      kind: file.is.kind,
      date: content?.date ?? null,
      rows: content?.rows ?? 0,
      problems: problems.length,
    })),
    problems: [...ofFolder, ...read.flatMap((one) => one.problems)],
    companies,
    bySymbol: new Map(companies.map((company) => [company.symbol, company])),
    byIsin: new Map(companies.flatMap((one) => (one.isin ? [[one.isin, one] as const] : []))),
    industryFor,
    days,
    symbolsByIsin: { NSE: symbolsOf(days.NSE), BSE: symbolsOf(days.BSE) },
    indexDays: byDay(contentsOf(read, 'index-close')),
    constituents,
    funds: { rows: navs?.list ?? [], date: navs?.date ?? null },
  };
}
