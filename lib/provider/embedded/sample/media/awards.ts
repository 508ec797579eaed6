import type { AwardWire } from '@/lib/provider/schemas/content';

const BY = 'Sample awarding body';

/** Awards as `media/awards` sends them: samples that show the page and praise nobody. */
export const awards: AwardWire[] = [
  {
    name: 'Sample award: plain-language contract note',
    by: BY,
    year: 2026,
    image: 'awards/plain-language-contract-note.svg',
  },
  {
    name: 'Sample award: accessible website',
    by: BY,
    year: 2026,
    image: 'awards/accessible-website.svg',
  },
  {
    name: 'Sample award: investor education in six languages',
    by: BY,
    year: 2025,
    image: 'awards/investor-education.svg',
  },
  {
    name: 'Sample award: grievance reporting',
    by: BY,
    year: 2025,
    image: 'awards/grievance-reporting.svg',
  },
  {
    name: 'Sample award: information security drill',
    by: BY,
    year: 2024,
    image: 'awards/information-security-drill.svg',
  },
];
