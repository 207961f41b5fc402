import { act, render } from '@testing-library/react'
import { type ReactNode, useRef } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { createDocument } from '#pages/page6/page6_05-undo-history/document/plan-document.ts'
import { createEditor, EditorContext } from '#pages/page6/page6_05-undo-history/editor.ts'
import { moved, rotated } from '#pages/page6/page6_05-undo-history/geometry/transform.ts'
import type { Shape } from '#resources/floor-plans/contract.ts'
import { type Shapes, shapesOf } from '#resources/floor-plans/rules.ts'
import { SHELF } from '#resources/floor-plans/samples.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { placeOf } from './art.ts'
import { ShapeView } from './shape-view.tsx'
import { usePainting } from './use-painting.ts'
import { useShownShapes } from './use-shown-shapes.ts'

const plan = { id: 7, name: 'A shop', shapeCount: 2, base: 1, version: 1, updatedAt: '2026-10-31T00:00:00.000Z' }
const OTHER: Shape = { ...SHELF, id: 'shelf00b', number: 2, x: 6000, z: 2 }
const [here] = moved([SHELF], 500, 0)
const [turned] = rotated([OTHER], 15)

let renders: number
let isPast: boolean
function Canvas() {
  const svg = useRef<SVGSVGElement>(null)
  const shown = useShownShapes(svg)
  usePainting(svg)
  renders++
  isPast = shown.isPast
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: only its shapes are of interest.
    <svg ref={svg} viewBox="0 0 100 100">
      {[...shown.shapes.values()].map(shape => (
        <ShapeView key={shape.id} shape={shape} isSelected={false} isCurrent={false} />
      ))}
    </svg>
  )
}
function open() {
  const document = createDocument('plan 7', { plan, steps: [], shapes: shapesOf([SHELF, OTHER]), pending: [] })
  const editor = createEditor(document, true)
  const wrapper = ({ children }: { children: ReactNode }) => <EditorContext value={editor}>{children}</EditorContext>
  const { container } = render(<Canvas />, { wrapper })
  const scrub = (shapes: Shapes | null) =>
    act(async () => editor.state.setState({ scrubbed: shapes && { id: 1, shapes } }))
  const drawn = () =>
    [...container.querySelectorAll('svg:not([aria-hidden]) > [data-shape]')].map(one => [
      one.getAttribute('data-shape'),
      one.getAttribute('transform'),
      one.getAttribute('aria-label'),
      one.textContent,
    ])
  return { ...editor, scrub, drawn, container }
}
const nameOf = ({ label, number }: Shape) => label || `Shelf ${number}`
const namesOf = (drawn: (string | null)[][]) => drawn.map(([, , , name]) => name)
/** What is drawn of these, without their names. */
const placesOf = (shapes: Iterable<Shape>) => [...shapes].map(shape => [shape.id, placeOf(shape)])
const places = (drawn: (string | null)[][]) => drawn.map(([id, place]) => [id, place])

beforeEach(() => {
  holdRequests()
  useGlobal.setState({ isLogin: true, user: 'ada', token: 'a token' })
  sessionStorage.clear()
  renders = 0
})

const PAST: Record<string, Shapes | null> = {
  now: null,
  'where one shape was': shapesOf([here ?? SHELF, OTHER]),
  'where both were': shapesOf([here ?? SHELF, turned ?? OTHER]),
  'with one shape': shapesOf([turned ?? OTHER]),
  'under another name': shapesOf([{ ...SHELF, label: 'Tea' }, turned ?? OTHER]),
}
const names = Object.keys(PAST)

test('however the history is scrubbed, the plan is drawn as it was', async () => {
  const { scrub, drawn } = open()
  const show = async (name: string) => {
    await scrub(PAST[name] ?? null)
    const wanted = [...(PAST[name] ?? shapesOf([SHELF, OTHER])).values()]
    expect([name, places(drawn()), namesOf(drawn())]).toEqual([name, placesOf(wanted), wanted.map(nameOf)])
    expect(isPast).toBe(name !== 'now')
  }
  for (const first of names)
    for (const second of names) for (const third of names) for (const name of [first, second, third]) await show(name)
})

test('steps that only move shapes are drawn without rendering', async () => {
  const { scrub } = open()
  await scrub(PAST['where one shape was'] ?? null)
  const count = renders
  await scrub(PAST['where both were'] ?? null)
  expect(renders).toBe(count)
  await scrub(PAST['with one shape'] ?? null)
  expect(renders).toBe(count + 1)
})

test('what is done while the history is scrubbed is drawn when the scrubber is released', async () => {
  const { scrub, drawn, edit } = open()
  await scrub(PAST['where one shape was'] ?? null)
  await scrub(PAST['where both were'] ?? null)
  await act(async () => edit({ ...OTHER, label: 'Coffee' }))
  expect(places(drawn())).toEqual(placesOf(PAST['where both were']?.values() ?? []))
  await scrub(null)
  expect(places(drawn())).toEqual(placesOf([SHELF, OTHER]))
  expect(drawn()[1]?.[2]).toContain('Coffee')
})

test('a nudge is drawn where it is, and drawn back if it ends without a step', async () => {
  const { select, selected, show, cancel, drawn } = open()
  await act(async () => select([SHELF.id]))
  const count = renders
  await act(async () => show(moved(selected(), 500, 0)))
  expect([places(drawn()), renders]).toEqual([placesOf([here ?? SHELF, OTHER]), count])
  await act(async () => cancel())
  expect(places(drawn())).toEqual(placesOf([SHELF, OTHER]))
})

test('while shapes are dragged, copies of them move in a layer of their own, and nothing of it stays', async () => {
  const { select, selected, show, commit, drawn, container } = open()
  await act(async () => select([SHELF.id]))
  const layers = () => container.querySelectorAll<SVGSVGElement>('svg[aria-hidden]')
  // Two millimetres are a pixel.
  Object.defineProperty(container.querySelector('svg'), 'clientWidth', { value: 50 })
  const guides = { x: null, y: null }
  await act(async () => show(moved(selected(), 250, 0), guides))
  await act(async () => show(moved(selected(), 250, 0), guides))
  expect([layers().length, layers()[0]?.children.length, places(drawn())]).toEqual([1, 1, placesOf([SHELF, OTHER])])
  expect([layers()[0]?.style.transform, container.querySelectorAll('[data-lifted]').length]).toEqual([
    'translate(250px, 0px)',
    1,
  ])
  await act(async () => commit('move'))
  expect([layers().length, places(drawn())]).toEqual([0, placesOf([here ?? SHELF, OTHER])])
  expect(container.querySelectorAll('[data-lifted], [data-dragging]').length).toBe(0)
})
