import { firm } from '../firm';

import { PURPOSE_IDS, purposeOf } from '../purposes';
import { asSentence, listed } from '@/lib/tools/phrases';

import { call, mail } from './links';
import { list, section, table, terms, text, type TextDocument } from './types';
import { LEGAL_UPDATED } from './updated';

/** What each form asks for, from the table of purposes. */
const FORM_ROWS = PURPOSE_IDS.map((id) => {
  const { occasion, what, why, retention } = purposeOf(id);
  return [occasion, asSentence(listed(what)), `To ${why}`, retention];
});

/** The privacy notice: what the Digital Personal Data Protection Act, 2023 requires, and more. */
export const privacy: TextDocument = {
  heading: 'Privacy notice: what we know about you, why, and for how long',
  lead: 'You can read every page of this site without telling us who you are. This notice says what is recorded all the same, what happens to what you send us, and how you withdraw your consent.',
  updated: LEGAL_UPDATED.privacy,
  contact: { label: 'Privacy', email: firm.privacyEmail },
  sections: [
    section(
      'in-short',
      'In short',
      list(
        'No account, cookie or consent is needed to read this site.',
        'What you write into a form goes to the desk that answers it, and to nobody who sells anything else.',
        'Scripts of other companies, such as the translation widget, load only after you agree, and refusing takes one click, like agreeing.',
        'We do not sell personal data, and we do not buy it.',
        'You can see, correct, withdraw or have erased what we hold, unless a law obliges us to keep it.',
      ),
    ),
    section(
      'who',
      'Who is responsible',
      text(
        `${firm.name} (CIN ${firm.cin}) decides how and why the data on this page is used; the law calls that a data fiduciary. Our registered office is ${firm.offices[0].street}, ${firm.offices[0].locality}, ${firm.offices[0].city} ${firm.offices[0].pincode}. For anything in this notice, write to ${firm.dataProtection.name}, ${firm.dataProtection.designation.toLowerCase()}, at ${mail(firm.privacyEmail)} or call ${call(firm.dataProtection.phone)}.`,
      ),
      text(
        'You may ask for this notice in English or in any of the 22 languages of the Eighth Schedule to the Constitution.',
      ),
      text(
        'This notice covers this public website. The trading login, the reports login and the app have notices of their own, because they handle your orders and holdings.',
      ),
    ),
    section(
      'what',
      'What we collect, and what for',
      table(
        'Personal data on this site, by occasion',
        ['Occasion', 'What', 'Why', 'Stored for'],
        [
          'You read a page',
          'Internet address, time, page, browser type',
          'To serve the page, find faults and stop attacks',
          'One year (the rules ask at least 180 days under CERT-In’s directions and one year under the data protection rules)',
        ],
        ...FORM_ROWS,
        [
          'You look for a branch near you',
          'Your position, inside your browser',
          'To sort the list; it is never sent to us',
          'Not kept',
        ],
        [
          'You search',
          'The words, in the address of the results. A phone number, PAN or the like is not looked up',
          'To show what matches. Words that found nothing are counted, without digits and without you, to see what is missing',
          'Counts: seven days',
        ],
        [
          'You use a calculator',
          'The figures, in the page’s address',
          'So that you can share a result',
          'Not kept',
        ],
      ),
      text(
        'The law asks us to store what a form sent, the record of your consent and the logs for at least one year. Who receives each form, and what permits it, is on the page of [your data and choices](/privacy/choices#purposes).',
      ),
      text(
        'We ask for no PAN, Aadhaar number, password, OTP or card number on this website. If a page that looks like ours does, leave it and tell us.',
      ),
    ),
    section(
      'consent',
      'Your consent, and how you withdraw it',
      text(
        'Each form says in a sentence which data it takes and what for. The box next to that sentence is empty until you tick it, and we ask for each purpose separately. A complaint needs no consent: SEBI’s rules require us to settle it.',
      ),
      text(
        `To withdraw, give the reference number and your mobile number or e-mail on the page of [your data and choices](/privacy/choices#withdraw). It takes effect at once: what has not reached our team never does, and a team that has it is told. Without the reference number, use the [form below](/support/updates/privacy#enquire) or write one line to ${mail(firm.privacyEmail)}. We then find you by the number or address that you gave, stop within seven working days and confirm it. You may also use a consent manager that is registered with the Data Protection Board. Withdrawal does not affect what we did before it. Data we must keep by law is locked until then and used for nothing else.`,
      ),
    ),
    section(
      'cookies',
      'Cookies and stored settings',
      text(
        'Pages set no cookie by themselves. If you allow the translation widget, your browser remembers that choice on your own device. The cookie of the translation then says in which language the next page is shown; browsers send it with each request, and we do not read it. The widget’s provider may set cookies of its own and sees the page that it translates. You withdraw that permission in the language panel of the header.',
      ),
      text('Everything else stays in your browser and is never sent to us:'),
      list(
        'your watchlist with its notes,',
        'the last twelve companies, indices and funds that you opened,',
        'the colours you chose,',
        'which notices you have seen,',
        'copies of pages,',
        'until you close the tab: your permission for the translation and its language, a pause of what moves, and that a page was loaded again because a file was missing.',
      ),
      text(
        'The copies are the last 20 pages and the calculators that you opened, so that you can read them without a network. What you typed into a form or a search is not among them. The page of [your data and choices](/privacy/choices#device) lists all of it and deletes it with one button.',
      ),
    ),
    section(
      'counts',
      'Counts of visits, without you in them',
      text(
        'Our own server counts how many pages of each type it sends, such as calculators or company pages. With the count goes the class of site that led there: a search engine, a social network, this site, another site or none. It counts how many forms were shown and how many were sent, by form.',
      ),
      list(
        'The counts are sums for a day. They have no cookie, no identifier, no internet address, no name of a browser and nothing that you typed.',
        'They name neither the page nor the site that led there, only their types. Programs that name themselves as such are not counted.',
        'No number below five is shown to anyone: small ones are merged with others.',
        'The counts stay on our server, are read by us alone, and are deleted after 400 days.',
      ),
    ),
    section(
      'who-else',
      'Who else sees it',
      terms(
        ['Hosting', 'The companies that run our machines, in India, bound by contract.'],
        [
          'Delivery of messages',
          'Firms that send our e-mails and texts see the address and the text for as long as sending takes.',
        ],
        [
          'Authorities',
          'SEBI, exchanges, depositories, tax offices and courts, where a law or an order obliges us.',
        ],
        ['Nobody else', 'No data broker, no advertiser, no group company for its own selling.'],
      ),
    ),
    section(
      'rights',
      'Your rights',
      list(
        'Ask what we hold about you and whom we gave it to.',
        'Have it corrected, completed or brought up to date.',
        'Have it erased when its purpose has ended and no law requires it.',
        'Name a person who uses these rights for you if you die or cannot act.',
        `Complain to us at ${mail(firm.privacyEmail)}. We answer within 21 calendar days. After that, the Data Protection Board of India is open to you.`,
      ),
      text(
        'We check that it is you who asks, by a message to the mobile number or e-mail that we already have, and by nothing more than that.',
      ),
    ),
    section(
      'children',
      'Children',
      text(
        'This site is written for adults. A minor’s demat account is opened and operated by the guardian. We do not knowingly take data from a person under eighteen without a parent’s or guardian’s consent that we can verify. We do not track children or address advertising to them.',
      ),
    ),
    section(
      'security',
      'How it is protected',
      text(
        'Traffic is encrypted, access is given by duty and recorded, and forms are stored before you see a confirmation. Personal data is left out of our logs. If a breach touches your data, we tell you and the Board without delay, with what happened and what you can do. The [password policy](/documents/password-policy.pdf) says how client passwords are kept.',
      ),
    ),
    section(
      'changes',
      'Changes to this notice',
      text(
        'The date above is that of the last change. A change that takes a right away or adds a purpose is announced on the [updates page](/support/updates) thirty days before it applies. Where consent is what we rely on, it asks for consent anew.',
      ),
    ),
  ],
};
