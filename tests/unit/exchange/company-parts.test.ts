import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';
import { comparedParts } from '@/tests/support/company-parts';

import { allFixtures, folderOf, listedIn, removeFolders } from './support';

afterEach(removeFolders);

const ACTIONS =
  '"SYMBOL","COMPANY NAME","SERIES","PURPOSE","FACE VALUE","EX-DATE","RECORD DATE","BOOK CLOSURE START DATE","BOOK CLOSURE END DATE"';

test('the list of company parts counts the rows that the pages show, each action once', async () => {
  const dividend = (day: string, purpose: string) =>
    `"ALPHASAM","Alpha Sample Limited","EQ","${purpose}","5","${day}","-","-","-"`;
  const files = {
    ...allFixtures(),
    'CF-CA-equities.csv': [
      ACTIONS,
      dividend('01-Feb-2026', 'Dividend - Rs 2 Per Share'),
      dividend('01-Feb-2026', 'DIVIDEND-RS 2 PER SH'),
      dividend('01-Mar-2026', 'Dividend - Rs 3 Per Share'),
    ].join('\n'),
    'an20112026.txt': [
      'COMPANY NAME    SYMBOL    : ANNOUNCEMENTS',
      'Sample BETASAM : Updates BETASAM : Letter 1',
      'Sample BETASAM : Updates BETASAM : Letter 2',
    ].join('\n'),
  };
  const folder = await exchangeFolderReader(await folderOf(files))();
  const both = comparedParts(folder, listedIn(folder));
  expect(both.map(({ inList }) => inList)).toEqual(both.map(({ onPage }) => onPage));
  expect(both.map(({ inList }) => inList)).toEqual(
    expect.arrayContaining([
      { symbol: 'ALPHASAM', part: 'corporate-actions', rows: 2, newest: '2026-03-01' },
      { symbol: 'BETASAM', part: 'announcements', rows: 2, newest: '2026-11-20' },
    ]),
  );
});
