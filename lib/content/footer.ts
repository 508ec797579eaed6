import {
  depositories,
  exchanges,
  investorServices,
  regulators,
  type Authority,
} from './authorities';
import { firm } from './firm';
import { registrationNumber } from './outbound';
import { brokerageLimit, mutualFundWarning, standardWarning } from './prescribed';

interface Disclaimer {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const numbered = (sentence: (number: string) => string, number: string | null): string =>
  number === null ? '' : ` ${sentence(number)}`;

/** The six risk statements of every footer; prescribed lines come from `prescribed.ts`. */
export const disclaimers: readonly Disclaimer[] = [
  {
    id: 'market-risk',
    title: 'Market risk',
    text: `${standardWarning.text} ${brokerageLimit.text}`,
  },
  {
    id: 'margin-trading',
    title: 'Margin trading facility',
    text: 'You borrow from us to buy shares and pay interest for as long as you hold them. If the price falls you must add margin the same day, or we may sell the shares; you can lose more than you put in.',
  },
  {
    id: 'us-investing',
    title: 'US investing',
    text: `Offered through a partner platform, ${firm.usPartner.name}. It is not traded on an Indian exchange, so the exchanges’ investor protection and grievance forums don’t cover it. RBI’s remittance limits and the rupee’s moves against the dollar apply.`,
  },
  {
    id: 'mutual-funds',
    title: 'Mutual funds',
    text: `${mutualFundWarning.text}${numbered(
      (number) => `We are an AMFI-registered mutual fund distributor, ${number}.`,
      registrationNumber('mutual-fund-distributor'),
    )}`,
  },
  {
    id: 'structured-products',
    title: 'Structured products',
    text: 'Returns depend on an underlying asset and on the issuer’s ability to pay. You may get back less than you put in, or nothing, and selling before maturity may not be possible.',
  },
  {
    id: 'insurance',
    title: 'Insurance',
    text: `Insurance is the subject matter of solicitation. We act as a corporate agent${numbered(
      (number) => `(${number})`,
      registrationNumber('corporate-agent'),
    )}; the insurer, not we, carries the risk and settles claims.`,
  },
];

/** Points of the "Attention investors" block, required by SEBI, exchanges and depositories. */
export const attentionInvestors: readonly string[] = [
  'Keep your mobile number and e-mail up to date with us. The exchange and the depository then alert you to every trade and debit the same day.',
  'You do KYC once, with any SEBI-registered intermediary. It serves all the others.',
  'Don’t write a cheque to apply for an IPO. Sign the application and your bank blocks the money, which leaves your account only on allotment.',
  'Shares become margin only by a pledge in the depository, which you approve with an OTP. Don’t transfer shares to us as margin in any other way.',
  'Check the consolidated account statement that the depository sends you each month.',
  'Nobody can promise you a fixed return. Don’t trade on tips, and report fraud at 1930 or cybercrime.gov.in.',
  'Pay only to UPI handles that carry “@valid”, which registered intermediaries alone can have. Check a handle or bank account with SEBI Check first.',
];

/** The footer's short text about the firm. */
export const aboutUs =
  'Shares, funds, IPOs, bonds and research for investors in India. One account, one app, and every charge in writing before you confirm.';

/** Links to authorities that every footer must show. */
export const regulatorLinks: readonly Authority[] = [
  investorServices.scores,
  investorServices.smartOdr,
  investorServices.sebiCheck,
  regulators.sebi,
  exchanges.nse,
  exchanges.bse,
  exchanges.mcx,
  exchanges.ncdex,
  depositories.cdsl,
  depositories.nsdl,
  regulators.amfi,
  regulators.irdai,
];
