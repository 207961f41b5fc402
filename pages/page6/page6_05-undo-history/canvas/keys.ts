import type { KeyboardEvent } from 'react'
import { isShortcut } from '#client/shortcuts/shortcuts.ts'
import type { Editor } from '#pages/page6/page6_05-undo-history/editor.ts'
import { turned } from '#pages/page6/page6_05-undo-history/geometry/boxes.ts'
import { moved, resized, rotated } from '#pages/page6/page6_05-undo-history/geometry/transform.ts'
import { keysIn, mapTuple } from '#shared/objects.ts'

const CM = 10
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const TURNS = { turnLeft: -15, turnRight: 15, turnLeftFine: -1, turnRightFine: 1 } as const
const COMMANDS = ['group', 'ungroup', 'duplicate', 'selectAll', 'forward', 'backward'] as const

/**
 * The keys of a focused shape. An arrow key goes to another shape until Space has selected this one; then it moves the
 * selection.
 */
export function handleShapeKey(
  editor: Editor,
  event: KeyboardEvent,
  ids: readonly string[],
  focus: (id: string) => void,
) {
  const { key, shiftKey, altKey } = event
  const id =
    event.target instanceof Element ? event.target.closest<SVGElement>('[data-shape]')?.dataset.shape : undefined
  const isSelected = id !== undefined && editor.state.getState().selection.has(id)
  const act = (work: () => void) => {
    event.preventDefault()
    work()
  }
  const command = COMMANDS.find(one => isShortcut(one, event))
  if (command) return act(() => run(command, editor, ids))
  if (isShortcut('remove', event)) return act(() => removeAndGoOn(editor, ids, id, focus))
  const turn = keysIn(TURNS).find(one => isShortcut(one, event))
  if (turn) return act(() => editor.nudge('rotate', list => rotated(list, TURNS[turn])))
  if (event.ctrlKey || event.metaKey) return
  if (key === 'Escape' && editor.state.getState().selection.size > 0) return act(() => editor.select([]))
  if (key === ' ' && id) return act(() => editor.toggle(id))
  if (key === 'Enter' && id) return act(() => editor.select([id]))
  const arrow = ARROWS[key]
  if (!arrow) {
    const [first] = ids
    const last = ids.at(-1)
    if (key === 'Home' && first) act(() => focus(first))
    if (key === 'End' && last) act(() => focus(last))
    return
  }
  if (!isSelected) return act(() => goOn(ids, id, arrow.x + arrow.y, focus))
  const [x, y] = mapTuple([arrow.x, arrow.y], one => one * CM * (shiftKey ? 10 : 1))
  if (!altKey) return act(() => editor.nudge('move', list => moved(list, x, y)))
  // The left and top sides stay, however the shape is turned.
  act(() =>
    editor.nudge('resize', list => list.map(shape => resized(shape, { x: 1, y: 1 }, turned({ x, y }, shape.angle)))),
  )
}

function run(command: (typeof COMMANDS)[number], editor: Editor, ids: readonly string[]) {
  if (command === 'selectAll') editor.select(ids)
  else if (command === 'forward' || command === 'backward') editor.order(command)
  else editor[command]()
}

function goOn(ids: readonly string[], id: string | undefined, by: number, focus: (id: string) => void) {
  const next = ids[Math.min(ids.length - 1, Math.max(0, ids.indexOf(id ?? '') + by))]
  if (next) focus(next)
}

/** The focus goes to a neighbour of the shape that is gone. */
function removeAndGoOn(editor: Editor, ids: readonly string[], id: string | undefined, focus: (id: string) => void) {
  const { selection } = editor.state.getState()
  if (selection.size === 0 && id) editor.select([id])
  const gone = editor.state.getState().selection
  const from = ids.indexOf(id ?? '')
  const next = ids.slice(from).find(one => !gone.has(one)) ?? ids.findLast(one => !gone.has(one))
  if (next) focus(next)
  editor.remove()
}
