import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAreas } from '#pages/page7/page7_03-areas/use-areas.ts'
import { type Editor, useEditor } from '#pages/page7/page7_03-areas/use-editor.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { DraftCard } from './draft-card.tsx'

// Instead of a socket, and of what the server has inside the area.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))
vi.mock('#pages/page7/page7_03-areas/later.tsx', () => ({ Inside: () => null }))

let editor: Editor
function Panel() {
  editor = useEditor(useAreas())
  const { draft, drawing } = editor
  const teams = { options: [], nameOf: () => undefined, textOf: () => '', idOf: () => null }
  return !drawing && draft.shape && <DraftCard shape={draft.shape} editor={editor} teams={teams} />
}
const press = (button: () => unknown) => act(async () => void button())
async function drawArea() {
  await press(() => editor.draw('area'))
  for (const point of [
    [121, 24],
    [122, 24],
    [122, 25],
  ] as const)
    await press(() => editor.addPoint([...point]))
  await press(() => editor.finishDrawing())
}
const field = () => screen.getByLabelText<HTMLInputElement>('English name')
/** Whether the browser asks before it leaves the page. */
function isAsked() {
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  return leaving.defaultPrevented
}

beforeEach(async () => {
  holdRequests()
  render(<Panel />, { wrapper: pageAt('/areas') })
  await drawArea()
})

test('what was typed about a new area is there again after something was drawn in its shape, and not in the next one', async () => {
  fireEvent.change(field(), { target: { value: 'Harbour' } })
  await press(() => editor.draw('hole'))
  expect(screen.queryByLabelText('English name')).toBeNull()
  await press(() => editor.stopDrawing())
  expect(field().value).toBe('Harbour')
  await press(() => editor.cancel())
  await drawArea()
  expect(field().value).toBe('')
})

test('whoever leaves while drawing is asked, because the drawing and the new area would be lost', async () => {
  await press(() => editor.draw('part'))
  expect(isAsked()).toBe(true)
  await press(() => editor.stopDrawing())
  await press(() => editor.cancel())
  expect(isAsked()).toBe(false)
  await press(() => editor.draw('area'))
  expect(isAsked()).toBe(false)
  await press(() => editor.addPoint([121, 24]))
  expect(isAsked()).toBe(true)
})
