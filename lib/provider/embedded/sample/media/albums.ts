import type { AlbumWire } from '@/lib/provider/schemas/content';

interface Entry {
  readonly slug: string;
  readonly name: string;
  readonly date: string;
  /** What each drawing shows, in their order. */
  readonly drawings: readonly string[];
}

const entries: readonly Entry[] = [
  {
    slug: 'branch-opening',
    name: 'Sample album: A branch opens in Nashik',
    date: '2026-07-06',
    drawings: [
      'Drawing: two people hold a marigold ribbon across a white double door.',
      'Drawing: a visitor leans on a counter under a board that says “Open account, ask, complain”; a flower stands beside it.',
      'Drawing: two visitors read a wide board with the same notice in English, Hindi and Marathi.',
      'Drawing: a pen signs at the foot of a long form.',
      'Drawing: a door with a garland, two tall marigolds and a row of four oil lamps.',
    ],
  },
  {
    slug: 'partner-meet',
    name: 'Sample album: Partner meet',
    date: '2026-05-15',
    drawings: [
      'Drawing: four speakers with microphones behind a long table, heads of the audience in front.',
      'Drawing: five round tables seen from above, eight seats at each, one seat in marigold.',
      'Drawing: a person points at a board with three columns: costs, risks and needs.',
      'Drawing: three people talk over cups of tea at a small table near a window.',
      'Drawing: three name badges on ribbons, each with a flower of more petals than the last.',
    ],
  },
  {
    slug: 'investor-awareness-day',
    name: 'Sample album: Investor awareness day',
    date: '2026-02-28',
    drawings: [
      'Drawing: a hall from the back; two rows of people face a screen with a ten-petal flower and the words “Nine in ten”.',
      'Drawing: a speaker points at a chart whose line ends above the dotted starting level.',
      'Drawing: four people at a table under a contract note enlarged on the wall.',
      'Drawing: one person stands up among the seats with a raised hand under a large question mark.',
      'Drawing: a help desk under the banner “Ask before you sign”, with one adviser and one visitor.',
      'Drawing: three visitors look at a row of five posters, each with a flower.',
    ],
  },
  {
    slug: 'saplings-on-a-saturday',
    name: 'Sample album: Saplings on a Saturday',
    date: '2025-08-09',
    drawings: [
      'Drawing: six saplings in a row under a low sun, hills behind.',
      'Drawing: a person waters a sapling from a can.',
      'Drawing: two people set a sapling into a mound of earth, a spade beside them.',
      'Drawing: a plan headed “Sixty places, forty-six planted”: forty-six petals and fourteen empty circles.',
      'Drawing: a year later, four marigolds in flower and a person who touches one.',
    ],
  },
  {
    slug: 'muhurat-evening',
    name: 'Sample album: Muhurat evening',
    date: '2024-11-01',
    drawings: [
      'Drawing: a rangoli of three rings of petals with marigold at its heart, three oil lamps on each side.',
      'Drawing: a row of seven oil lamps under the words “One hour, once a year”.',
      'Drawing: three people watch a board with eight candles of a price chart, the last one in marigold.',
      'Drawing: a box of sixteen sweets seen from above, with an oil lamp on each side.',
      'Drawing: five guests under hanging lanterns, two of them waving.',
    ],
  },
];

/** Albums, latest first, as `media/gallery` sends them: drawn scenes of sample events. */
export const albums: AlbumWire[] = entries.map(({ slug, name, date, drawings }) => ({
  name,
  date,
  images: drawings.map((alt, index) => ({ src: `gallery/${slug}/${index + 1}.svg`, alt })),
}));
