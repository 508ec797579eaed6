import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ArticlePage } from '@/components/pages/ArticlePage/ArticlePage';
import { CompaniesPage } from '@/components/pages/CompaniesPage/CompaniesPage';
import { GetInTouchPage } from '@/components/pages/ContactPage/GetInTouchPage';
import { FaqsPage } from '@/components/pages/FaqsPage/FaqsPage';
import { FormCentrePage } from '@/components/pages/FormCentrePage/FormCentrePage';
import { albumCollection } from '@/components/pages/PublicationsPage/albums';
import { articleCollection } from '@/components/pages/PublicationsPage/articles';
import { awardCollection } from '@/components/pages/PublicationsPage/awards';
import { infographicCollection } from '@/components/pages/PublicationsPage/infographics';
import { noticeCollection } from '@/components/pages/PublicationsPage/notices';
import { pressCollection } from '@/components/pages/PublicationsPage/press-releases';
import {
  type Collection,
  PublicationsPage,
} from '@/components/pages/PublicationsPage/PublicationsPage';
import { videoCollection } from '@/components/pages/PublicationsPage/videos';
import { webinarCollection } from '@/components/pages/PublicationsPage/webinars';
import { VideoPage } from '@/components/pages/VideoPage/VideoPage';
import { Lightbox } from '@/components/ui/Lightbox/Lightbox.client';
import type { Video } from '@/lib/domain/publication/records';

const video: Video = {
  name: 'T+1',
  code: 'SAMPLE-0004',
  description: 'What happens on the day after.',
  publishedAt: '2026-10-01T10:30:00+05:30',
  duration: 'PT5M48S',
  views: 9760,
  thumbnail: '/assets/videos/a.svg',
  category: 'Basics',
  transcript: null,
};

/** Each collection by its list: missing or empty. */
const COLLECTIONS: readonly [string, (list: readonly [] | null) => Collection, string][] = [
  ['videos', (list) => videoCollection(list, ''), 'We have not published any video yet.'],
  ['articles', articleCollection, 'We have not published any article yet.'],
  ['the pictures', infographicCollection, 'We have not published any picture yet.'],
  [
    'webinars',
    (list) => webinarCollection(list, '2026-11-20T00:00:00Z'),
    'No webinar is planned now.',
  ],
  ['albums', albumCollection, 'We have not published any picture yet.'],
  ['press releases', pressCollection, 'We have not published any press release yet.'],
  ['awards', awardCollection, 'We have not received any award yet.'],
  ['notices', noticeCollection, 'We have not published any notice yet.'],
];

test.each(COLLECTIONS)('%s: an empty list and a missing one say why', (what, of, reason) => {
  const { unmount } = render(<PublicationsPage collection={of([])} />);
  expect(screen.getByText('No Data Found!')).toBeInTheDocument();
  expect(screen.getByText(reason)).toBeInTheDocument();
  unmount();
  render(<PublicationsPage collection={of(null)} />);
  expect(screen.getByText('No Data Found!')).toBeInTheDocument();
  expect(screen.getByText(`We can’t load ${what} now. Try again in a minute.`)).toBeInTheDocument();
});

const faq = {
  question: 'What is a lien?',
  response: '<p>A right.</p>',
  category: 'Demat',
  reviewedAt: null,
};
const form = {
  name: 'Nomination',
  file: '/assets/forms/nomination.pdf',
  size: 9_000,
  category: 'Demat',
  updatedAt: '2026-10-01',
};

