import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const PATHS = [
  'pages/page1-today',
  'pages/page1-today/page.tsx',
  'shared/errors.ts',
  'shared/time/days.ts',
  'shared/x+ts',
]

test.each([
  ['shared/*.ts', ['shared/errors.ts']],
  ['shared/**/*.ts', ['shared/errors.ts', 'shared/time/days.ts']],
  ['shared/{,time/}*.ts', ['shared/errors.ts', 'shared/time/days.ts']],
  ['pages/page?-*', ['pages/page1-today']],
  ['{pages,shared}/**/*.{tsx,css}', ['pages/page1-today/page.tsx']],
  // A dot or a plus is no more than itself.
  ['shared/errors?ts', ['shared/errors.ts']],
  ['shared/x+ts', ['shared/x+ts']],
  ['shared/x.ts', []],
])('%s finds what a shell would', (pattern, found) => {
  expect(matching(PATHS, pattern)).toEqual(found)
})

test('leaves out what is excluded', () => {
  expect(matching(PATHS, ['pages/*', 'shared/**/*.ts'], ['shared/t*/**/*.ts'])).toEqual([
    'pages/page1-today',
    'shared/errors.ts',
  ])
})
