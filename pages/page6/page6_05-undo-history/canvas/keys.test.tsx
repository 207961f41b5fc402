import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { createDocument } from '#pages/page6/page6_05-undo-history/document/plan-document.ts'
import { createEditor } from '#pages/page6/page6_05-undo-history/editor.ts'
import type { Shape } from '#resources/floor-plans/contract.ts'
import { shapesOf } from '#resources/floor-plans/rules.ts'
import { SHELF } from '#resources/floor-plans/samples.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { handleShapeKey } from './keys.ts'

const plan = { id: 7, name: 'A shop', shapeCount: 3, base: 1, version: 1, updatedAt: '2026-10-31T00:00:00.000Z' }
const IDS = ['shelf00a', 'shelf00b', 'shelf00c']
const shapes = IDS.map((id, at): Shape => ({ ...SHELF, id, number: at + 1, x: 2000 + at * 2000, z: at + 1 }))

beforeEach(() => {
  holdRequests()
  useGlobal.setState({ isLogin: true, user: 'ada', token: 'a token' })
  sessionStorage.clear()
})
function open() {
  const editor = createEditor(
    createDocument('plan 7', { plan, steps: [], shapes: shapesOf(shapes), pending: [] }),
    true,
  )
  const focus = vi.fn()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: as the canvas around its shapes.
    <div onKeyDown={event => handleShapeKey(editor, event, IDS, focus)}>
      {IDS.map(id => (
        <button key={id} type="button" data-shape={id}>
          {id}
        </button>
      ))}
    </div>,
  )
  const press = (id: string, key: string) => fireEvent.keyDown(screen.getByText(id), { key })
  return { ...editor, press, focused: () => focus.mock.calls.map(([id]) => id) }
}

test.each([
  ['the next one', 'shelf00a', ['shelf00a'], 'shelf00b'],
  ['the one before the last', 'shelf00c', ['shelf00c'], 'shelf00b'],
  ['what is left before a selection', 'shelf00b', ['shelf00b', 'shelf00c'], 'shelf00a'],
  ['what is left after a selection', 'shelf00a', ['shelf00a', 'shelf00b'], 'shelf00c'],
])('after a deletion, the focus goes to %s', (_, at, selected, next) => {
  const { press, select, shapes: left, focused } = open()
  if (selected.length > 1) select(selected)
  press(at, 'Delete')
  expect([left().size, focused()]).toEqual([IDS.length - selected.length, [next]])
})

test('the arrow keys go from shape to shape, and stop at both ends', () => {
  const { press, focused } = open()
  press('shelf00a', 'ArrowRight')
  press('shelf00b', 'ArrowUp')
  press('shelf00a', 'ArrowLeft')
  press('shelf00c', 'ArrowDown')
  press('shelf00b', 'Home')
  press('shelf00b', 'End')
  expect(focused()).toEqual(['shelf00b', 'shelf00a', 'shelf00a', 'shelf00c', 'shelf00a', 'shelf00c'])
})
