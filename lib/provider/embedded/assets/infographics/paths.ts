import { line } from '../marks';
import { palette } from '../palette';

import { drawSteps, standingBar } from './parts';
import { LEFT, RIGHT, type Poster } from './poster';

/** From KYC to the first trade: what each step asks for. */
export const firstTrade: Poster = {
  heading: 'From PAN to first trade in five steps',
  foot: 'What you need may differ for joint, minor, NRI and company accounts: see the form centre.',
  body: (sheet, top) => {
    drawSteps(sheet, { top, bottom: 896, margin: 76 }, [
      {
        mark: '1',
        name: 'Keep four things ready',
        text: 'PAN, a mobile linked to Aadhaar, a bank account in your name, your signature.',
      },
      {
        mark: '2',
        name: 'Do KYC once',
        text: 'Fetch documents from DigiLocker and confirm yourself on camera. It serves every intermediary.',
      },
      {
        mark: '3',
        name: 'Choose and sign',
        text: 'Choose segments, add a nominee or opt out, then e-sign with an Aadhaar OTP.',
      },
      {
        mark: '4',
        name: 'Get two numbers',
        text: 'A client code for trading and a 16-digit demat number for holding.',
      },
      {
        mark: '5',
        name: 'Add money, place a small order',
        text: 'Pay in from your own bank account only. Read the charges before you confirm.',
      },
    ]);
  },
};

/** Sources: SCORES 2.0 (SEBI circular of 20 September 2023), online dispute resolution (31 July 2023). */
export const complaint: Poster = {
  heading: 'A complaint has three doors. Knock in this order',
  lead: 'Each door is open only after the one before it has had its chance.',
  foot: 'SCORES 2.0: scores.sebi.gov.in. SMART ODR: smartodr.in. Keep the number each of them gives you.',
  body: (sheet, top) => {
    drawSteps(sheet, { top, bottom: 892, margin: 128 }, [
      {
        mark: '21 days',
        name: 'Your broker',
        text: 'Write to the grievance desk with your client code, dates and papers. It has 21 calendar days to resolve the matter.',
      },
      {
        mark: 'SCORES',
        name: 'SEBI’s complaint portal',
        text: 'Not satisfied? Lodge it on SCORES. You may ask for a review within 15 days of a reply, and for a second one by SEBI.',
      },
      {
        mark: 'ODR',
        name: 'SMART ODR',
        text: 'Still open? An independent conciliator hears both sides online, then, if needed, an arbitrator decides.',
      },
    ]);
  },
};

/** What happens to shares that are pledged for margin, with a sample haircut. */
export const pledge: Poster = {
  heading: 'Pledge ₹1,00,000 of shares, get ₹80,000 of margin',
  lead: 'The shares never leave your demat account. The gap is the haircut, here 20% as a sample.',
  foot: 'Haircuts differ by share and change daily. Half of an overnight derivatives margin must be cash or its equal.',
  body: (sheet, top) => {
    const base = top + 262;
    const bars: [number, number, string, string][] = [
      [170, 240, palette.indigo, 'Shares'],
      [400, 192, palette.second, 'Margin'],
      [630, 48, palette.rule, 'Haircut'],
    ];
    const figures = ['₹1,00,000', '₹80,000', '₹20,000'];
    bars.forEach(([x, height, fill, name], index) => {
      sheet.add(standingBar({ x, base, width: 68 }, height, fill));
      sheet.text(x, base + 38, name, { size: 22, anchor: 'middle', fill: palette.muted });
      sheet.headline(x, base + 76, figures[index] ?? '', { size: 36, anchor: 'middle' });
    });
    sheet.add(line([LEFT, base, RIGHT, base], palette.ink, { weight: 2.5 }));
    const rows = ['You choose shares', 'You approve by OTP', 'A pledge is marked'];
    const notes = [
      'in the app, from the approved list',
      'that the depository sends, not us',
      'release it any day it is not in use',
    ];
    rows.forEach((row, index) => {
      const y = base + 138 + index * 58;
      sheet.headline(LEFT, y + 3, String(index + 1), { size: 34, fill: palette.indigo });
      sheet.text(LEFT + 44, y, row, { size: 23, weight: 700 });
      sheet.text(LEFT + 336, y, notes[index] ?? '', { size: 20, fill: palette.muted });
    });
  },
};
