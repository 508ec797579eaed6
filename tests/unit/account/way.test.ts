import { accountWay, answersBefore, mayApply } from '@/lib/domain/account/way';

const wayOf = (address: string) => {
  const query = new URLSearchParams(address);
  return accountWay((name) => query.get(name) ?? '');
};

test.each([
  ['', [], 'who', null],
  ['who=resident', ['who'], 'aadhaar', null],
  ['who=resident&aadhaar=yes', ['who', 'aadhaar'], 'derivatives', true],
  ['who=resident&aadhaar=no', ['who', 'aadhaar'], 'derivatives', false],
  ['who=resident&aadhaar=yes&derivatives=no', ['who', 'aadhaar', 'derivatives'], 'shares', true],
  [
    'who=resident&aadhaar=yes&derivatives=no&shares=move',
    ['who', 'aadhaar', 'derivatives', 'shares'],
    null,
    true,
  ],
  ['who=nri', ['who'], 'money', false],
  // Money that may leave India again is not used for derivatives, which are then not asked about.
  ['who=nri&money=abroad', ['who', 'money'], 'shares', false],
  ['who=nri&money=india', ['who', 'money'], 'derivatives', false],
  ['who=minor', ['who'], 'shares', false],
  ['who=huf', ['who'], 'derivatives', false],
  ['who=company&derivatives=yes&shares=none', ['who', 'derivatives', 'shares'], null, false],
  // An answer that is not among the choices, or to a question that is not asked.
  ['who=robot&shares=move', [], 'who', null],
  ['who=minor&aadhaar=yes&derivatives=yes', ['who'], 'shares', false],
  ['shares=move', [], 'who', null],
  ['who=resident&shares=move', ['who'], 'aadhaar', null],
  ['who=__proto__', [], 'who', null],
])('the address “%s” has answered %j, and is asked %s', (address, answered, next, isOnline) => {
  const way = wayOf(address);
  expect(way.answered).toEqual(answered);
  expect(Object.keys(way.answers)).toEqual(answered);
  expect([way.next, way.isOnline]).toEqual([next, isOnline]);
});

test('a question that is asked again drops the answers after it', () => {
  const way = wayOf('who=resident&aadhaar=yes&derivatives=no&shares=none');
  expect(answersBefore(way, 'who')).toEqual({});
  expect(answersBefore(way, 'derivatives')).toEqual({ who: 'resident', aadhaar: 'yes' });
  expect(answersBefore(wayOf('who=huf'), 'derivatives')).toEqual({ who: 'huf' });
});

test('a condition is open until its question is answered', () => {
  expect(mayApply(undefined, {})).toBe(true);
  expect(mayApply({ aadhaar: 'yes' }, { who: 'resident' })).toBe(true);
  expect(mayApply({ aadhaar: 'yes' }, { who: 'resident', aadhaar: 'yes' })).toBe(true);
  expect(mayApply({ aadhaar: 'yes' }, { who: 'resident', aadhaar: 'no' })).toBe(false);
  expect(mayApply({ money: 'india', derivatives: 'yes' }, { money: 'abroad' })).toBe(false);
});
