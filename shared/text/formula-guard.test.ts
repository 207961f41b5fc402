import { expect, test } from 'vitest'
import { guardFormula, unguardFormula } from './formula-guard.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠SUM(A1)', '\t=1', '\r=1', "'=1"])(
  'a spreadsheet runs no cell that begins like %j, and reading gives it back',
  cell => {
    expect(guardFormula(cell)).toBe(`'${cell}`)
    expect(unguardFormula(guardFormula(cell))).toBe(cell)
  },
)

test.each(['', 'plain', "'quoted'", '1=1', '陳－明'])('the cell %j stays as it is', cell => {
  expect(guardFormula(cell)).toBe(cell)
  expect(unguardFormula(cell)).toBe(cell)
})
