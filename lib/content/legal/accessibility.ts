import { firm } from '../firm';

import { call, mail, scores } from './links';
import { list, section, steps, table, text, type TextDocument } from './types';
import { LEGAL_UPDATED } from './updated';

/** The accessibility statement that SEBI's circulars under the RPwD Act require. */
export const accessibility: TextDocument = {
  heading: 'Accessibility: how this site works for everyone',
  lead: 'With a keyboard, a screen reader, large type, no script or a slow phone. Where it doesn’t, tell us, and a person answers within two working days.',
  updated: LEGAL_UPDATED.accessibility,
  contact: { label: 'Accessibility', email: firm.accessibilityEmail },
  sections: [
    section(
      'contact',
      'Tell us about a barrier',
      text(
        `Write to ${mail(firm.accessibilityEmail)} or call ${call(firm.customerCare.phone)} (${firm.customerCare.hours}). Say which page it was and what you use; a screenshot helps but is not needed. You need no client code.`,
      ),
      steps(
        'We confirm within two working days.',
        'If you need something now, we send it in a form that you can use: large print, plain text, or read out on the phone.',
        'We fix the page and tell you when, or say why it takes longer.',
        `If the answer doesn’t satisfy you, the [escalation matrix](/support/get-in-touch/grievances-escalation-matrix) names who is next. SEBI takes complaints about access on ${scores} in the category “Accessibility”, and the Chief Commissioner for Persons with Disabilities takes them under the Act.`,
      ),
    ),
    section(
      'standard',
      'What we measure against',
      list(
        'The Web Content Accessibility Guidelines, 2.1 and 2.2, level AA.',
        'The Indian standard IS 17802 on accessibility of ICT products and services.',
        'The Guidelines for Indian Government Websites and apps, GIGW 3.0.',
        'The Rights of Persons with Disabilities Act, 2016, and SEBI’s circulars on digital accessibility of 31 July, 29 August, 25 September and 8 December 2025 and 31 July 2026.',
      ),
    ),
    section(
      'works',
      'What you can count on',
      list(
        'Every page can be read and used without a mouse. The focus is always visible and never hides under the header.',
        'Pages, menus, searches and forms work without scripts.',
        'Text grows to 400% without sideways scrolling, down to a window 320 pixels wide, and nothing is left out: columns of tables become lines under their row.',
        'Contrast themes of your device keep what is chosen, focused and drawn apart.',
        'A sign and an arrow show rise and fall, not colour alone.',
        'What moves by itself has a Pause button, and does not move if your device asks for less motion.',
        'Charts have a sentence that says what they show, and a table with their figures.',
        'A [site map](/site-map) lists the pages by section. Links that open a new tab say so. PDF files of ours are tagged, titled and have their language set.',
        'Light and dark follow your device. Contrast of text is at least 4.5 to 1 in both.',
      ),
    ),
    section(
      'gaps',
      'What doesn’t work yet',
      table(
        'Known gaps and what you can do meanwhile',
        ['Where', 'Gap', 'Until it is fixed'],
        [
          'Files of exchanges and companies',
          'Many are scanned and can’t be read out.',
          'Ask us for the text of the page that you need.',
        ],
        [
          'Translation widget',
          'It is another company’s and not always announced well.',
          'Pages are in plain English and declare their language, so your own translator works.',
        ],
        [
          'Client documents in Indian scripts',
          'Some older files lack tags.',
          'Ask for a tagged copy; we make it within five working days.',
        ],
      ),
    ),
    section(
      'tested',
      'How it is tested',
      text(
        'Each change is checked by two engines and by automated tests for contrast, names, roles, keyboard order, contrast themes, letter spacing and large fonts before it is released. SEBI also requires an audit by an independent auditor once a year, and tests by persons with disabilities. This sample site has had neither. A firm publishes the date and the report of its audit here.',
      ),
    ),
    section(
      'assist',
      'Help with opening or running an account',
      text(
        'To open an account you need not blink, read out a number or sign on a screen. If a step of the video check or the signature doesn’t suit you, our staff complete it with you in another way. That can be at a branch or at home, at no charge. A thumb impression is accepted with a witness, and you may choose a person to assist you.',
      ),
    ),
  ],
};
