import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'The yearly return of payments on any dates.',
  counts: [
    'A year has 365 days, as in spreadsheets and fund statements. 365.25 days are the other choice.',
    'Money that you paid in has a minus, brackets or Dr; what you received has none of them, or Cr.',
    'Dates are read with the day first (17-Apr-2025, 17/04/2025), or as 2025-04-17.',
    'Tabs, commas or semicolons part columns. Leave the headings in: lines with two sums need them.',
  ],
  steps: [
    'Write or paste a line for each payment: its date and its sum.',
    'Put a minus before what you paid in, and none before what you received.',
    'Add the present value of the investment as the last line, with today’s date.',
    'Read the return, and the table for what each sum counts.',
  ],
  explanation: {
    heading: 'XIRR counts the date of every payment',
    paragraphs: [
      'If you pay in once and take out once, the yearly return is simple to find. But most people pay in many times, take something out, and pay in again. The first rupee has then worked for years and the last for weeks, and dividing the gain by the sum paid in says little.',
      'The internal rate of return for irregular dates, XIRR for short, solves this. It asks: which one yearly rate would turn these payments, each on its own day, into exactly what came back? Fund statements, portfolio trackers and spreadsheets use the same measure.',
      'The page begins with four sums: ₹50,000.00 and ₹25,000.00 paid in, ₹15,000.00 taken out and ₹95,000.00 at the end. The gain is {gain@}, and the return is {xirr@} a year.',
      'There is no formula that gives the rate at once. The page tries rates from −99.99% to 1,00,000%. It looks between which two the sum of all present values changes its sign, and then narrows the rate down to more than nine digits. If the sums change direction more than once, several rates can fit; the page names them all and says which it shows. If none fits, it says why.',
    ],
  },
  worked: {
    heading: 'The example of the spreadsheet’s own manual',
    query:
      'flows=2008-01-01%20-10000%0A2008-03-01%202750%0A2008-10-30%204250%0A2009-02-15%203250%0A2009-04-01%202750',
    paragraphs: [
      'Microsoft explains its XIRR function with an investment of 10,000 on 1 January 2008 and four receipts until 1 April 2009: 2,750, 4,250, 3,250 and 2,750. Its answer is 0.373362535, from a search that stops at a hundred-millionth; the exact rate is 0.373362534. This page finds it, shows it as {xirr} a year, and finds a gain of {gain}.',
      'With 365.25 days to a year the same sums give {xirr@&year=365.25}.',
    ],
  },
  sources: [
    {
      name: 'Microsoft, XIRR function',
      text: 'Days are counted to a year of 365, and the example of five sums gives 0.373362535.',
      asOn: '2026-11-22',
      href: 'https://support.microsoft.com/office/xirr-function-de1242ec-6477-445b-b11b-a303ad9adc9d',
    },
  ],
  assumptions: [
    'Every sum moves on the date next to it, and the last value is what you could really get.',
    'What you receive earns the same rate elsewhere; that is how the measure is built, and it flatters a plan that pays back early.',
    'Charges and tax are in the return only if they are in your sums.',
    'Up to 150 lines; lines of one day are added up by themselves.',
  ],
  faqHeading: 'Questions about XIRR',
  faqs: [
    {
      question: 'Why do I get a message about no return?',
      response:
        'Because all sums have the same sign. A return needs money that went in and money that came out. Most often the value of today is missing, or the minus before what you paid in.',
    },
    {
      question: 'How do I count a SIP that is still running?',
      response:
        'Enter a line with a minus for each instalment, and last what your units are worth today, with today’s date and no minus. The unit statement has all of these dates.',
    },
    {
      question: 'Why is the return so high after a few weeks?',
      response:
        'Because the measure always makes a year of it. A gain of 2% in two weeks becomes more than 60% a year, which nobody earned. Under one year look at the gain itself.',
    },
    {
      question: 'Is XIRR the same as CAGR?',
      response:
        'With one payment in and one out, whole years apart, yes, but for leap days. With more payments only XIRR gives an answer.',
    },
    {
      question: 'Can it be negative?',
      response:
        'Yes, when less came back than went in. The page finds losses down to −99.99% a year.',
    },
    {
      question: 'Are my figures sent or stored?',
      response:
        'They are in the address of the page, so that you can copy a result. The server reads them to make the page, as it does with any address. We keep no list of them. Do not write names or account numbers into the box.',
    },
  ],
};
