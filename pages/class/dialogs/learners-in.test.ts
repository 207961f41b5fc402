import { expect, test } from 'vitest'
import { learnersIn } from './learners-in.ts'

test('reads accounts and names, with or without heads, quotes and empty lines', () => {
  const text = '\uFEFFaccount,name\r\nanna.lin,Anna Lin\r\n\r\n an , "Lin, An ""Andy"""\n'
  expect(learnersIn(text)).toEqual({
    learners: [
      { account: 'anna.lin', name: 'Anna Lin', line: 2 },
      { account: 'an', name: 'Lin, An "Andy"', line: 4 },
    ],
    wrong: null,
  })
})

test.each([
  ['a name is missing', 'anna.lin\n', 1],
  ['an account has a space', 'mei,Mei\nAnna Lin,Anna', 2],
  ['heads come twice', 'account,name\nmei,Mei\naccount,', 3],
])('%s: names the line', (_, text, wrong) => {
  expect(learnersIn(text).wrong).toBe(wrong)
})
