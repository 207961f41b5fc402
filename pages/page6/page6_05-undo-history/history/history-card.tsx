import { useCallback, useMemo } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { useEditor, useEditorState, usePlanState } from '#pages/page6/page6_05-undo-history/editor.ts'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'
import { useTexts } from '#pages/page6/page6_05-undo-history/use-texts.ts'
import type { StepId } from '#resources/floor-plans/rules.ts'
import { Branches } from './branches.tsx'
import { Filmstrip } from './filmstrip.tsx'
import styles from './history.module.css'
import { currentLine, knownShapes, shapesAt, timelineOf } from './lines.ts'

/** The history: a scrubber over the current line with a thumbnail per step, and the other branches. */
export function HistoryCard() {
  const t = useMessages(messages)
  const { stepText } = useTexts()
  const editor = useEditor()
  const entries = usePlanState(plan => plan.entries)
  const history = usePlanState(plan => plan.history)
  const shapes = usePlanState(plan => plan.shapes)
  const scrubbed = useEditorState(state => state.scrubbed)
  const timeline = useMemo(() => timelineOf({ entries, history, shapes }), [entries, history, shapes])
  const line = useMemo(() => currentLine(history), [history])
  const known = useMemo(() => knownShapes(timeline), [timeline])
  // Keeps its identity, so that scrubbing renders only what it changes.
  const textOf = useCallback(
    (id: StepId) => {
      const entry = timeline.byId.get(id)
      return entry ? stepText(entry, known) : t('start')
    },
    [timeline, known, stepText, t],
  )
  const at = Math.max(0, line.indexOf(scrubbed?.id ?? history.head))
  const last = line.length - 1
  const shown = line[at] ?? history.base
  const position = t('position', { at, count: last, text: textOf(shown) })
  const release = () => scrubbed && editor.goTo(scrubbed.id)
  return (
    <Card title={t('history')}>
      <div className={styles.scrubber}>
        <input
          type="range"
          min={0}
          max={Math.max(1, last)}
          value={at}
          disabled={last === 0}
          aria-label={t('scrubber')}
          aria-valuetext={position}
          onChange={({ currentTarget: { value } }) => {
            const id = line[Number(value)]
            editor.flush()
            if (id !== undefined) editor.state.setState({ scrubbed: { id, shapes: shapesAt(timeline, id) } })
          }}
          // Steps that are passed while the thumb is dragged or a key is held are not visited.
          onPointerUp={release}
          onKeyUp={release}
          onBlur={release}
        />
        <p className={look.note} role="status">
          {position}
        </p>
      </div>
      <Filmstrip line={line} shown={shown} timeline={timeline} textOf={textOf} />
      <Branches timeline={timeline} line={line} textOf={textOf} />
    </Card>
  )
}
