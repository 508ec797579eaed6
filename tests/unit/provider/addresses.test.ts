import { assetType, plainAssetPath, toAssetAddress, toLink } from '@/lib/provider/values/addresses';

describe('toLink', () => {
  test.each([
    ['/support/faqs', '/support/faqs'],
    ['https://www.nseindia.com/a?b=c', 'https://www.nseindia.com/a?b=c'],
    [' /research ', '/research'],
    ['http://example.in', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,x', null],
    ['support/faqs', null],
    ['https://', null],
    [null, null],
  ])('%j is %j', (given, expected) => {
    expect(toLink(given)).toBe(expected);
  });
});

describe('toAssetAddress', () => {
  test.each([
    ['articles/a.svg', '/assets/articles/a.svg'],
    ['/articles/a.svg', '/assets/articles/a.svg'],
    ['forms/a b.pdf', '/assets/forms/a%20b.pdf'],
    ['forms/a%20b.pdf', '/assets/forms/a%20b.pdf'],
    ['../secret.pdf', null],
    ['a/../../secret.pdf', null],
    ['a/%2e%2e/secret.pdf', null],
    ['a\\b.pdf', null],
    ['https://elsewhere.example/a.png', null],
    ['//elsewhere.example/a.png', null],
    ['page.html', null],
    ['script.js', null],
    ['a.svg?x=1', null],
    ['a.svg#x', null],
    ['%E0%A4%A', null],
    ['', null],
    [null, null],
  ])('%j is %j', (given, expected) => {
    expect(toAssetAddress(given)).toBe(expected);
  });
});

test('media types follow the file extension', () => {
  expect(assetType('a/b.PNG')).toBe('image/png');
  expect(assetType('a/b.exe')).toBeNull();
  expect(plainAssetPath('a//b.png')).toBeNull();
});
