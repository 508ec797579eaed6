import { wordsOf } from '@/lib/tools/fold';

import type { Group } from './entries';
import { IDLE_WORDS, JOINING_WORDS } from './words';

/** An entry that an intent leads to: the one at an address, or the first of a group for other words. */
type Target = { readonly href: string } | { readonly group: Group; readonly query: string };

interface Intent {
  /** Queries that mean it, their words in any order and number. */
  readonly asks: readonly string[];
  readonly targets: readonly Target[];
}

const calculator = (name: string): Target => ({ href: `/calculators/${name}-calculator` });
const form = (query: string): Target => ({ group: 'forms', query });
const answer = (query: string): Target => ({ group: 'answers', query });

const DP_SERVICES: Target = { href: '/product-and-offerings/dp-services' };
const CHARGES: Target = { href: '/charges' };
const REPORTS = answer('verify trades holdings');
const COMPLAINTS: readonly Target[] = [
  { href: '/support/get-in-touch/grievances' },
  { href: '/support/get-in-touch/grievances-escalation-matrix' },
  { href: '/support/tools-and-resources/complaint-status' },
];
const reading = (query: string): Target => ({ group: 'reading', query });
const page = (href: string): Target => ({ href });

/** What people type who want to do something, and what they need for it: visitors' words as data. */
const INTENTS: readonly Intent[] = (
  [
    ['sip, sip calculator', calculator('sip'), page('/invest-in-mutual-funds')],
    [
      'mutual fund, mutual funds, mutual fund list',
      page('/mutual-funds'),
      page('/invest-in-mutual-funds'),
    ],
    ['elss, tax saver, tax saving fund', { group: 'funds', query: 'elss' }, page('/mutual-funds')],
    ['ppfas', { group: 'funds', query: 'parag parikh flexi cap' }],
    ['sensex, nifty, index, indices', page('/indices')],
    ['option chain, nifty option chain, fno option chain', page('/derivatives/option-chain')],
    ['ban list, fno ban, fno ban list', page('/derivatives/ban-list')],
    ['lot size, fno lot size', page('/derivatives/lot-sizes')],
    [
      'fno, futures, options, derivatives, fno trading',
      page('/invest-in-derivatives'),
      page('/derivatives'),
    ],
    [
      'fno charges, fno trading charges, option charges, futures charges',
      CHARGES,
      calculator('brokerage'),
    ],
    [
      'intraday, intraday brokerage, intraday charges, delivery brokerage, delivery charges',
      CHARGES,
      calculator('brokerage'),
    ],
    [
      'market cap, marketcap, large cap stocks, largest companies, stock screener, best stocks',
      page('/screener'),
      page('/companies'),
    ],
    [
      'dividend yield, dividend stocks, dividend yield stocks, high dividend, high dividend stocks, highest dividend, highest dividend stocks',
      page('/screener/highest-dividend-yield'),
      page('/corporate-actions'),
    ],
    ['52week high, year high', page('/markets/52-week-highs')],
    ['52week low, year low', page('/markets/52-week-lows')],
    ['top gainer, top gainers, gainers', page('/markets/gainers')],
    ['top loser, top losers, losers', page('/markets/losers')],
    ['upcoming dividend, dividend list, ex date', page('/corporate-actions')],
    ['results calendar, upcoming results, quarterly results', page('/results-calendar')],
    [
      'dividend, dividend come, dividend credited',
      answer('happens dividend'),
      page('/corporate-actions'),
    ],
    [
      'ipo, ipo list, ipo open, open ipo, upcoming ipo, current ipo, new ipo, latest ipo',
      page('/ipos'),
      page('/invest-in-ipos-and-fpos'),
    ],
    [
      'reit, reits, invit, invits, trust units',
      { group: 'indices', query: 'reits invits' },
      page('/indices'),
    ],
    ['gold, gold etf, silver, silver etf, gold rate', page('/etfs'), page('/commodity')],
    [
      'crude, crude oil, natural gas, copper, commodity, commodities, mcx gold, mcx silver',
      page('/commodity'),
      page('/invest-in-commodities'),
    ],
    [
      'currency, forex, dollar, usd, usdinr, usd inr, dollar rupee, dollar to inr',
      page('/currency'),
    ],
    [
      'buy shares, buy, sell shares, sell, share market, stock market, start trading, invest, investing, invest in stocks',
      page('/invest-in-stocks'),
      answer('open trading demat account'),
    ],
    [
      'mtf, mtf charges, mtf interest, margin trading, margin trading interest, margin trading facility, margin interest',
      page('/invest-in-mtf-margin-trading-facility'),
      calculator('mtf'),
      CHARGES,
    ],
    ['login, log in, forgot password, reset password', form('restoring online access')],
    // In Hindi, `pe` is “on”, and left out.
    ['ratio, price earnings ratio', reading('ratio can cannot say'), page('/screener')],
    ['refund, refund money', answer('withdraw money arrive')],
    [
      'learn, learn trading, learn market, learn share market, learn stock market, beginner, start investing',
      page('/blogs-and-articles'),
    ],
    ['app, trading app, mobile app', page('/trading-platform-jm-pro')],
    ['swp', calculator('swp')],
    ['emi, loan, home loan', calculator('emi')],
    ['lumpsum, lump sum', calculator('lump-sum')],
    [
      'brokerage, charges, brokerage charges',
      calculator('brokerage'),
      CHARGES,
      answer('charges contract note'),
    ],
    [
      'stt, ctt, transaction tax, securities transaction tax',
      answer('securities transaction tax'),
      CHARGES,
    ],
    ['dp charge, depository charge', answer('depository charge'), CHARGES],
    [
      'amc, demat charges, maintenance charge, annual maintenance charge, annual charge',
      CHARGES,
      DP_SERVICES,
    ],
    ['bsda, basic services demat account, basic demat', DP_SERVICES, CHARGES],
    [
      'dormant, inactive, reactivate, reactivation, activate account',
      form('reactivation'),
      DP_SERVICES,
    ],
    [
      'tax, capital gains, capital gains tax, ltcg, stcg, ltcg tax, stcg tax, tax on shares, tax on mutual funds',
      calculator('capital-gains'),
      calculator('income-tax'),
    ],
    [
      'capital gain statement, capital gains report, tax report, tax statement, p&l, pnl, p&l report, pnl report, tax pnl, profit and loss, profit and loss statement',
      REPORTS,
      calculator('capital-gains'),
    ],
    ['tds, dividend tax, form 15g, form 15h, 15g, 15h', answer('tax deducted dividends')],
    [
      'holiday, market holiday, trading holiday, nse holiday, bse holiday, muhurat',
      { href: '/market-holidays' },
    ],
    [
      'market hours, market timing, market timings, share market timing, trading hours',
      page('/market-timings'),
      answer('market hours'),
    ],
    [
      'close account, account closure, closure, close demat, demat closure',
      form('closure demat account'),
      answer('close account'),
    ],
    [
      'complaint, complain, grievance, scores, smart odr, odr, ombudsman, arbitration',
      ...COMPLAINTS,
    ],
    [
      'nominee, nomination, nominate',
      answer('nominate'),
      answer('nominee'),
      form('nomination new'),
    ],
    [
      'block account, freeze, fraud, hacked, stolen phone',
      answer('block account'),
      form('voluntary freezing'),
    ],
    [
      'account frozen, frozen, unfreeze, account blocked, unblock',
      form('unfreezing'),
      form('restoring online access'),
    ],
    ['ddpi, poa, power of attorney', answer('ddpi sign'), form('ddpi')],
    ['tpin, edis, e dis, authorise sale, cdsl tpin', answer('authorise sale ddpi')],
    ['dis, dis booklet, dis slip, delivery instruction slip', form('delivery instruction slip')],
    [
      'kyc, re kyc, rekyc, update kyc, ckyc, c kyc, ekyc, kra, kyc on hold',
      answer('kyc'),
      answer('kyc status hold'),
      form('kyc change'),
    ],
    [
      'change mobile, change mobile number, change email',
      answer('change mobile number'),
      form('mobile number change'),
    ],
    ['bank account, change bank, bank change', form('bank account change')],
    [
      'change upi, change upi id, upi id change, update upi',
      form('bank account change'),
      answer('apply ipo'),
    ],
    [
      'pan link, pan card link, pan aadhaar, pan aadhaar link, aadhaar link, aadhar link, pan aadhar link',
      answer('pan linked aadhaar'),
    ],
    [
      'pan, pan card, aadhaar, aadhar, aadhaar card, aadhar card',
      form('kyc change'),
      answer('kyc'),
    ],
    [
      'margin shortfall, margin call, margin penalty, margin, peak margin',
      answer('margin position need'),
      CHARGES,
    ],
    [
      'pledge, unpledge, margin pledge, collateral',
      answer('use shares margin'),
      form('pledge request'),
    ],
    ['btst, t+1, t1, settlement, stt on btst', answer('bought shares sale money arrive')],
    [
      'gtt, gtc, gtt order, good till triggered, stop loss, stop loss order, limit order, market order, order types',
      answer('market limit stop loss orders'),
    ],
    [
      'ipo allotment, allotment, allotment status, not allotted',
      answer('allotment decided'),
      answer('shares list blocked money'),
    ],
    ['upi, upi id, upi mandate, ipo mandate, asba, ipo apply', answer('apply ipo')],
    ['contract note', reading('contract note'), answer('charges contract note')],
    ['ledger, ledger balance, trading limit', answer('trading limit ledger')],
    [
      'payout, pay out, money, withdraw, withdrawal, withdraw money',
      answer('withdraw money arrive'),
    ],
    ['pay in, payin, add money, add funds, deposit money', answer('add money trading account')],
    [
      'running account settlement, quarterly settlement, quarterly payout',
      answer('money came back bank'),
    ],
    ['cdsl, nsdl, demat number, dp id, client id, boid', answer('nsdl cdsl')],
    ['joint holder, joint account, second holder', DP_SERVICES, form('account opening individual')],
    ['minor, minor account, child account, guardian', answer('minor huf nri'), form('minor')],
    ['nri, nri account, nre, nro, pis', answer('minor huf nri'), form('non resident indian')],
    ['huf', answer('minor huf nri'), form('hindu undivided family')],
    [
      'transmission, death, death of holder, deceased, legal heir',
      answer('account holder dies'),
      form('transmission nominee'),
    ],
    ['remat, rematerialisation, rematerialization', form('rematerialisation')],
    [
      'demat paper shares, dematerialisation, dematerialization, physical shares, share certificate',
      form('dematerialisation'),
    ],
    [
      'off market, off market transfer, gift shares, transfer shares',
      answer('gift transfer shares'),
      form('off market transfer'),
    ],
    ['auction, short delivery', answer('shares sold not delivered')],
    ['rejected, order rejected', answer('order rejected')],
    ['signature, change signature', form('change signature')],
    [
      'open account, open demat account, demat account, account opening',
      page('/open-account'),
      answer('open trading demat account'),
      form('account opening individual'),
    ],
    ['exit load, expense ratio', answer('expense ratio exit load')],
    ['branch, office, nearest branch, address', { href: '/support/get-in-touch/locate-us' }],
    [
      'contact, customer care, phone number, helpline, support',
      { href: '/support/get-in-touch/contact-us' },
    ],
  ] as const
).map(([asks, ...targets]) => ({ asks: asks.split(', '), targets }));

