import { Mark } from '@/components/ui/Mark';
import { registrationNumber } from '@/lib/content/outbound';
import { standardWarning } from '@/lib/content/prescribed';
import { countOf } from '@/lib/tools/format';
import { newestFirst } from '@/lib/domain/publication/related';
import { isSampleVideo } from '@/lib/domain/publication/video';
import type { Video } from '@/lib/domain/publication/records';
import { anchorOf } from '@/lib/tools/anchors';

import { LinkChoice } from '@/components/sections/market/LinkChoice';

import { VideoGrid } from '@/components/sections/publications/VideoGrid';

import type { Collection } from './PublicationsPage';

const subjectOf = ({ category }: Video): string => category ?? 'More videos';

/** The videos in one grid: all of them, or those of the subject whose anchor is given. */
function Grid({ list, subject }: { list: readonly Video[]; subject: string }) {
  const subjects = [...new Set(list.map(subjectOf))].sort();
  const shown = subjects.find((one) => anchorOf(one) === subject);
  const links = subjects.map((one) => ({
    label: one,
    href: `/videos?subject=${anchorOf(one)}` as const,
    isShown: one === shown,
  }));
  const all = { label: 'All subjects', href: '/videos' as const, isShown: shown === undefined };
  return (
    <>
      {subjects.length > 1 && <LinkChoice name="Subjects" links={[all, ...links]} />}
      <h2 className="visually-hidden">{shown ?? 'All subjects'}</h2>
      <VideoGrid
        videos={shown === undefined ? list : list.filter((one) => subjectOf(one) === shown)}
        first
      />
    </>
  );
}

/**
 * All videos, the newest first, with a choice of the subject.
 * @param subject the anchor of a subject; blank for all
 */
export function videoCollection(videos: readonly Video[] | null, subject: string): Collection {
  const list = newestFirst(videos ?? [], ({ publishedAt }) => publishedAt);
  const samples = list.some(({ code }) => isSampleVideo(code));
  const mark = <Mark source="sample" asOf={list[0]?.publishedAt ?? ''} />;
  return {
    path: '/videos',
    heading:
      list.length === 0
        ? 'Videos on money, one subject each'
        : `${countOf(list.length, 'video')}, one subject each`,
    lead: samples
      ? 'Sample entries: these videos have not been recorded. Each explains how something works, without tips and targets.'
      : 'A few minutes on how something works, with the arithmetic on the screen. No tips, no targets.',
    note: {
      title: 'Who speaks',
      text: (
        <>
          Our education and research desks. Research analyst registration{' '}
          {registrationNumber('research-analyst')}.
        </>
      ),
    },
    remarks: samples ? [standardWarning.text, mark] : [standardWarning.text],
    feed: 'videos',
    list: videos,
    what: 'videos',
    none: 'We have not published any video yet.',
    isWide: true,
    body: list.length > 0 ? <Grid list={list} subject={subject} /> : null,
  };
}
