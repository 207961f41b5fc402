import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useReasons } from './use-reasons.ts'

const describe = (reasons: string[]) => renderHook(useReasons).result.current(reasons)

test('a reason that all rows share is not counted', () => {
  expect(describe(['already shipped', 'already shipped'])).toBe('already shipped')
})

test('several reasons are counted', () => {
  expect(describe(['already shipped', 'no longer exists', 'already shipped'])).toBe(
    '2 × already shipped and 1 × no longer exists',
  )
})
