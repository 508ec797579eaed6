import { formatDate } from '@/lib/tools/format';

import { firm } from '../firm';
import { registrationNumber } from '../outbound';
import {
  derivativesDisclosure,
  mostImportantTerms,
  researchWarning,
  standardWarning,
} from '../prescribed';

import { mail } from './links';
import { list, section, steps, table, terms, text, type TextDocument } from './types';
import { LEGAL_UPDATED } from './updated';

const ownAccount = firm.tradesOnOwnAccount
  ? `${firm.name} trades on its own account as well as for clients. Our own orders are placed by a separate desk, which sees no client order before it is executed and never trades ahead of one.`
  : `${firm.name} trades for clients only and holds no positions of its own.`;

/** The disclosures: risks that regulators prescribe, the firm's interests, its policies. */
export const disclosures: TextDocument = {
  heading: 'Risk disclosures, our interests and policies',
  lead: 'The regulator’s risk disclosure first, then what we earn and hold ourselves, then the policies by which we decide. Ask for any policy in full; it is free.',
  updated: LEGAL_UPDATED.disclosures,
  contact: { label: 'Compliance', email: firm.complianceOfficer.email },
  sections: [
    section(
      'derivatives',
      derivativesDisclosure.heading,
      list(...derivativesDisclosure.lines),
      text(`Source: ${derivativesDisclosure.study}`),
      text(
        'What it means for you: before you trade futures or options, set the sum that you can lose in full, and count costs as part of the loss. [How derivatives work](/invest-in-derivatives) shows both on one page.',
      ),
    ),
    section('market', 'Market risk', text(standardWarning.text)),
    section(
      'own-account',
      'We trade on our own account too',
      text(ownAccount),
      text(
        'Research analysts and their relatives may not deal in a company for 30 days before and five days after we publish on it, and never against what they recommend.',
      ),
    ),
    section(
      'what-we-earn',
      'What we earn, and from whom',
      table(
        'Sources of income, by service',
        ['Service', 'Who pays', 'What'],
        ['Shares, derivatives, commodities', 'You', 'Brokerage, as the page of charges says'],
        ['Margin trading facility', 'You', 'Interest on what you borrowed'],
        ['Depository services', 'You', 'Demat charges, as the page of charges says'],
        ['Research', 'Nobody; it is open to read', 'Paid for by the broking business'],
        ['Investment advice', 'You', 'A fee by agreement'],
        ['Portfolio management', 'You', 'Fixed and performance fees by agreement'],
        [
          'Alternative investment funds',
          'The fund’s manager',
          'Distribution fee, disclosed in the fund’s documents',
        ],
        [
          'Mutual funds, regular plans',
          'The fund house',
          'Commission out of the scheme’s expenses; also from the fund house of our group',
        ],
        ['Insurance', 'The insurer', 'Commission within IRDAI’s limits'],
        ['Public issues and bonds', 'The issuer', 'A fee for applications that we collect'],
        ['US investing', 'The partner', 'A fee for clients that we introduce'],
      ),
    ),
    section(
      'research',
      'Research',
      text(researchWarning.text),
      terms(
        ['Registration', `Research analyst ${registrationNumber('research-analyst') ?? ''}.`],
        [
          'Holdings',
          'Each report says whether we, the analyst or relatives hold the security, and whether that is 1% or more.',
        ],
        [
          'Payments',
          'Each report says whether the company paid us or gave us business in the last twelve months.',
        ],
        [
          'Pay of analysts',
          'It does not depend on a particular trade, and no other department approves it.',
        ],
        [
          'Machines',
          'Where software drafted or screened a part of a report, the report says which part.',
        ],
      ),
    ),
    section(
      'margin-trading',
      'Margin trading facility',
      text(
        'We may lend up to the limits that SEBI and the exchanges set on our own funds. Your shares under the facility are pledged, valued daily and sold if a margin call is not met in time. We report what we lent, by client and share, to the exchange every day.',
      ),
    ),
    section(
      'client-money',
      'Your money and shares',
      list(
        'Client money stays in bank accounts that are named as such, apart from ours, and is passed up to the clearing corporation at the day’s end as the rules ask.',
        'Idle money is returned on the exchanges’ settlement days each month or quarter, as you chose.',
        'Shares that you buy go straight to your demat account. Margin in shares works by pledge alone.',
        'The clearing corporations show each client what collateral they hold for him or her: see the websites of [NSE Clearing](https://www.nseclearing.in/), [ICCL](https://www.icclindia.com/), [MCXCCL](https://www.mcxccl.com/) and [NCCL](https://www.nccl.co.in/).',
        'Vote on resolutions of your companies at the depositories: [NSDL e-voting](https://www.evoting.nsdl.com/) and [CDSL e-voting](https://www.evotingindia.com/).',
        'Pay only into the [bank accounts and UPI handles](/support/updates/registration-details#client-accounts) on the page of registration details.',
      ),
    ),
    section(
      'mitc',
      mostImportantTerms.heading,
      text(mostImportantTerms.source),
      text(mostImportantTerms.kind),
      steps(...mostImportantTerms.terms),
    ),
    section(
      'policies',
      'Our policies',
      text(
        `Each is reviewed once a year and approved by the board. Those with a link are on this site; write to ${mail(firm.complianceOfficer.email)} and we send you any other.`,
      ),
      table(
        'Policies in force',
        ['Policy', 'What it settles', 'Last approved'],
        ['Risk management', 'Limits, margin calls, when positions are closed', '8 May 2026'],
        ['Order execution', 'How orders are routed, refused and recorded', '8 May 2026'],
        [
          'Inactive accounts',
          'After 24 months without a trade; how you reactivate one',
          '8 May 2026',
        ],
        ['Conflicts of interest', 'Own account, gifts, research, employees’ trades', '7 Aug 2026'],
        [
          'Prevention of money laundering',
          'Who you are, where money comes from, what we report',
          '7 Aug 2026',
        ],
        ['Surveillance', 'Alerts of the exchanges and our own', '7 Aug 2026'],
        ['Grievances', 'Who answers, by when, what is published', '7 Aug 2026'],
        ['Voluntary freeze of online access', 'How you block trading within minutes', '7 Aug 2026'],
        ['Prevention of insider trading', 'Who may know what, and the walls between', '7 Aug 2026'],
        ['Outsourcing', 'What others do for us and how we watch them', '6 Nov 2026'],
        ['Cyber security and resilience', 'Drills, audits, reporting of incidents', '6 Nov 2026'],
        [
          '[Password policy (PDF)](/documents/password-policy.pdf)',
          'Rules for client passwords',
          '20 Nov 2026',
        ],
        [
          '[Privacy](/support/updates/privacy)',
          'What we know of you',
          formatDate(LEGAL_UPDATED.privacy),
        ],
      ),
    ),
    section(
      'actions',
      'Orders and penalties',
      text(
        'This is a sample firm and has had no dealings with a regulator. A firm lists here every order, settlement or penalty of the last five years, with its date and a link to the authority’s own text.',
      ),
    ),
  ],
};
