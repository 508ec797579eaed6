import { drawDocument, type Section } from './pdf/document';
import { formSections } from './pdf/guides';
import { marketingSections } from './pdf/marketing-sections';
import { reportSections } from './pdf/report-sections';
import { blocksOf } from './pdf/text';

/** A file of the asset base that is drawn when it is asked for. */
export interface NamedAsset {
  readonly path: string;
  draw(): Buffer | Promise<Buffer>;
}

export type FileKind = 'form' | 'report' | 'update' | 'marketing' | 'press';

/** What the records that name a file have in common; a text may come as a number. */
export interface FileRecord {
  readonly file?: string | number | null;
  readonly name?: string | number;
  readonly title?: string | number;
  readonly heading?: string | number;
  readonly category?: string | number | null;
  readonly updatedAt?: string | null;
  readonly publishedAt?: string | null;
  readonly date?: string | null;
  readonly summary?: string | number | null;
  /** Markup of an update. */
  readonly body?: string | null;
  /** Paragraphs that stand in the file alone. */
  readonly paragraphs?: readonly string[];
}

const kindNames: Readonly<Record<FileKind, string>> = {
  form: 'Form',
  report: 'Research report',
  update: 'Notice to clients',
  marketing: 'For partners',
  press: 'Press release',
};

function updateSections(body: string): Section[] {
  const { paragraphs, items } = blocksOf(body);
  const [first, ...rest] = paragraphs;
  return [
    { heading: 'The notice', paragraphs: first === undefined ? [] : [first] },
    ...(items.length > 0 ? [{ heading: 'Point by point', points: items }] : []),
    {
      heading: 'What to do',
      paragraphs: [
        ...rest,
        'The notice on the website is the one that counts; this file is a copy to print. Questions: customer care, on the contact page.',
      ],
    },
  ];
}

function sectionsOf(record: FileRecord, path: string, kind: FileKind): Section[] {
  switch (kind) {
    case 'form':
      return formSections(path);
    case 'report':
      return reportSections(String(record.category ?? ''));
    case 'update':
      return updateSections(record.body ?? '');
    case 'marketing':
      return marketingSections(path);
    case 'press':
      return [
        { heading: 'The release', paragraphs: record.paragraphs ?? [] },
        {
          heading: 'Press enquiries',
          paragraphs: [
            'Sample press desk. Addresses and telephone numbers are on the contact page.',
          ],
        },
      ];
  }
}

const words = (slug: string): string => {
  const spaced = slug.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** The files that a list of records names, each a PDF set from its record. */
export function registerFiles(records: readonly FileRecord[], kind: FileKind): NamedAsset[] {
  return records.flatMap((record) => {
    if (!record.file) return [];
    const path = String(record.file);
    const category = record.category ? words(String(record.category)) : null;
    const draw = (): Promise<Buffer> =>
      drawDocument({
        title: String(record.title ?? record.name ?? record.heading ?? path),
        kind: record.category === 'Client documents' ? 'To read and keep' : kindNames[kind],
        category,
        date: record.updatedAt ?? record.publishedAt ?? record.date,
        summary: record.summary ? String(record.summary) : null,
        sections: sectionsOf(record, path, kind),
      });
    return [{ path, draw }];
  });
}
