import { announcementWords } from '@/lib/domain/company/announcement-words';

test.each([
  [
    'Updates Please find attached a media release RELIANCE CONSUMER PRODUCTS ACQUIRES TAMIL NADU HERITAGE BRAND UDHAIYAM .',
    'Media release Reliance Consumer Products Acquires Tamil Nadu Heritage Brand Udhaiyam.',
  ],
  [
    'Updates ALPHASAM : Alpha has informed the Exchange. It goes on.',
    'Alpha has informed the Exchange. It goes on.',
  ],
  [
    'ESOP/ESOS/ESPS M&M : Mahindra has informed the Exchange regarding an allotment .',
    'ESOP/ESOS/ESPS: Mahindra has informed the Exchange regarding an allotment.',
  ],
  [
    'Fund Raising-XBRL INTELLECT DESIGN ARENA LIMITED has informed the Exchange',
    'Fund Raising-XBRL Intellect Design Arena Limited has informed the Exchange',
  ],
  ['SBI AND LIC SIGN AN MOU WITH THE RBI', 'SBI and LIC Sign an MOU with the RBI'],
  ['GMR AIRPORTS WINS ORDER', 'GMR Airports Wins Order'],
  // Two words in capitals are a name or a symbol.
  ['Order from BHARAT FORGE for NTPC', 'Order from BHARAT FORGE for NTPC'],
  ['Outcome of  the meeting , held on 20 Nov', 'Outcome of the meeting, held on 20 Nov'],
  ['General Updates: kindly find enclosed herewith the annual report', 'Annual report'],
  ['Updated policy on dividends', 'Updated policy on dividends'],
  ['Updates', 'Updates'],
  ['Please find attached', 'Please find attached'],
])('%s', (text, words) => {
  expect(announcementWords(text)).toBe(words);
});
