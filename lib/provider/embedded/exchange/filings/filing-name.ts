import { parseDay } from '../cells';

/** The name that the exchange gave a filing, within the name that a file has in the folder. */
const NAME =
  /((?:INTEGRATED_FILING_)?(?:INDAS|NBFC_INDAS|BANKING|SHP)(?:_\d+)*_(\d+)_(\d{2})(\d{2})(\d{4})\d{6}(?:_WEB(?:_\d)?)?)(?=\.xml|[ ([])/i;

/** Where the exchange publishes filings. */
const PUBLISHED = 'https://nsearchives.nseindia.com/corporate/xbrl/';

/**
 * The facts in the name of a filing: the filing day, its order among those of the day, and its
 * address at the exchange. Files with another name have none.
 */
export function readFilingName(file: string) {
  const [, name, sequence, day, month, year] =
    NAME.exec(file.slice(file.lastIndexOf('/') + 1)) ?? [];
  return {
    stampedOn: day ? parseDay(`${year}-${month}-${day}`) : null,
    sequence: sequence ? Number(sequence) : null,
    source: name ? `${PUBLISHED}${name}.xml` : null,
  };
}
