import { line, rect } from '../marks';
import { palette } from '../palette';
import { flower } from '../petal';

import { LEFT, MEASURE, RIGHT, type Poster } from './poster';

/** The six levels of SEBI's riskometer with the kinds of fund that often stand there. */
export const riskometer: Poster = {
  heading: 'Six petals of risk: read the one that is lit',
  foot: 'Typical kinds only. Each fund house works the level out from the portfolio every month and publishes it.',
  body: (sheet, top) => {
    const levels: [string, string][] = [
      ['Low', 'overnight funds'],
      ['Low to moderate', 'liquid and money market funds'],
      ['Moderate', 'many short-term bond funds'],
      ['Moderately high', 'funds with weaker or longer bonds'],
      ['High', 'some hybrid funds'],
      ['Very high', 'share funds, sector funds'],
    ];
    const petals = levels.map((_, index) => ({
      tip: 214,
      fill: index === 5 ? palette.marigold : index < 3 ? palette.second : palette.indigo,
    }));
    sheet.add(flower({ x: 400, y: top + 220, foot: 62, petals, places: 12, start: -75 }));
    sheet.headline(400, top + 262, 'Lit here: very high', { size: 32, anchor: 'middle' });
    levels.forEach(([name, kinds], index) => {
      const y = top + 328 + index * 57;
      sheet.headline(LEFT, y + 2, String(index + 1), { size: 32, fill: palette.indigo });
      sheet.text(LEFT + 44, y, name, { size: 23, weight: 700 });
      sheet.text(LEFT + 296, y, kinds, { size: 21, fill: palette.muted });
      sheet.add(line([LEFT, y + 22, RIGHT, y + 22], palette.line, { weight: 1.5 }));
    });
  },
};

/** Signs of fraud, and what to do. */
export const fraudSigns: Poster = {
  heading: 'Six sentences that should end the call',
  foot: 'Report fraud at once: call 1930 or cybercrime.gov.in. Check a payee with SEBI Check before you pay.',
  body: (sheet, top) => {
    const said: [string, string][] = [
      ['“A fixed return, every month.”', 'No one may promise that on shares.'],
      ['“Pay to my own UPI.”', 'Brokers use validated handles with @valid.'],
      ['“Read me the OTP.”', 'It is your signature. Nobody needs it.'],
      ['“Install our app from this link.”', 'Use the official app stores only.'],
      ['“You are in the VIP tips group.”', 'Ask for the SEBI registration number.'],
      ['“Pay tax first, then withdraw.”', 'Tax is not paid to a broker’s chat.'],
    ];
    const step = (892 - top) / said.length;
    said.forEach(([sentence, answer], index) => {
      const y = top + index * step;
      sheet.headline(LEFT, y + step / 2 + 18, String(index + 1), {
        size: 54,
        fill: palette.indigo,
      });
      sheet.text(LEFT + 76, y + step / 2 - 5, sentence, { size: 28, weight: 700 });
      const style = { size: 21, fill: palette.muted };
      sheet.text(LEFT + 76, y + step / 2 + 29, answer, style);
      if (index > 0) sheet.add(rect(LEFT, y, MEASURE, 1.5, palette.line));
    });
  },
};
