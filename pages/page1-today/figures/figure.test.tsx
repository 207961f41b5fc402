import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Change } from './figure.tsx'

type Is = 'more' | 'fewer' | null
function show(value: number, before: number, isBetter: Is = null, days = 7) {
  const { container } = render(<Change value={value} before={before} days={days} isBetter={isBetter} />)
  const tone = container.querySelector('[data-tone]')?.getAttribute('data-tone')
  return [container.textContent, tone]
}

test.each<[value: number, before: number, isBetter: Is, tone: string | undefined]>([
  [12, 10, 'more', 'good'],
  [8, 10, 'more', 'bad'],
  [8, 10, 'fewer', 'good'],
  [12, 10, 'fewer', 'bad'],
  [12, 10, null, undefined],
  [8, 10, null, undefined],
])('%i after %i, where %s is better, looks %s', (value, before, isBetter, tone) => {
  expect(show(value, before, isBetter)[1]).toBe(tone)
})

test('the change is said in full, with the span that it is compared with', () => {
  expect(show(12, 10)[0]).toContain('20% higher than in the 7 days before')
  expect(show(8, 10, null, 1)[0]).toContain('20% lower than in the day before')
})

test.each([
  [5, 0],
  [0, 0],
  [1000, 1001],
])('%i after %i has no percentage', (value, before) => {
  const [text, tone] = show(value, before)
  expect([text?.includes('%'), tone]).toEqual([false, undefined])
})
