import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ListedClass } from '#resources/classes/contract.ts'
import { ClassFacts } from './class-facts.tsx'

const show = (more: Partial<ListedClass>) => {
  // What the line says of a class.
  const of = { code: 'ABCDEF', endsOn: '2026-10-31', closedAt: null, isOpen: true, learners: 3, ...more } as ListedClass
  render(<ClassFacts of={of} />)
  return document.body.textContent
}
const copy = () => screen.queryByRole('button', { name: 'Copy link' })

test('an open class shows its code, and copies a link to it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  expect(show({})).toMatch(/Code ABCDEF.*Learners 3.*Ends on Oct 31, 2026$/)
  copy()?.click()
  await expect.poll(() => writeText.mock.calls).toEqual([[`${location.origin}/join/ABCDEF`]])
})

test.each([
  ['that has ended', { isOpen: false }, /Oct 31, 2026, nobody can join any more$/],
  ['that was closed', { isOpen: false, closedAt: '2026-10-30T04:00:00.000Z' }, /Closed since .*30/],
])('a class %s has no code to join by', (_, more, says) => {
  expect(show(more)).toMatch(says)
  expect([screen.queryByText('ABCDEF'), copy()]).toEqual([null, null])
})
