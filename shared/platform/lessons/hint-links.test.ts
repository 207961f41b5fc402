import { expect, test } from 'vitest'
import { hintParts, hintText } from './hint-links.ts'

const HINT =
  'In [Fault Lab](page8_02?rule=PATCH /api/profile lost;first=1), then [send it](page8_01/profile/updateProfile?a=b=c&d).'

test('a hint is text and links, with what they open filled in', () => {
  expect(hintParts(HINT)).toEqual([
    { text: 'In ' },
    {
      text: 'Fault Lab',
      to: { page: 'page8_02', steps: [], query: [['rule', 'PATCH /api/profile lost;first=1']] },
    },
    { text: ', then ' },
    {
      text: 'send it',
      to: {
        page: 'page8_01',
        steps: ['profile', 'updateProfile'],
        query: [
          ['a', 'b=c'],
          ['d', ''],
        ],
      },
    },
    { text: '.' },
  ])
})

test('it reads the same without them', () => {
  expect(hintText(HINT)).toBe('In Fault Lab, then send it.')
})

test('brackets that lead nowhere are text', () => {
  for (const hint of ['Press [Save] (twice)', '[x](https://elsewhere.example)', '[x](page81)'])
    expect(hintParts(hint)).toEqual([{ text: hint }])
})
