import { runInNewContext } from 'node:vm';

import fc from 'fast-check';

import { inlineScriptsOf } from '@/server/document/inline-scripts';
import { referencesIn, rowsOf } from '@/server/document/payload';
import { leaveOutStillParts, withoutStillParts } from '@/server/document/still-parts';

const STILL = '9:I[123,["/_next/static/chunks/a.js"],"Still",1]\n';
const OTHER = '8:I[124,["/_next/static/chunks/b.js"],"Tabs",1]\n';

const scripts = (...texts: string[]): string =>
  texts
    .map(
      (text) =>
        `<script>self.__next_f.push([1,${JSON.stringify(text).replace(/</g, '\\u003c')}])</script>`,
    )
    .join('');

/** What a page's last script hands over to the framework, as a browser runs it. */
function handedOver(html: string): string {
  const self = { __next_f: [] as [number, string][] };
  runInNewContext(/.*<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '', { self });
  return self.__next_f[0]?.[1] ?? '';
}

describe('rows of a payload', () => {
  test('are told apart by line ends, and texts by their length in bytes', () => {
    const rows = rowsOf('1:["$","p",null,{}]\n2:T7,₹ one3:{"a":1}\n:HL["/a.css","style"]\n');
    expect(rows.map(({ id }) => id)).toEqual(['1', '2', '3', '']);
    expect(rows[1]?.raw).toBe('2:T7,₹ one');
    expect(rows[2]).toEqual({ id: '3', raw: '3:{"a":1}\n', model: { a: 1 } });
  });

  test.each(['no colon', '1:["$"', '1:Tzz,abc', '1:T99,short', 'xyz:1\n', '4:o3,abc\n'])(
    '%j is refused',
    (payload) => {
      expect(() => rowsOf(payload)).toThrow();
    },
  );

  test('references are found with their paths', () => {
    expect(referencesIn('["$L2f","$3a:props:children:0","$$4","$undefined","$@b","$a3"]')).toEqual([
      { id: '2f', path: [] },
      { id: '3a', path: ['props', 'children', '0'] },
      { id: 'b', path: [] },
      { id: 'a3', path: [] },
    ]);
  });
});

describe('a still part', () => {
  test('leaves a mark where its children stood, and the rows that only it led to go', () => {
    const payload = `${STILL}${OTHER}0:["$","div",null,{"children":[["$","$L9",null,{"children":"$L2"}],"$L3"]}]\n2:["$","p",null,{"children":"$4"}]\n4:T5,proud3:["$","b",null,{}]\n`;
    expect(withoutStillParts(payload)).toBe(
      `${STILL}0:["$","div",null,{"children":[["$","$L9",null,{"children":"still:1"}],"$L3"]}]\n3:["$","b",null,{}]\n`,
    );
  });

  test('keeps what it shares with what is alive', () => {
    const payload = `${STILL}0:[["$","$L9",null,{"children":"$L2"}],"$L2"]\n2:["$","p",null,{}]\n`;
    expect(withoutStillParts(payload)).toContain('2:["$","p",null,{}]');
  });

  test('is left alone where something points into it by path', () => {
    const payload = `${STILL}0:[["$","$L9",null,{"children":["$","p",null,{"title":"x"}]}],"$0:0:props:children:props:title"]\n`;
    expect(withoutStillParts(payload)).toBeNull();
  });

  test('with something alive in it stays, and only what is still within it goes', () => {
    const payload = `${STILL}${OTHER}0:["$","$L9",null,{"children":["$","div",null,{"children":["$L2","$L3"]}]}]\n2:["$","$L9",null,{"children":["$","p",null,{}]}]\n3:["$","$L8",null,{"label":"x"}]\n`;
    expect(withoutStillParts(payload)).toBe(
      payload.replace(
        '2:["$","$L9",null,{"children":["$","p",null,{}]}]',
        '2:["$","$L9",null,{"children":"still:1"}]',
      ),
    );
  });

  test('that holds another still part goes as one', () => {
    const payload = `${STILL}0:["$","$L9",null,{"className":"a","children":["$","$L9",null,{"children":"$L2"}]}]\n2:["$","p",null,{}]\n`;
    expect(withoutStillParts(payload)).toBe(
      `${STILL}0:["$","$L9",null,{"className":"a","children":"still:1"}]\n`,
    );
  });

  test('that leads to a row which is not there stays', () => {
    expect(withoutStillParts(`${STILL}0:["$","$L9",null,{"children":"$L7"}]\n`)).toBeNull();
  });

  test('is not known by its name alone', () => {
    expect(
      withoutStillParts(`${OTHER}0:["$","$L8",null,{"children":"$L2"}]\n2:"Still"\n`),
    ).toBeNull();
  });
});

describe('a document', () => {
  const payload = `${STILL}0:["$","$L9",null,{"children":["$","p",null,{"children":"</script><b>\u2028 M&M ₹"}]}]\n`;

  test('has its payload in one script, and everything else as it was', () => {
    const html = `<main>a</main><script>(self.__next_f=self.__next_f||[]).push([0])</script>${scripts(payload.slice(0, 30), payload.slice(30))}</body>`;
    const shorter = leaveOutStillParts(html);
    expect(shorter.replace(/push\(\[1,'.*'\]\)/s, 'push(payload)')).toBe(
      '<main>a</main><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push(payload)</script></body>',
    );
    expect(handedOver(shorter)).toBe(`${STILL}0:["$","$L9",null,{"children":"still:1"}]\n`);
  });

  test.each([
    ['without a payload', '<p>plain</p>'],
    ['with one of another kind', scripts('5:o3,abc')],
    ['without still parts', scripts(`${OTHER}0:["$","$L8",null,{}]\n`)],
  ])('%s stays as it is', (_, html) => {
    expect(leaveOutStillParts(html)).toBe(html);
  });

  test('hands over whatever stands beside the still part, in a script that nothing ends early', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^['"\\\n\u2028<]*$/));
    fc.assert(
      fc.property(text, (text) => {
        const beside = JSON.stringify(['$', 'p', null, { title: `</script>${text}` }]);
        const html = scripts(`${STILL}0:[["$","$L9",null,{"children":"x"}],${beside}]\n`);
        const shorter = leaveOutStillParts(html);
        expect(shorter.match(/<\/script>/g)).toHaveLength(1);
        expect(handedOver(shorter)).toContain(beside);
        expect(inlineScriptsOf(shorter).strangers).toBe(0);
      }),
    );
  });
});
