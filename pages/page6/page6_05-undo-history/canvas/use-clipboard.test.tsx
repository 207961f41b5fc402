import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { createDocument } from '#pages/page6/page6_05-undo-history/document/plan-document.ts'
import { createEditor } from '#pages/page6/page6_05-undo-history/editor.ts'
import { shapesOf } from '#resources/floor-plans/rules.ts'
import { SHELF } from '#resources/floor-plans/samples.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { useClipboard } from './use-clipboard.ts'

const plan = { id: 7, name: 'A shop', shapeCount: 1, base: 1, version: 1, updatedAt: '2026-10-31T00:00:00.000Z' }
let clipboard: string
beforeEach(() => {
  holdRequests()
  clipboard = 'something else'
  useGlobal.setState({ isLogin: true, user: 'ada', token: 'a token' })
  sessionStorage.clear()
})
function open(canWrite = true) {
  const document = createDocument('plan 7', { plan, steps: [], shapes: shapesOf([SHELF]), pending: [] })
  const editor = createEditor(document, canWrite)
  const { unmount } = renderHook(() => useClipboard(editor))
  return { ...editor, count: () => editor.shapes().size, unmount }
}
/** Presses the keys of a command. Returns whether the browser's own command was replaced. */
function command(name: 'copy' | 'cut' | 'paste', target: Element = document.body): boolean {
  const data = { setData: (_: string, text: string) => (clipboard = text), getData: () => clipboard }
  const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { clipboardData: data })
  act(() => void target.dispatchEvent(event))
  return event.defaultPrevented
}

test('selected shapes are copied as text, and pasted beside the others with ids and numbers of their own', () => {
  const { select, count, shapes, selected } = open()
  select([SHELF.id])
  expect([command('copy'), JSON.parse(clipboard)]).toEqual([true, { shapes: [SHELF] }])
  expect([command('paste'), count()]).toEqual([true, 2])
  const [copy] = selected()
  expect(copy).toMatchObject({ kind: SHELF.kind, number: SHELF.number + 1 })
  expect([copy?.id === SHELF.id, shapes().has(SHELF.id)]).toEqual([false, true])
})

test('cut shapes are gone, and can be pasted again', () => {
  const { select, count } = open()
  select([SHELF.id])
  expect([command('cut'), count()]).toEqual([true, 0])
  expect([command('paste'), count()]).toEqual([true, 1])
})

test('without a selection, the clipboard keeps what it has', () => {
  const { count } = open()
  expect([command('copy'), command('cut'), clipboard, count()]).toEqual([false, false, 'something else', 1])
})

test.each(['something else', '', '{"shapes":[]}', '{"shapes":[{"kind":"shelf"}]}', '[1]'])(
  'other text (%s) is not pasted as shapes',
  text => {
    const { count } = open()
    clipboard = text
    expect([command('paste'), count()]).toEqual([false, 1])
  },
)

test('whoever writes, or has marked text, copies that text', () => {
  const { select, count } = open()
  select([SHELF.id])
  const field = document.createElement('input')
  document.body.append(field)
  onTestFinished(() => field.remove())
  field.focus()
  clipboard = JSON.stringify({ shapes: [SHELF] })
  expect([command('copy', field), command('cut', field), command('paste', field), count()]).toEqual([
    false,
    false,
    false,
    1,
  ])
  field.blur()
  // It tells no more than that.
  vi.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection)
  onTestFinished(() => void vi.restoreAllMocks())
  expect([command('copy'), command('cut'), count()]).toEqual([false, false, 1])
})

test('whoever may only read can copy, and neither cut nor paste', () => {
  const { select, count, selected } = open(false)
  select([SHELF.id])
  expect([command('cut'), count(), JSON.parse(clipboard)]).toEqual([true, 1, { shapes: [SHELF] }])
  expect(selected()).toHaveLength(1)
  expect([command('paste'), count()]).toEqual([false, 1])
})

test('after the plan was left, nothing is pasted into it', () => {
  const { unmount, count } = open()
  unmount()
  clipboard = JSON.stringify({ shapes: [SHELF] })
  expect([command('paste'), count()]).toEqual([false, 1])
})
