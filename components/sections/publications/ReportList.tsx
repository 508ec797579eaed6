import { ExternalLink } from '@/components/ui/ExternalLink';
import { formatBytes, formatDate } from '@/lib/tools/format';
import type { Report } from '@/lib/domain/publication/records';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './News.module.scss';

/** The kind and size of a report's file: `PDF, 240 kB`. */
const fileWords = ({ file, size }: Report): string => {
  const kind = /\.pdf$/i.test(file ?? '') ? 'PDF' : 'File';
  return size === null ? kind : `${kind}, ${formatBytes(size)}`;
};

interface ReportListProps {
  reports: readonly Report[];
  heading?: 'h2' | 'h3';
  /** Shows a report's category, where the list has several. */
  categoryOf?: (report: Report) => string | null;
}

/** Reports as entries: day, title, summary, and the file. */
export function ReportList({ reports, heading: Heading = 'h2', categoryOf }: ReportListProps) {
  return (
    <ul className={basics.ruledList}>
      {reports.map((report) => {
        const { title, publishedAt, summary, file, author } = report;
        const facts = [categoryOf?.(report), author].filter(Boolean).join(' · ');
        return (
          <li key={`${publishedAt ?? ''} ${file ?? title}`} className={basics.ruledRow}>
            <article className={styles.reportEntry}>
              <p className={styles.newsDate}>
                {publishedAt ? (
                  <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
                ) : (
                  'Not dated'
                )}
              </p>
              <div>
                <Heading className={styles.headline}>{title}</Heading>
                {facts && <p className={typeStyles.label}>{facts}</p>}
                {summary && <p className={basics.top4}>{summary}</p>}
              </div>
              <p className={basics.action}>
                {file ? (
                  <ExternalLink href={file} arrow>
                    {fileWords(report)}
                    <span className="visually-hidden">: {title}</span>
                  </ExternalLink>
                ) : (
                  <span className={typeStyles.label}>No file</span>
                )}
              </p>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
