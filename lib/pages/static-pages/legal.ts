import { LEGAL_UPDATED } from '@/lib/content/legal/updated';
import { peopleUpdated } from '@/firm/people';

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
    updated: LEGAL_UPDATED.privacy,
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
    updated: LEGAL_UPDATED.disclaimers,
  },
  {
    path: '/support/tools-and-resources/complaint-status',
    type: 'legal',
    title: 'Complaint status',
    parent: '/support/tools-and-resources',
    metaTitle: 'Complaint status by month',
    description:
      'How many investor complaints were received, resolved and pending, by source, month and year, for each of our five SEBI registrations.',
    updated: LEGAL_UPDATED.complaints,
    menu: { column: 'Put things right', note: 'Received and resolved, by month' },
  },
  {
    path: '/support/tools-and-resources/investor-charter',
    type: 'legal',
    title: 'Investor charter',
    parent: '/support/tools-and-resources',
    description:
      'Your rights, our services, activities with their timelines, dos and don’ts, and the grievance path: as broker, depository participant, analyst and adviser.',
    updated: LEGAL_UPDATED.charter,
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
    updated: peopleUpdated,
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
    updated: LEGAL_UPDATED.disclosures,
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
    updated: LEGAL_UPDATED.accessibility,
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
