import { PERIOD_FIGURES } from '@/lib/domain/company/period-figures';

import { parseDay, today } from '../cells';
import type { Value } from '../database';
import type { Content } from '../formats';

import { dayIn, filerOf, Refusal } from './columns';
import { readResults } from './results';
import { readShareholding } from './shareholding';
import { STATED, WANTED } from './tags';
import { type Filing, readXbrl } from './xbrl';

/** The name that the exchange gave a filing, within the name that a file has in the folder. */
const NAME =
  /((?:INTEGRATED_FILING_)?(?:INDAS|NBFC_INDAS|BANKING|SHP)(?:_\d+)*_(\d+)_(\d{2})(\d{2})(\d{4})\d{6}(?:_WEB(?:_\d)?)?)(?=\.xml|[ ([])/i;

/** Where the exchange publishes filings. */
const PUBLISHED = 'https://nsearchives.nseindia.com/corporate/xbrl/';

/**
 * The facts in the name of a filing: the filing day, its order among those of the day, and its
 * address at the exchange. Files with another name have none.
 */
function readFilingName(file: string) {
  const [, name, sequence, day, month, year] =
    NAME.exec(file.slice(file.lastIndexOf('/') + 1)) ?? [];
  return {
    stampedOn: day ? parseDay(`${year}-${month}-${day}`) : null,
    sequence: sequence ? Number(sequence) : null,
    source: name ? `${PUBLISHED}${name}.xml` : null,
  };
}

/** The day of the board's approval where it can be true, else the day of filing in the name. */
function filedOn(approved: string | null, stampedOn: string | null, periodEnd: string) {
  const isPossible =
    approved !== null && approved > periodEnd && approved <= (stampedOn ?? today());
  return isPossible ? approved : stampedOn;
}

/** @throws Refusal where it was filed after today, or tells of days after its own */
function checkDays(stampedOn: string | null, last: string): void {
  const latest = today();
  if (stampedOn !== null && stampedOn > latest) {
    throw new Refusal(`is filed on ${stampedOn}, after ${latest}`);
  }
  const own = stampedOn ?? latest;
  if (last > own) throw new Refusal(`tells of ${last}, after ${own}`);
}

function contentOf(filing: Filing, file: string): Content {
  const { stampedOn, sequence, source } = readFilingName(file);
  const { symbol, scripCode, isin } = filerOf(filing);
  const own: Value[] = [symbol, scripCode, isin];
  const named = (day: string | null): Value[] => [day, stampedOn, sequence, source];
  const content = (table: 'results' | 'shareholding', day: string, rows: Value[][]) =>
    ({
      kind: table,
      table,
      isList: false,
      part: file,
      day,
      rows,
      count: rows.length,
      problems: [],
    }) as const;
  if ([...filing.taxonomies].some((taxonomy) => taxonomy.endsWith('-shp'))) {
    const { asOn, ...row } = readShareholding(filing);
    checkDays(stampedOn, asOn);
    const shares = [row.promoters, row.mutualFunds, row.insurers, row.otherInstitutions];
    return content('shareholding', asOn, [
      [
        ...own,
        asOn,
        ...named(stampedOn),
        ...shares,
        row.foreignInstitutions,
        row.others,
        row.pledged,
        row.holders,
      ],
    ]);
  }
  const rows = readResults(filing);
  const last = rows.reduce((day, { end }) => (end > day ? end : day), '');
  checkDays(stampedOn, last);
  const day = filedOn(dayIn(filing, STATED.approved), stampedOn, last);
  return content(
    'results',
    last,
    rows.map(({ start, end, months, basis, kind, isAudited, figures }) => [
      ...own,
      start,
      end,
      months,
      basis,
      kind,
      Number(isAudited),
      ...named(day),
      ...PERIOD_FIGURES.map(({ name }) => figures[name]),
    ]),
  );
}

/** Reads a company's filing, or returns why it is rejected; nothing of a rejected one is used. */
export function readFiling(text: string, file: string): Content | { reason: string } {
  try {
    const filing = readXbrl(text, WANTED);
    if (filing.taxonomies.size === 0) return { reason: 'holds no results and no shareholding' };
    return contentOf(filing, file);
  } catch (error) {
    return { reason: (error as Error).message };
  }
}
