import {
  chargesPromise,
  chargeSources,
  FEE_HEADER,
  feeRows,
  PASSED_ON_HEADER,
  PASSED_ON_HEADING,
  passedOnRows,
  SEGMENT_HEADER,
  segmentNotes,
  segmentRows,
} from '@/lib/content/charges-page';
import { firm } from '@/lib/content/firm';
import { chargesAsOf, tariff } from '@/lib/domain/charge/firm-tariff';
import { formatDate } from '@/lib/tools/format';

import type { TariffDocument } from './tariff-pdf';

const SAMPLE_NOTE =
  'Sample: the firm and its charges are invented, the other rates are those in force.';

/** The tariff as a document, of the data that the page of charges shows. */
export const tariffDocument: TariffDocument = {
  title: `Tariff of ${firm.name}`,
  author: firm.name,
  day: chargesAsOf,
  about: [
    `Our charges since ${formatDate(tariff.from)}. Rates of the law, the exchanges and SEBI as of ${formatDate(chargesAsOf)}.`,
    ...(firm.areAccountsSample ? [SAMPLE_NOTE] : []),
  ],
  sections: [
    {
      heading: 'What a trade costs, by segment',
      header: SEGMENT_HEADER,
      rows: segmentRows,
      widths: [86, 84, 92, 76, 86, 75],
      notes: segmentNotes,
    },
    {
      heading: 'Account, demat and service charges',
      header: FEE_HEADER,
      rows: feeRows,
      widths: [209, 140, 75, 75],
      notes: [`Amounts in rupees; interest in per cent a year. ${chargesPromise}`],
    },
    {
      heading: PASSED_ON_HEADING,
      header: PASSED_ON_HEADER,
      rows: passedOnRows,
      widths: [149, 350],
      notes: [`Rates were read in: ${chargeSources.map(({ name }) => name).join('; ')}.`],
    },
  ],
};
