import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { useEditor } from '#pages/page6/page6_05-undo-history/editor.ts'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'
import type { StepId } from '#resources/floor-plans/rules.ts'
import styles from './history.module.css'
import { shapesAt, type Timeline } from './lines.ts'
import { useIsScrubbing, useShownStep } from './shown-step.ts'

/** How often the text follows the thumb. */
const FOLLOW_MS = 250

type Props = { line: readonly StepId[]; timeline: Timeline; textOf: (id: StepId) => string }

/** Goes through the steps of a line. While its thumb is dragged, nothing but the plan follows each step. */
export function Scrubber({ line, timeline, textOf }: Props) {
  const t = useMessages(messages)
  const editor = useEditor()
  const isScrubbing = useIsScrubbing()
  const shown = useShownStep(line, FOLLOW_MS)
  const at = Math.max(0, line.indexOf(shown))
  const last = line.length - 1
  const position = t('position', { at, count: last, text: textOf(shown) })
  const input = useRef<HTMLInputElement>(null)
  // Not controlled: React would also set the attribute, for which the browser would style the input for each step.
  useLayoutEffect(() => {
    if (input.current && !isScrubbing) input.current.value = String(at)
  }, [at, isScrubbing])
  const release = () => {
    const { scrubbed } = editor.state.getState()
    if (scrubbed) editor.goTo(scrubbed.id)
  }
  return (
    <>
      <div className={styles.track} data-below="4">
        <input
          ref={input}
          type="range"
          min={0}
          max={Math.max(1, last)}
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
      </div>
      <p className={look.note} role="status">
        {position}
      </p>
    </>
  )
}
