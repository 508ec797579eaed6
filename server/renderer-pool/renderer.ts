/** One renderer: a process of its own that is started again when it ends or hangs. */
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

import { rendererVariables } from '@/lib/tools/env';
import { MESSAGES } from '@/lib/tools/renderer-protocol';
import { log } from '@/lib/tools/log';

import { type Ask, createAsk } from './ask';
import { endWhenDeaf, endWhenSilent } from './health';
import { LOWER_PRIORITY, PACE, type Pace } from './pace';

/** Bundled beside the server. */
const SCRIPT = fileURLToPath(new URL('./renderer.mjs', import.meta.url));
/** Of its old generation, in MB. */
const HEAP_MB = 400;
/** Ms without a sign of life, of which there is one each second, after which it is silent. */
const SILENT_AFTER = 5_000;

interface RendererOptions {
  /** From 1. The first one reads exchange files and delivers enquiries. */
  readonly number: number;
  readonly socketPath: string;
  /** The program, for tests. */
  readonly script?: string;
  readonly pace?: Pace;
}

export interface Renderer {
  readonly number: number;
  readonly socketPath: string;
  readonly ask: Ask;
  isUp(): boolean;
  /** Whether it is up and has given no sign of life for several seconds. */
  isSilent(): boolean;
  pid(): number | null;
  /** How often it was started again. */
  restarts(): number;
  /** Resolves when it takes requests. @throws where it ends before that for the first time */
  readonly started: Promise<void>;
  /** Lets it finish its last work, then ends it. */
  stop(): Promise<void>;
}

/** Tells it to stop, and ends it where it still works after so many ms. */
async function stopWithin(ms: number, child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.connected) child.send(MESSAGES.stop);
  const timer = setTimeout(() => child.kill('SIGKILL'), ms);
  await gone;
  clearTimeout(timer);
}

/** Lets the front have the processor first, so that stored pages go out, once a renderer is not young. */
function giveWay(child: ChildProcess, { youngFor }: Pace): void {
  const timer = setTimeout(() => {
    if (child.pid) setPriority(child.pid, LOWER_PRIORITY);
  }, youngFor).unref();
  child.once('exit', () => clearTimeout(timer));
}

/** Starts a renderer and keeps it running until it is stopped. */
export function startRenderer(options: RendererOptions): Renderer {
  const { number, socketPath, script = SCRIPT, pace = PACE } = options;
  let child: ChildProcess;
  let isUp = false;
  let heardAt = 0;
  let answeredAt = 0;
  let isStopping = false;
  let restarts = 0;
  let wait = pace.waitFirst;
  let settle: { resolve: () => void; reject: (error: Error) => void };
  const started = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  let hasStarted = false;

  function onExit(code: number | null, signal: string | null, age: number): void {
    isUp = false;
    if (isStopping) return;
    if (!hasStarted) return settle.reject(new Error('its renderer ended before it was ready'));
    wait = age >= pace.steadyAfter ? pace.waitFirst : wait;
    log.error(
      { renderer: number, code, signal, ms: wait },
      'a renderer ended; it is started again',
    );
    setTimeout(() => {
      if (isStopping) return;
      restarts += 1;
      start();
    }, wait);
    wait = Math.min(pace.waitMost, wait * 2);
  }

  function start(): void {
    const startedAt = performance.now();
    const own = fork(script, [socketPath], {
      env: rendererVariables(number),
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
    });
    child = own;
    giveWay(own, pace);
    const hear = endWhenSilent(own, number, pace);
    own.on('message', (message) => {
      hear();
      heardAt = performance.now();
      if (message !== MESSAGES.ready) return;
      isUp = true;
      hasStarted = true;
      settle.resolve();
      endWhenDeaf(own, { number, socketPath, pace, answeredAt: () => answeredAt });
    });
    own.once('error', (error) => log.error({ err: error }, 'a renderer could not be started'));
    own.once('exit', (code, signal) => onExit(code, signal, performance.now() - startedAt));
  }

  start();
  return {
    number,
    socketPath,
    ask: createAsk(socketPath, () => (answeredAt = performance.now())),
    started,
    isUp: () => isUp,
    isSilent: () => isUp && performance.now() - heardAt > SILENT_AFTER,
    pid: () => (isUp ? (child.pid ?? null) : null),
    restarts: () => restarts,
    async stop() {
      isStopping = true;
      await stopWithin(pace.stopMost, child);
    },
  };
}
