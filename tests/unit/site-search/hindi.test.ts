import { sampleSearch } from './support';

const { find } = sampleSearch();

/** The commonest tasks in Hindi in Latin script, and a part of the address that they lead to. */
test.each([
  ['account band karna hai', 'account-closure'],
  ['demat account band kaise kare', 'account-closure'],
  ['demat account kaise khole', 'what-do-i-need-to-open'],
  ['account kholna hai', 'what-do-i-need-to-open'],
  ['demat khata kaise khole', 'what-do-i-need-to-open'],
  ['paise kaise nikale', 'how-do-i-withdraw'],
  ['paisa withdraw kaise kare', 'how-do-i-withdraw'],
  ['paise kaise dale', 'how-do-i-add-money'],
  ['account mein paise kaise jama kare', 'how-do-i-add-money'],
  ['brokerage kitna hai', 'brokerage-calculator'],
  ['intraday brokerage kitni hai', '/charges'],
  ['charges kitne hai', 'brokerage-calculator'],
  ['dp charge kya hota hai', 'depository-charge'],
  ['amc charge kitna lagta hai', '/charges'],
  ['sip kya hai', 'sip-calculator'],
  ['sip kaise shuru kare', 'sip-calculator'],
  ['swp kya hota hai', 'swp-calculator'],
  ['mutual fund kya hai', 'mutual-funds'],
  ['mutual fund mein nivesh kaise kare', 'mutual-funds'],
  ['elss kya hai', '/mutual-funds'],
  ['margin kya hota hai', 'how-much-margin'],
  ['shares pledge kaise kare', 'shares-as-margin'],
  ['nominee kaise add kare', 'nominate'],
  ['nominee kaise badle', 'nominate'],
  ['mobile number kaise badle', 'change-my-mobile'],
  ['bank account kaise badle', 'bank-change'],
  ['kyc kaise kare', 'kyc'],
  ['kyc status kaise dekhe', 'kyc'],
  ['stt kya hai', 'securities-transaction'],
  ['ledger kaise dekhe', 'ledger'],
  ['dividend kab aayega', 'corporate-actions'],
  ['shikayat kaise kare', 'grievances'],
  ['chutti kab hai', '/market-holidays'],
  ['share market ki chutti kab hai', '/market-holidays'],
  ['market ka samay kya hai', 'market-hours'],
  ['tpin kya hai', 'without-a-ddpi'],
  ['ddpi kya hota hai', 'ddpi'],
  ['tax kitna lagega', 'capital-gains'],
  ['ipo kaise apply kare', 'ipo'],
  ['ipo allotment kab hoga', 'allotment'],
  ['option chain kaise dekhe', 'option-chain'],
  ['nri account kaise khole', 'nri'],
  ['customer care ka number kya hai', 'contact-us'],
  ['branch kahan hai', 'locate-us'],
])('%s leads to %s', (query, part) => {
  const { companies, direct } = find(query);
  expect(companies).toEqual([]);
  expect(direct.map(({ href }) => href).join(' ')).toContain(part);
});
