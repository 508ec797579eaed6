/** A console that writes into the limited log: what Next.js prints is as long and as often as a visitor likes. */
import { Console } from 'node:console';
import { Writable } from 'node:stream';

import { createLineLimit } from '@/lib/tools/line-limit';
import { log } from '@/lib/tools/log';

/** Texts a second; beyond these only their number is logged. */
const MOST_TEXTS = 5;
/** Characters of a text: a message and the first lines of its stack. */
const MOST_CHARACTERS = 500;

type Level = 'info' | 'warn';

/**
 * Makes a console of the log.
 * @param write takes each text that has room
 */
export function limitedConsole(
  write = (level: Level, text: string): void => log[level]({ text }, 'Next.js printed'),
): Console {
  const hasRoom = createLineLimit(MOST_TEXTS, (omitted) =>
    write('warn', `${omitted} more texts were printed`),
  );
  const into = (level: Level): Writable =>
    new Writable({
      decodeStrings: false,
      write(text, _encoding, done) {
        const words = String(text).trim();
        if (words !== '' && hasRoom()) write(level, words.slice(0, MOST_CHARACTERS));
        done();
      },
    });
  return new Console({ stdout: into('info'), stderr: into('warn') });
}
