import { accessibility } from '@/lib/content/legal/accessibility';
import { CHARTER_UPDATED } from '@/lib/content/legal/charter/types';
import { COMPLAINTS_UPDATED } from '@/lib/content/legal/complaints/updated';
import { disclaimers } from '@/lib/content/legal/disclaimers';
import { disclosures } from '@/lib/content/legal/disclosures';
import { privacy } from '@/lib/content/legal/privacy';
import { REGISTRATION_UPDATED } from '@/lib/content/legal/registration';

import type { PageRecord } from '@/lib/pages/page';

export const legalPages = [
  {
    path: '/support/updates/privacy',
    type: 'legal',
    title: 'Privacy',
    parent: '/support/updates',
    metaTitle: 'Privacy notice',
    description:
      'Which personal data this website takes, what for, how long it is kept, who sees it, and how you withdraw consent, correct it or have it erased.',
    updated: privacy.updated,
  },
  {
    path: '/privacy/choices',
    type: 'legal',
    title: 'Your data and choices',
    label: 'Your data',
    parent: '/support/updates/privacy',
    description:
      'See what this site stores on your device and delete it, withdraw what you sent with its reference number, and read what each form asks for and why.',
    reads: ['sent'],
  },
  {
    path: '/support/updates/disclaimers',
    type: 'legal',
    title: 'Disclaimers',
    parent: '/support/updates',
    metaTitle: 'Disclaimers by product',
    description:
      'What we do not promise on shares, margin trading, derivatives, mutual funds, US investing, structured products, bonds, insurance and research.',
    updated: disclaimers.updated,
  },
  {
    path: '/support/tools-and-resources/complaint-status',
    type: 'legal',
    title: 'Complaint status',
    parent: '/support/tools-and-resources',
    metaTitle: 'Complaint status by month',
    description:
      'How many investor complaints were received, resolved and pending, by source, month and year, for each of our five SEBI registrations.',
    updated: COMPLAINTS_UPDATED,
    menu: { column: 'Put things right', note: 'Received and resolved, by month' },
  },
  {
    path: '/support/tools-and-resources/investor-charter',
    type: 'legal',
    title: 'Investor charter',
    parent: '/support/tools-and-resources',
    description:
      'Your rights, our services, activities with their timelines, dos and don’ts, and the grievance path: as broker, depository participant, analyst and adviser.',
    updated: CHARTER_UPDATED,
    menu: { column: 'Put things right', note: 'Your rights and our timelines' },
  },
  {
    path: '/support/updates/registration-details',
    type: 'legal',
    title: 'Registration details',
    parent: '/support/updates',
    description:
      'Every SEBI, AMFI and IRDAI registration and exchange membership of the firm, people in charge, offices, branches and authorised persons.',
    reads: ['q', 'page'],
    isAboutFirm: true,
    updated: REGISTRATION_UPDATED,
    menu: { column: 'The firm', note: 'Every number in one place' },
  },
  {
    path: '/support/updates/disclosures',
    type: 'legal',
    title: 'Disclosures',
    parent: '/support/updates',
    metaTitle: 'Risk disclosures and policies',
    description:
      'The regulator’s risk disclosures on derivatives, what we earn and hold ourselves, how client money is kept, and the list of our policies.',
    updated: disclosures.updated,
    menu: { column: 'The firm', note: 'Risks, policies, interests' },
  },
  {
    path: '/accessibility',
    type: 'legal',
    title: 'Accessibility',
    parent: '/',
    metaTitle: 'Accessibility statement',
    description:
      'The standards this site is measured against, what works with keyboard, screen reader and large type, known gaps, and whom to tell of a barrier.',
    updated: accessibility.updated,
  },
  {
    path: '/site-map',
    type: 'legal',
    title: 'Site map',
    parent: '/',
    metaTitle: 'Site map: the pages by section',
    description:
      'The pages of this site by section, with a line on what each holds: products, markets, research, calculators, support and legal pages.',
    schemaType: 'CollectionPage',
  },
] as const satisfies readonly PageRecord[];
