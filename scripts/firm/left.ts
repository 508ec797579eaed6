import { readFileSync } from 'node:fs';

import { authorisedPersons } from '@/firm/authorised-persons';
import { branches } from '@/firm/branches';
import { colours } from '@/firm/colours';
import { desks } from '@/firm/desks';
import { mark } from '@/firm/mark';
import { careContacts, chiefExecutive, keyPersonnel } from '@/firm/people';
import { profile } from '@/firm/profile';
import { tariff } from '@/firm/tariff';
import { sampleLeft } from '@/lib/content/sample-left';
import { colours as sampleColours } from '@/sample/firm/colours';
import { mark as sampleMark } from '@/sample/firm/mark';
import { profile as sampleProfile } from '@/sample/firm/profile';
import { tariff as sampleTariff } from '@/sample/firm/tariff';

import { textOf } from '../drawings/pdf-content';

/** The files of the firm whose values may be marked as samples. */
const RECORDS: Readonly<Record<string, unknown>> = {
  'firm/profile.ts': profile,
  'firm/people.ts': { keyPersonnel, careContacts, chiefExecutive },
  'firm/desks.ts': desks,
  'firm/branches.ts': branches,
  'firm/authorised-persons.ts': authorisedPersons,
};

/** Files without such marks: they are the sample's where nothing differs. */
const WHOLE: Readonly<Record<string, readonly [own: unknown, sample: unknown]>> = {
  'firm/mark.ts': [mark, sampleMark],
  'firm/colours.ts': [colours, sampleColours],
  'firm/tariff.ts': [tariff, sampleTariff],
};

/** The sample firm's name, unless it is the firm's own, as long as nothing is replaced. */
const sampleName = profile.shortName === sampleProfile.shortName ? null : sampleProfile.shortName;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A text in the two ways in which a PDF may hold it as metadata. */
const inMetadata = (text: string): readonly string[] => [
  text,
  [...text].map((letter) => `\0${letter}`).join(''),
];

/** An address at a host that does not exist (RFC 2606). */
const HOST = /(?<=@|:\/\/)[\w.-]+\.example(?![\w-])/i;

/** Names of the sample firm, and marks, that a document still has. */
function leftInText(text: string, isPdf: boolean): readonly string[] {
  const names = [sampleProfile.name, sampleProfile.shortName].filter(
    (name) => name !== profile.name && name !== profile.shortName,
  );
  const found = names.filter((name) =>
    isPdf
      ? [...inMetadata(name), name.replaceAll(' ', '')].some((form) => text.includes(form))
      : text.includes(name),
  );
  return [
    ...found.slice(0, 1).map((name) => `has the sample firm's name, ${name}`),
    ...(HOST.exec(text) ?? []).slice(0, 1).map((host) => `has a host that does not exist, ${host}`),
  ];
}

function leftInFile(file: string): readonly string[] {
  const bytes = readFileSync(file);
  const isPdf = file.endsWith('.pdf');
  const text = isPdf ? `${bytes.toString('latin1')}\n${textOf(bytes)}` : bytes.toString('utf8');
  return leftInText(text, isPdf).map((what) => `${file} ${what}`);
}

/**
 * What of the sample firm is left, a line each, with the place to change.
 * @param files PDFs, pages and drawings of `public/`, and copy, by their path
 * @param unset the base URLs that are not set, whose answers are the sample's
 */
export function leftOfSample(
  files: readonly string[],
  unset: readonly string[],
): readonly string[] {
  return [
    ...Object.entries(RECORDS).flatMap(([file, record]) =>
      sampleLeft(record, sampleName).map(
        ({ place, value, kind }) => `${file} ${place}: ${value} (${kind})`,
      ),
    ),
    ...Object.entries(WHOLE)
      .filter(([, [own, sample]]) => isSame(own, sample))
      .map(([file]) => `${file} is the sample's, unchanged`),
    ...files.flatMap(leftInFile),
    ...unset.map(
      (name) => `${name} is not set: the embedded provider answers with the sample's records`,
    ),
  ];
}
