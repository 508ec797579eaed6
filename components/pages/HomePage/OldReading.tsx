import type { ReactNode } from 'react';

import { SectionHead } from '@/components/sections/SectionHead';
import { SiteLink } from '@/components/site/SiteLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { oldReading } from '@/lib/content/old-home';
import { registrationNumber } from '@/lib/content/outbound';
import { researchWarning } from '@/lib/content/prescribed';
import { formatBytes, formatDate } from '@/lib/tools/format';
import { playingTime } from '@/lib/domain/publication/duration';
import { articlePath, videoPath } from '@/lib/pages/addresses/paths';
import type { Article, Report, Video } from '@/lib/domain/publication/records';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './OldHomePage.module.scss';

interface Row {
  readonly key: string;
  readonly link: ReactNode;
  readonly date: string;
  /** Size, reading time or playing time, where known. */
  readonly detail: string | null;
}

const rowsOfReports = (reports: readonly Report[]): readonly Row[] =>
  reports.flatMap(({ title, file, publishedAt, size }) =>
    file && publishedAt
      ? [
          {
            key: file,
            link: <ExternalLink href={file}>{title}</ExternalLink>,
            date: publishedAt,
            detail: size === null ? 'PDF' : `PDF, ${formatBytes(size)}`,
          },
        ]
      : [],
  );

const rowsOfArticles = (articles: readonly Article[]): readonly Row[] =>
  articles.map(({ name, slug, createdAt, readMinutes }) => ({
    key: slug,
    link: <SiteLink href={articlePath(slug)}>{name}</SiteLink>,
    date: createdAt,
    detail: readMinutes === null ? null : `${readMinutes} min read`,
  }));

const rowsOfVideos = (videos: readonly Video[]): readonly Row[] =>
  videos.map(({ name, code, publishedAt, duration }) => ({
    key: code,
    link: <SiteLink href={videoPath(code)}>{name}</SiteLink>,
    date: publishedAt,
    detail: playingTime(duration),
  }));

function List({
  list,
  rows,
}: {
  list: (typeof oldReading.lists)[keyof typeof oldReading.lists];
  rows: readonly Row[];
}) {
  const newest = [...rows]
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
    .slice(0, oldReading.count);
  return (
    <div>
      <h3 className={styles.listTitle}>{list.title}</h3>
      {newest.length === 0 && <NoData>We have not published any yet.</NoData>}
      <ul className={basics.plainList}>
        {newest.map(({ key, link, date, detail }) => (
          <li key={key} className={styles.row}>
            {link}
            <span className={typeStyles.label}>
              {formatDate(date)}
              {detail && ` · ${detail}`}
            </span>
          </li>
        ))}
      </ul>
      <p className={basics.more}>
        <SiteLink href={list.all.path}>{list.all.name}</SiteLink>
      </p>
    </div>
  );
}

interface OldReadingProps {
  reports: readonly Report[] | null;
  articles: readonly Article[] | null;
  videos: readonly Video[] | null;
}

/** The latest research, articles and videos as three lists. */
export function OldReading({ reports, articles, videos }: OldReadingProps) {
  const { lists } = oldReading;
  return (
    <Ledger
      note={
        <>
          <SideNote title="Research desk">
            <p>Research analyst, {registrationNumber('research-analyst')}.</p>
          </SideNote>
          <p>{researchWarning.text}</p>
        </>
      }
    >
      <SectionHead id="reading-heading">{oldReading.heading}</SectionHead>
      <div className={styles.thirds}>
        <List list={lists.reports} rows={rowsOfReports(reports ?? [])} />
        <List list={lists.articles} rows={rowsOfArticles(articles ?? [])} />
        <List list={lists.videos} rows={rowsOfVideos(videos ?? [])} />
      </div>
    </Ledger>
  );
}
