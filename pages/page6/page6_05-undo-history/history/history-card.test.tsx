import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { createDocument } from '#pages/page6/page6_05-undo-history/document/plan-document.ts'
import { createEditor, EditorContext } from '#pages/page6/page6_05-undo-history/editor.ts'
import { shapesOf } from '#resources/floor-plans/rules.ts'
import { SHELF } from '#resources/floor-plans/samples.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { HistoryCard } from './history-card.tsx'

const plan = { id: 7, name: 'A shop', shapeCount: 1, base: 1, version: 1, updatedAt: '2026-10-31T00:00:00.000Z' }
beforeEach(() => {
  holdRequests()
  useGlobal.setState({ isLogin: true, user: 'ada', token: 'a token' })
  sessionStorage.clear()
})
/** A plan that was moved right, then back, then down: the first move is a branch. */
function open(canWrite: boolean) {
  const document = createDocument('plan 7', { plan, steps: [], shapes: shapesOf([SHELF]), pending: [] })
  const editor = createEditor(document, canWrite)
  const author = createEditor(document, true)
  author.edit({ ...SHELF, x: SHELF.x + 500 })
  author.undo()
  author.edit({ ...SHELF, y: SHELF.y + 500 })
  render(
    <EditorContext value={editor}>
      <HistoryCard />
    </EditorContext>,
  )
  const shelf = () => editor.shapes().get(SHELF.id)
  return { shelf, branch: screen.getByRole<HTMLButtonElement>('button', { name: /^Go to branch/ }) }
}

test('a branch leads to its last step', () => {
  const { shelf, branch } = open(true)
  act(() => branch.click())
  expect(shelf()).toMatchObject({ x: SHELF.x + 500, y: SHELF.y })
})

test('whoever may only read sees the branches, and stays where the plan is', () => {
  const { shelf, branch } = open(false)
  expect(branch.disabled).toBe(true)
  act(() => branch.click())
  expect(shelf()).toMatchObject({ x: SHELF.x, y: SHELF.y + 500 })
})
