import { importers, isIn, offenders, read, scripts } from './code';

describe('client components', () => {
  const mustBeClient = /^app\/(.*\/)?(error|global-error)\.tsx$/;
  const isClient = (file: string) => /\.client\.tsx$/.test(file);

  test("'use client' stands in the .client.tsx files and where Next.js requires it", () => {
    const marked = scripts.filter((file) => /^['"]use client['"]/.test(read(file)));
    expect(marked.filter((file) => !mustBeClient.test(file)).sort()).toEqual(
      scripts.filter(isClient).sort(),
    );
  });

  test('only .client.tsx and use-*.ts files call client hooks', () => {
    const HOOKS =
      /\b(use(State|Effect|LayoutEffect|InsertionEffect|Reducer|Ref|Context|SyncExternalStore|Transition|DeferredValue|ActionState|Optimistic|FormStatus|ImperativeHandle|Pathname|Router|SearchParams))(<[^(]*>)?\(/;
    const mayHook = (file: string) =>
      isClient(file) || mustBeClient.test(file) || /(^|\/)use-[\w-]+\.tsx?$/.test(file);
    expect(offenders(scripts, HOOKS, mayHook)).toEqual([]);
  });

  test('client files import neither the provider nor content, which browsers would load', () => {
    const heavy = (target: string) => isIn('lib/provider')(target) || isIn('lib/content')(target);
    expect(importers(heavy, scripts.filter(isClient), false)).toEqual([]);
  });
});
