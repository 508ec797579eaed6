import { createHash } from 'node:crypto';
import path from 'node:path';

import { env } from '@/lib/tools/env';
import { log } from '@/lib/tools/log';

import { CallFailure } from '../../transport/failure';

import type { ReaderOptions } from './folder';

/** Why a call has no answer during the first import. */
export const beingRead = () => new CallFailure('no-data', 'the files are being read');

/** Files of no known kind that a line of the log names; the status page has all. */
const MOST_NAMED = 100;

/** The log messages while a folder is read. */
export const fileReports: ReaderOptions = {
  onProblems(problems) {
    problems.forEach(({ file, line, reason }) => {
      log.warn({ file, line, reason }, 'a part of an exchange file could not be used');
    });
  },
  onDayProblems(problems) {
    problems.forEach(({ file, reason }) => {
      log.warn({ file, reason }, 'days of the exchange files are missing or contradict each other');
    });
  },
  onUnknown(files) {
    log.warn(
      { count: files.length, files: files.slice(0, MOST_NAMED) },
      'files of no known kind are not read',
    );
  },
  onRejection(file, { reason, rows, lastGoodRows }) {
    const outcome =
      lastGoodRows === null ? 'there is no last good one' : 'its last good content stays in use';
    log.error(
      { error: 'ExchangeFileRejected', file, reason, rows, lastGoodRows },
      `an exchange file was rejected; ${outcome}`,
    );
  },
  onProgress(done, all) {
    log.info({ done, all }, 'exchange files are being read');
  },
  onImported(summary) {
    log.info(summary, 'the exchange files are read');
  },
};

/** A separate folder for each folder of files, so that data never come from another one. */
export const databaseFolder = (directory: string, below = env().exchangeDatabaseDir): string =>
  path.join(below, createHash('sha256').update(directory).digest('hex').slice(0, 12));
