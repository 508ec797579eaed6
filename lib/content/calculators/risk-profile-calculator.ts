import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'How much risk suits your time, your income and how you bear losses.',
  counts: [
    'Twelve questions, one to five points each. The most cautious answers together score 0, the boldest 100.',
    'Your answers are in the address of this page and nowhere else. We do not store them.',
  ],
  steps: [
    'Answer for one sum of money and one purpose. Another purpose may need another profile.',
    'Take the first answer that is true of you, not the one that sounds brave.',
    'Go back whenever you like; the result comes after the twelfth answer.',
    'Read the notes: they say where two answers pull in different directions.',
  ],
  explanation: {
    heading: 'How the profile is worked out',
    paragraphs: [
      'A risk profile puts three different things together. The first is how much risk you need: a goal that is close and already paid for needs hardly any. The second is how much you can bear, which depends on time, income and what else you own. The third is how much loss you can live with, which shows only when prices fall.',
      'The questions ask about all three. Some concern facts, such as when you need the money and how steady your income is. Some concern what you have done or would do when a holding or the whole portfolio falls. Some ask what you expect, and whether you would accept the losses that come with it.',
      'Each answer scores one to five points. The sum becomes a score from 0 to 100 and falls into one of five bands, from Conservative to Aggressive. Next to each band is a mix of equity, debt and gold that is often set against it. It has 20% equity for the first, 50% for the middle one, 85% for the last.',
      'Some facts outweigh the score. Money needed within a year is treated as Conservative however bold the other answers are, and within three years as Moderate at most. The same holds from 65 on without a regular income.',
      'The page also points out answers that do not go together, such as a high return expected by someone who would sell after a small fall. It does not change the score for that. It leaves the thinking to you, which is where a profile becomes useful.',
    ],
  },
  worked: {
    heading: 'Twelve answers, added up',
    query: 'answers=443343333343',
    paragraphs: [
      'Twelve answers, eight of three points and four of four, make 40. Twelve is the lowest sum and 60 the highest, so 28 of 48 points are counted.',
      'That is a score of {score} out of 100, a Moderate profile. No answer about time, age or income holds it down.',
    ],
  },
  assumptions: [
    'All twelve answers count alike.',
    'The answers are true today; a new job, a child or a loan can change them.',
    'The mixes are examples for each band and not a recommendation.',
    'Loans, insurance and other goals are not asked about.',
  ],
  faqHeading: 'Questions about risk profiles',
  faqs: [
    {
      question: 'Who sees my answers?',
      response:
        'Nobody but you, unless you share the link. The answers are the twelve digits in the address of the page, so anyone who has the link can read them. We do not keep them or pass them on.',
    },
    {
      question: 'Why is my profile lower than my score?',
      response:
        'Because one of your answers sets a limit. If you need the money within a year the profile is Conservative, and within three years it is Moderate at most, whatever the rest says. The same limit of Moderate applies at 65 or over without a regular income. The page names the reason.',
    },
    {
      question: 'What does a contradiction mean?',
      response:
        'That two answers would lead to different plans. Someone who expects twice the return of a deposit but would move to deposits after a fall of 15% cannot have both. Read the two questions again and ask which answer you would act on.',
    },
    {
      question: 'Is this the profile that an adviser uses?',
      response:
        'It asks about similar things, but it is not the same. A registered investment adviser assesses your profile in its own way, with your documents and goals, before it recommends anything. Treat this one as preparation.',
    },
    {
      question: 'How often does a profile change?',
      response:
        'The facts change when your life does: a new job, a child, a home loan, retirement. How you bear a loss is hard to know before a real fall. Take the questions again once a year and after any large change.',
    },
    {
      question: 'Does Aggressive mean more return?',
      response:
        'No. It means that you could bear larger swings for the chance of a higher return. The chance may not come true, and in some years an aggressive mix loses far more than a cautious one.',
    },
  ],
};
