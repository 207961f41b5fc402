import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SHELF } from '#resources/floor-plans/samples.ts'
import { ShapeView } from './shape-view.tsx'

test('Tab goes to the current shape, whether it is selected or not', () => {
  render(
    <svg aria-hidden="true">
      <ShapeView shape={{ ...SHELF, id: 'a' }} isSelected={false} isCurrent />
      <ShapeView shape={{ ...SHELF, id: 'b' }} isSelected isCurrent={false} />
    </svg>,
  )
  const shapes = screen.getAllByRole('button', { hidden: true })
  expect(shapes.map(one => [one.getAttribute('tabindex'), one.getAttribute('aria-pressed')])).toEqual([
    ['0', 'false'],
    ['-1', 'true'],
  ])
})
