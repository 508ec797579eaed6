import { disclaimers as footerDisclaimers } from '../footer';
import { firm } from '../firm';
import { registrationNumber } from '../outbound';
import {
  insuranceNotice,
  mutualFundWarning,
  researchWarning,
  standardWarning,
} from '../prescribed';

import { mailbox, sebiInvestor } from './links';
import { list, section, text, type TextDocument } from './types';
import { LEGAL_UPDATED } from './updated';

/** The footer's disclaimer of a product, reused so that both are equal. */
function inShort(id: string): string {
  return footerDisclaimers.find((disclaimer) => disclaimer.id === id)?.text ?? '';
}

/** The disclaimers, by product. */
export const disclaimers: TextDocument = {
  heading: 'Disclaimers: what we don’t promise',
  lead: 'This page says, product by product, what you can lose. The short form of each disclaimer is at the foot of every page.',
  updated: LEGAL_UPDATED.disclaimers,
  contact: { label: 'Compliance', email: firm.complianceOfficer.email },
  sections: [
    section(
      'general',
      'All securities',
      text(standardWarning.text),
      list(
        'Prices fall as well as rise, and you may get back less than you put in.',
        'Past performance of a security does not tell how it will perform.',
        'Registration lets us operate. It is not an approval of any product or return.',
        'No employee, franchisee or distributor of ours may promise a return or a share in your profit. If one does, tell the compliance officer.',
      ),
    ),
    section(
      'margin-trading',
      'Margin trading facility',
      text(inShort('margin-trading')),
      list(
        'Interest runs by the day on what you borrowed, on holidays too.',
        'The list of shares that may be bought this way, and the margin for each, can change overnight.',
        'Shares bought with the facility are pledged to us; you approve the pledge by OTP.',
        'The [page of the facility](/invest-in-mtf-margin-trading-facility) has the rate, and says where you get the rights and obligations and our policy.',
      ),
    ),
    section(
      'derivatives',
      'Derivatives',
      text(
        'Futures and options can lose more than the margin that you paid. Read the [risk disclosures on derivatives](/support/updates/disclosures#derivatives), with the figures of SEBI’s study, before your first contract.',
      ),
    ),
    section(
      'mutual-funds',
      'Mutual funds',
      text(inShort('mutual-funds')),
      list(
        'We distribute regular plans and receive a commission from the fund house out of the scheme’s expenses. Direct plans carry none.',
        'The net asset value is after expenses. An exit load, where there is one, is charged when you sell.',
        'The riskometer of a scheme is set by its fund house each month and can change after you buy.',
      ),
    ),
    section(
      'us-investing',
      'US investing',
      text(inShort('us-investing')),
      list(
        'Accounts and holdings are kept by the partner and its broker under the law of their country.',
        'Under the Liberalised Remittance Scheme an individual may send abroad up to $250,000 in a financial year for all purposes together.',
        'Tax may be collected on the remittance, and income abroad has to be declared in India.',
      ),
    ),
    section(
      'structured-products',
      'Structured products and alternative funds',
      text(inShort('structured-products')),
      text(
        'Alternative investment funds and portfolio services are for investors who can leave a large sum untouched for years. Units are not easily sold and are valued less often.',
      ),
    ),
    section(
      'fixed-income',
      'Bonds and deposits',
      text(
        'An issuer may pay late or not at all. A rating is an opinion of the rating agency on the day it was given. When yields rise, the price of a bond falls. Public debt bought before maturity can be hard to sell at a fair price.',
      ),
    ),
    section(
      'insurance',
      'Insurance',
      text(inShort('insurance')),
      text(
        `We act for ${firm.insurers.join(' and ')}. Buying insurance is voluntary and is never a condition of any other service. Read the sales brochure and the policy’s exclusions before you pay.`,
      ),
      text(`Public notice of IRDAI: ${insuranceNotice.text}`),
    ),
    section(
      'research',
      'Research, articles and videos',
      text(researchWarning.text),
      text(
        `Reports are published under research analyst registration ${registrationNumber('research-analyst') ?? ''}. Articles, videos, infographics and webinars explain how something works. They don’t know your income or your goals, and securities named in them are examples and no recommendation.`,
      ),
    ),
    section(
      'calculators',
      'Calculators',
      text(
        `A calculator works out what you typed. Rates in it are assumptions, tax and costs are left out unless it says otherwise, and no result is a forecast. ${mutualFundWarning.text}`,
      ),
    ),
    section(
      'site',
      'This website',
      list(
        'Market figures may be delayed. Each one says as of when; orders follow the exchange’s own feed in the trading login.',
        'Figures that carry the mark “Sample data” are invented to show the page and describe no real company, fund or person.',
        'Links to exchanges, regulators and other companies lead away from us. Their content is their own.',
        `Translations are automatic. If they differ, the English page applies. Tell ${mailbox('support')} of a mistake.`,
        `SEBI explains markets without selling anything at ${sebiInvestor}.`,
      ),
    ),
  ],
};
