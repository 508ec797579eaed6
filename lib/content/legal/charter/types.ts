import { list, section, table, text, type TextSection } from '../types';

/** An investor charter, which SEBI requires of each kind of intermediary. */
export interface Charter {
  /** The label of its tab. */
  readonly name: string;
  readonly id: string;
  /** Whose text it is, by which circular, and where the text was read. */
  readonly source: string;
  /** The regulator's text, letter for letter. */
  readonly parts: readonly TextSection[];
  /** What the firm adds where the charter has no such part, marked as its own. */
  readonly own?: readonly TextSection[];
}

/** Parts that the charters of research analysts and investment advisers share. */
export const VISION_OF_ADVICE = section(
  'vision-and-mission',
  'A. Vision and Mission Statements for investors',
  text('Vision: Invest with knowledge & safety.'),
  text(
    'Mission: Every investor should be able to invest in right investment products based on their needs, manage and monitor them to meet their goals, access reports and enjoy financial wellness.',
  ),
);

/** Part D of both; the kinds of intermediary and their supervisory bodies differ. */
export const grievancesOf = (kind: string, body: string, fullBody: string): TextSection =>
  section(
    'grievances',
    'D. Details of grievance redressal mechanism and how to access it',
    text(`1. Investor can lodge complaint/grievance against ${kind} in the following ways:`),
    text(`Mode of filing the complaint with ${kind.toLowerCase()}`),
    text(
      `In case of any grievance / complaint, an investor may approach the concerned ${kind} who shall strive to redress the grievance immediately, but not later than 21 days of the receipt of the grievance.`,
    ),
    text(`Mode of filing the complaint on SCORES or with ${fullBody} (${body})`),
    list(
      'SCORES 2.0 (a web based centralized grievance redressal system of SEBI for facilitating effective grievance redressal in time-bound manner) ([https://scores.sebi.gov.in](https://scores.sebi.gov.in/))',
      `Two level review for complaint/grievance against ${kind}: First review done by designated body (${body}). Second review done by SEBI.`,
      `Email to designated email ID of ${body}`,
    ),
    text(
      '2. If the Investor is not satisfied with the resolution provided by the Market Participants, then the Investor has the option to file the complaint/ grievance on SMARTODR platform for its resolution through online conciliation or arbitration.',
    ),
    text(
      'With regard to physical complaints, investors may send their complaints to: Office of Investor Assistance and Education, Securities and Exchange Board of India, SEBI Bhavan, Plot No. C4-A, ‘G’ Block, Bandra-Kurla Complex, Bandra (E), Mumbai - 400 051.',
    ),
  );

/**
 * Times that the charters of advice leave open, and claims on default, in the firm's own words.
 * @param isPaid whether clients pay a fee for the service
 */
export const ownTerms = (service: string, isPaid: boolean): readonly TextSection[] => [
  section(
    'own-times',
    'Our own times (not part of SEBI’s charter)',
    table(
      `What we do for clients of our ${service}, and by when`,
      ['Activity', 'Our time'],
      ...(isPaid
        ? [
            ['Terms of service and your agreement to them', 'Before the service starts'],
            ['KYC', 'Before the service starts'],
          ]
        : []),
      ['Disclosure of conflicts of interest', 'With each report or advice'],
      ['Complaint figures on this website', 'By the 7th of each month'],
      ['Answer to a grievance', '21 calendar days from receipt of the complaint'],
    ),
  ),
  section(
    'own-default',
    'Claims if we default (not part of SEBI’s charter)',
    text(
      [
        `Our ${service} holds neither your money nor your securities.`,
        isPaid
          ? 'If the service ends early, we return the fee for the time not served, as the terms say.'
          : 'It is free, so there is no fee to return.',
        'A claim for damage goes through SCORES 2.0 or SMART ODR.',
      ].join(' '),
    ),
  ),
];