test.each([
  [
    'videos',
    <PublicationsPage key="0" collection={videoCollection([video], '')} />,
    '1 video, one subject each',
  ],
  ['questions', <FaqsPage key="1" faqs={[faq]} query="" category="" />, '1 question, answered'],
  [
    'forms',
    <FormCentrePage key="2" forms={[form]} query="" category="" order="category" />,
    '1 form, each with its date',
  ],
  [
    'companies',
    <CompaniesPage
      key="3"
      companies={{ data: 1, source: 'provider', asOf: null, note: null }}
      letters={[]}
      industries={[]}
    />,
    '1 company from A to Z',
  ],
])('a heading with one of the %s is in the singular', (_what, page, heading) => {
  render(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});

test('one desk, one office and one view are counted in the singular', () => {
  render(<GetInTouchPage branches={1} desks={1} />);
  expect(screen.getByText('1 desk')).toBeInTheDocument();
  expect(screen.getByText('1 office')).toBeInTheDocument();
  render(<VideoPage video={{ ...video, views: 1 }} related={[{ ...video, views: 1 }]} streaming />);
  expect(screen.getByText('1 view')).toBeInTheDocument();
  expect(screen.getByText(/· 1 view$/)).toBeInTheDocument();
});

test('videos are in one grid, and a subject has an address with its own', () => {
  const list = [
    { ...video, code: 'a', name: 'First', category: 'Funds' },
    { ...video, code: 'b', name: 'Second', category: 'Tax and law' },
  ];
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  const first = render(<PublicationsPage collection={videoCollection(list, '')} />);
  expect(names()).toEqual(['First', 'Second']);
  const links = within(screen.getByRole('navigation', { name: 'Subjects' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All subjects', '/videos'],
    ['Funds', '/videos?subject=funds'],
    ['Tax and law', '/videos?subject=tax-and-law'],
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'true');
  first.unmount();
  const second = render(<PublicationsPage collection={videoCollection(list, 'tax-and-law')} />);
  expect(names()).toEqual(['Second']);
  second.unmount();
  render(<PublicationsPage collection={videoCollection(list, 'nothing')} />);
  expect(names()).toEqual(['First', 'Second']);
});

describe('a video', () => {
  test('that is a sample is marked, and links to no video even with streaming on', () => {
    const { container } = render(<VideoPage video={video} related={[]} streaming />);
    expect(screen.getByText('Sample data')).toBeInTheDocument();
    expect(container.innerHTML).not.toMatch(/youtube/);
    expect(container).toHaveTextContent('INH000000000');
    expect(container).toHaveTextContent('9,760 views');
  });

  test('has its transcript where the provider has one', () => {
    const { rerender } = render(<VideoPage video={video} related={[]} streaming />);
    expect(screen.queryByText('Transcript')).toBeNull();
    const transcript = 'You sell on Monday.\nThe shares leave on Tuesday.';
    rerender(<VideoPage video={{ ...video, transcript }} related={[]} streaming />);
    expect(screen.getByRole('heading', { name: 'Transcript', level: 2 })).toBeInTheDocument();
    expect(screen.getByText('The shares leave on Tuesday.')).toBeInTheDocument();
  });

  test('of the provider has a link and no player while streaming is off', () => {
    const real = { ...video, code: 'abcdefghijk' };
    const { container } = render(<VideoPage video={real} related={[]} streaming={false} />);
    expect(screen.getByRole('link', { name: /Watch on YouTube/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=abcdefghijk',
    );
    expect(screen.queryByRole('button', { name: /Play/ })).toBeNull();
    expect(container.querySelector('iframe')).toBeNull();
  });

  test('plays from the privacy-friendly host, only after a click', async () => {
    const real = { ...video, code: 'abcdefghijk' };
    const { container } = render(<VideoPage video={real} related={[]} streaming />);
    expect(container.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Play T\+1\. Loads/ }));
    expect(container.querySelector('iframe')?.src).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/,
    );
    // The pressed button is gone: the focus is where it led, not at the page's beginning.
    expect(screen.getByTitle('T+1')).toHaveFocus();
  });
});

const PAGES = [{ path: '/calculators/mtf-calculator', name: 'MTF calculator' }] as const;

test('an article has contents that link to its headings, its reading time, and the pages that it explains', () => {
  const article = {
    name: 'Pledges',
    slug: 'pledges',
    createdAt: '2026-06-11',
    reviewedAt: '2026-11-20',
    summary: 'A lien.',
    body: '<p>One.</p><h2>The first</h2><p>Two.</p><h2>The second</h2><p>Three.</p>',
    image: null,
    author: null,
    category: 'Demat',
    readMinutes: null,
  };
  const { container } = render(<ArticlePage article={article} related={[]} pages={PAGES} />);
  expect(container.querySelector('h2#the-first')).toHaveTextContent('The first');
  expect(screen.getAllByRole('link', { name: 'The second' })[0]).toHaveAttribute(
    'href',
    '#the-second',
  );
  expect(screen.getByText('1 min read')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'MTF calculator' })).toHaveAttribute(
    'href',
    '/calculators/mtf-calculator',
  );
});

describe('the lightbox', () => {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });

  const pictures = ['One', 'Two', 'Three'].map((alt) => ({ src: `/assets/${alt}.svg`, alt }));

  test('opens at a picture, changes it by arrow keys, closes', async () => {
    const user = userEvent.setup();
    render(<Lightbox label="Album" pictures={pictures} width={1200} height={800} />);
    expect(screen.getAllByRole('link')).toHaveLength(3);
    await user.click(screen.getByRole('link', { name: 'Two' }));
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
    screen.getByRole('button', { name: 'Next' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3');
    await user.click(screen.getByRole('button', { name: 'Larger' }));
    expect(screen.getByRole('group', { name: 'Enlarged picture' })).toHaveAttribute(
      'data-zoom',
      '1.5',
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
