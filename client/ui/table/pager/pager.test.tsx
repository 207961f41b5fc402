import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pager, type PagerProps } from './pager.tsx'

const show = (given: Partial<PagerProps>) =>
  render(
    <Pager
      shown={50}
      before={50}
      count={{ value: 132, isCapped: false }}
      limit={50}
      onLimitChange={() => {}}
      {...given}
    />,
  )

test.each<[Partial<PagerProps>, string]>([
  [{}, '51–100 of 132'],
  [{ count: { value: 10_000, isCapped: true } }, '51–100 of more than 10,000'],
  [{ shown: 1, before: 0, count: { value: 1, isCapped: false } }, '1 of 1'],
  [{ before: null }, '50 rows of 132'],
  [{ shown: 0, before: 0, count: { value: 0, isCapped: false } }, 'No rows'],
  [{ count: undefined }, ''],
])('%j reads %j', (given, words) => {
  show(given)
  expect(screen.getByRole('status').textContent).toBe(words)
})

test('a button that leads nowhere stays focusable and is marked as disabled', () => {
  show({ onNext: () => {} })
  expect(screen.getByRole('button', { name: 'First page' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('false')
})

test('a page size of the URL is among the options', () => {
  show({ limit: 7 })
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' }).value).toBe('7')
})
