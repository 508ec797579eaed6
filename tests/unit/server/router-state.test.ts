import { isRouterState } from '@/server/router-state';

const nested = (levels: number): string =>
  `${'["",{"children":'.repeat(levels)}["",{}]${'}]'.repeat(levels)}`;

test.each([
  '["",{}]',
  '["",{"children":["equity",{"children":["__PAGE__",{},null,"refetch"]}]},null,null,16]',
  '["",{"children":["equity",{}]},["/equity","?q=1"],"inside-shared-layout"]',
  '["",{"children":[["slug","infosys-limited","d",null],{"children":["__PAGE__",{}]}]}]',
  '["",{"children":[["path","a/b","c",["x"]],{}]}]',
  '["",{"children":[["path","a","di(..)(..)",null],{}]}]',
  '["",{},null,"metadata-only"]',
  '["",{},null,null,null,"?list=losers"]',
  nested(20),
])('%s is a state', (text) => {
  expect(isRouterState(text)).toBe(true);
  expect(isRouterState(encodeURIComponent(text))).toBe(true);
});

test.each([
  '{}',
  'null',
  '[]',
  '[""]',
  '[null,null]',
  '[1,2,3,4,5]',
  '["",[]]',
  '["",{"children":null}]',
  '["",{"children":5}]',
  '["",{"children":{"a":1}}]',
  '[{"a":1},{"children":[["x"],{}]}]',
  '["",{"children":[["x"],{}]}]',
  '["",{"children":[[1,2,3],{}]}]',
  '["",{"children":[["slug","x","z",null],{}]}]',
  '["",{"children":[["slug","x","d",[5]],{}]}]',
  '["",{},null,"zzz"]',
  '["",{},["/equity"]]',
  '["",{},"/equity"]',
  '["",{},null,null,true]',
  '["",{},null,null,null,7]',
  '["",{},null,null,null,"",null]',
  nested(40),
  '%E0',
])('%s is no state', (text) => {
  expect(isRouterState(text)).toBe(false);
});