/** Words that change nothing about what is meant. */
const FILLERS = new Set(
  wordsOf(
    'account demat trading my form online offline new process procedure rule detail status request number meaning apply download add change update remove submit activate share stock please help want need charge fee rate report page open start time timing day use full hindi english best',
  ),
);

/** Whether a word changes nothing about what is meant: one of those, one of no meaning here, a year. */
const isFiller = (word: string): boolean =>
  FILLERS.has(word) ||
  IDLE_WORDS.has(word) ||
  JOINING_WORDS.has(word) ||
  /^(?:19|20)\d\d$/.test(word);

const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

const targetsByKey = new Map(
  INTENTS.flatMap(({ asks, targets }) =>
    asks.map((ask) => [keyOf(wordsOf(ask)), targets] as const),
  ),
);

const asked = [...targetsByKey.keys()].map((key) => key.split(' '));

/** The words of the longest ask that a query is, but for words that change nothing about it. */
function meantBy(words: readonly string[]): readonly string[] {
  const meant = asked.filter(
    (ask) =>
      ask.every((word) => words.includes(word)) &&
      words.every((word) => ask.includes(word) || isFiller(word)),
  );
  return meant.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** What a query asks for directly, most wanted first. */
export function targetsOf(query: string): readonly Target[] {
  const words = wordsOf(query);
  return targetsByKey.get(keyOf(words)) ?? targetsByKey.get(keyOf(meantBy(words))) ?? [];
}

/** Words that no company's name has: a query with one of them does not look for a stock. */
const SUBJECTS = new Set(
  wordsOf(
    'account allotment amc block brokerage bsda btst charge ckyc complaint contract note ddpi demat dormant fee freeze frozen grievance gtt kyc ledger login mandate margin nomination nominee odr ombudsman password payout pledge poa refund rekyc signature statement stt tax tds tpin transmission upi withdraw withdrawal',
  ),
);
const IS_QUESTION =
  /^(how|what|why|when|where|who|which|can|is|are|do|does|may|must|should|i)\b|\?\s*$/i;

/** Whether a query is a question or about an account, and does not look for a stock. */
export const isAboutAccount = (query: string): boolean =>
  IS_QUESTION.test(query.trim()) || wordsOf(query).some((word) => SUBJECTS.has(word));
