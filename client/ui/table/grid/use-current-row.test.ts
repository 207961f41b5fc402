import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useCurrentRow } from './use-current-row.ts'

const ROWS = Array.from({ length: 50 }, (_, id) => ({ id: String(id) }))

/** A region of ten rows of 40 px below a head of 40 px, scrolled to row 10. Only `rendered` rows are in the document. */
function open(currentId?: string, rendered: (row: number) => boolean = () => true) {
  const row = (place: number) => ({ offsetTop: place * 40, offsetHeight: 40 })
  const region = {
    scrollTop: 400,
    clientHeight: 440,
    querySelector(selector: string) {
      if (selector === 'thead') return { offsetHeight: 40 }
      const place = Number(/\d+/.exec(selector)?.[0])
      return rendered(place) ? row(place) : null
    },
  }
  // The hook needs no more of an element.
  const scroller = { current: region as unknown as HTMLElement }
  const { rerender } = renderHook(({ rows, id }) => useCurrentRow(scroller, rows, id), {
    initialProps: { rows: ROWS, id: currentId },
  })
  return { top: () => region.scrollTop, show: (id: string | undefined, rows = ROWS) => rerender({ rows, id }) }
}

test.each(['10', '15', '19'])('row %s is in sight, and nothing moves', id => {
  expect(open(id).top()).toBe(400)
})

test.each([
  // Below the head it would be covered by it, and at the end cut off.
  ['9', 400 - 202],
  ['20', 840 - 202],
  ['49', 2000 - 202],
])('row %s is scrolled to the middle', (id, top) => {
  expect(open(id).top()).toBe(top)
})

test('a row that is not rendered yet is scrolled to where it will be', () => {
  expect(open('49', () => false).top()).toBe(40 + 49 * 36 - 202)
})

test('a link to a record shows its row as soon as there are rows', () => {
  const list = open()
  list.show('49', [])
  expect(list.top()).toBe(400)
  list.show('49', ROWS)
  expect(list.top()).toBe(2000 - 202)
})

test('the rows move only when another row is opened, not when rows come or go', () => {
  const list = open('49')
  const top = list.top()
  list.show('49', ROWS.slice(20))
  expect(list.top()).toBe(top)
  list.show('0', ROWS.slice(20))
  list.show(undefined)
  expect(list.top()).toBe(top)
  list.show('10')
  expect(list.top()).not.toBe(top)
})
