import { firm } from '@/lib/content/firm';
import type { SitePath } from '@/lib/routes';

/** What search engines and shared links say of a page. */
export interface PageText {
  /** Without the firm's name, which the builder adds where it fits. */
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
}

/** Titles and descriptions of the pages that have no record of their own to take them from. */
export const ownTexts = {
  '/': {
    title: `${firm.name}: invest with your eyes open`,
    description:
      'Stocks, mutual funds, IPOs, bonds and more in one demat account, with every charge on one page and every risk in the same size of type as the promise.',
  },
  '/accessibility': {
    title: 'Accessibility statement',
    description:
      'The standards this site is measured against, what works with keyboard, screen reader and large type, known gaps, and whom to tell of a barrier.',
  },
  '/blogs-and-articles': {
    title: 'Blogs and articles',
    description:
      'Articles in plain words on charges, settlement, tax, funds, bonds, derivatives and complaints in India, each on one question, with reading time.',
  },
  '/infographics': {
    title: 'Infographics on money',
    description:
      'One picture, one idea: what a trade costs, T+1, margin, SIPs at three rates, fraud. Enlarge each one, or read in words what it says.',
  },
  '/media': {
    title: 'Media: press, gallery, awards',
    description:
      'Press releases by year, picture albums and awards with the body that gave them, and how journalists reach the press desk of the firm.',
  },
  '/media/awards': {
    title: 'Awards and who gave them',
    description:
      'Awards by year with the body that gave each. An award says what a jury thought in one year and nothing about what an investment will do.',
  },
  '/media/gallery': {
    title: 'Picture gallery',
    description:
      'Albums from branch openings, investor awareness days and evenings with clients. Each picture opens in full size and says what it shows.',
  },
  '/media/press-releases': {
    title: 'Press releases by year',
    description:
      'What we told the press, by year and newest first: each release with its date, its source, a PDF and the page that it is about.',
  },
  '/product-and-offerings/assets-classes': {
    title: 'Asset classes: the former list and its new pages',
    description:
      'The anchors of the former asset class page and where each now leads: stocks, margin trading, funds, insurance, ETFs, derivatives, commodities, bonds and more.',
  },
  '/search': {
    title: 'Search companies',
    description:
      'Find a listed company by its name, its NSE symbol or its industry, and open its page with price, key figures and quarterly results.',
  },
  '/support': {
    title: 'Support: answers, forms and people',
    description:
      'Search the answers, download a form, find an office or ring the desk that knows. Phones, hours, notices and the way of a complaint, on one page.',
  },
  '/support/faqs': {
    title: 'Questions and answers',
    description:
      'Search the answers on opening an account, KYC, orders, funds, charges, tax, demat, mutual funds and complaints, or go through them by subject.',
  },
  '/support/form-center': {
    title: 'Form centre',
    description:
      'Forms for opening, KYC, nomination, DDPI, pledges, freeze and closure with size and date, and client documents in Indian languages, all as PDF.',
  },
  '/support/get-in-touch': {
    title: 'Get in touch with us',
    description:
      'Five ways to reach us: each desk by phone and e-mail, a call back, the nearest office, a grievance, and who answers next when an answer fails.',
  },
  '/support/get-in-touch/contact-us': {
    title: 'Contact us: each desk and its hours',
    description:
      'Phone, e-mail and hours of each desk: customer care, dealing, demat, KYC, mutual funds, risk, research, and a line to block your account.',
  },
  '/support/get-in-touch/grievances': {
    title: 'Grievances: how to complain',
    description:
      'How to complain about a trade, a charge or a service: what to write, where to send it, 21 days to an answer, and the way on to SCORES and SMART ODR.',
  },
  '/support/get-in-touch/grievances-escalation-matrix': {
    title: 'Grievances escalation matrix',
    description:
      'Customer care, its head, the compliance officer and the CEO: name, address, phone, e-mail and working hours, and when to take each step.',
  },
  '/support/get-in-touch/locate-us': {
    title: 'Locate us: offices by city and PIN',
    description:
      'Find the nearest office by city, locality or PIN code, in a list with phone and address and on a map, or sorted by distance if you allow it.',
  },
  '/support/get-in-touch/request-a-call-back': {
    title: 'Request a call back',
    description:
      'Name your number, the subject and a good time, and we ring you by the next working day. How to ask, and how you know that it is us.',
  },
  '/support/tools-and-resources': {
    title: 'Tools and resources',
    description:
      'Seven calculators, finders, the investor charter and monthly complaint figures, with the tools of SEBI and the exchanges one click away.',
  },
  '/support/tools-and-resources/complaint-status': {
    title: 'Complaint status by month',
    description:
      'How many investor complaints were received, resolved and pending, by source, month and year: as broker, depository participant and research analyst.',
  },
  '/support/tools-and-resources/investor-charter': {
    title: 'Investor charter',
    description:
      'Your rights, our services, activities with their timelines, dos and don’ts, and the way of a grievance: as broker, depository participant, research analyst.',
  },
  '/support/updates': {
    title: 'Updates: holidays, notices, circulars',
    description:
      'Trading holidays, maintenance, KYC reminders and circulars with the day each applies, newest first, and the legal pages that stay in force.',
  },
  '/support/updates/disclaimers': {
    title: 'Disclaimers by product',
    description:
      'What we do not promise on shares, margin trading, derivatives, mutual funds, US investing, structured products, bonds, insurance and research.',
  },
  '/support/updates/disclosures': {
    title: 'Risk disclosures and policies',
    description:
      'The regulator’s risk disclosures on derivatives, what we earn and hold ourselves, how client money is kept, and the list of our policies.',
  },
  '/support/updates/privacy': {
    title: 'Privacy notice',
    description:
      'Which personal data this website takes, what for, how long it is kept, who sees it, and how you withdraw consent, correct it or have it erased.',
  },
  '/support/updates/registration-details': {
    title: 'Registration details',
    description:
      'Every SEBI, AMFI and IRDAI registration and exchange membership of the firm, people in charge, offices, branches and authorised persons.',
  },
  '/videos': {
    title: 'Videos on investing',
    description:
      'Short videos on contract notes, orders, margin, derivatives, funds, tax and fraud: how each works, with the arithmetic on the screen and no tips.',
  },
  '/webinars': {
    title: 'Webinars: live talks',
    description:
      'Free live talks on contract notes, options, funds, bonds and tax records, with half of the time for questions, and recordings of those held.',
  },
  '/equity': {
    title: 'Equity market today',
    description:
      'Sensex, Nifty and every index with charts, gainers, losers, most active shares, 52-week highs and lows, industries, institutions and public issues.',
  },
  '/market-news-and-insights': {
    title: 'Market news and insights',
    description:
      'News on markets, companies, the economy and rules by category, newest first, each item with its time and source, and articles to read at leisure.',
  },
  '/companies': {
    title: 'Companies from A to Z',
    description:
      'Every listed company by letter and by industry, each with a page of its share price, key figures, quarterly results, peers and news.',
  },
  '/research': {
    title: 'Research reports',
    description:
      'Reports of our research desk: fundamental, technical, derivatives, currency, commodity, funds, newsletters and product notes, each as a dated PDF.',
  },
  '/calculators': {
    title: 'Calculators',
    description:
      'Seven calculators for SIPs, goals, compounding, inflation, PPF, asset allocation and risk, each with its formula and a table of the years.',
  },
} as const satisfies Partial<Record<SitePath, PageText>>;
