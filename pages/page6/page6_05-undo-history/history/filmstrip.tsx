import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import type { Entry, View } from '#pages/page6/page6_05-undo-history/document/fold.ts'
import { useEditor } from '#pages/page6/page6_05-undo-history/editor.ts'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'
import type { StepId } from '#resources/floor-plans/rules.ts'
import styles from './history.module.css'
import { shapesAt } from './lines.ts'
import { Thumbnail } from './thumbnail.tsx'

const FRAME_PX = 128

type Props = {
  line: readonly StepId[]
  shown: StepId
  view: View
  textOf: (id: StepId) => string
  entryOf: (id: StepId) => Entry | undefined
}

/** A thumbnail per step. Only those in sight are rendered. */
export function Filmstrip({ line, shown, view, textOf, entryOf }: Props) {
  const t = useMessages(messages)
  const formats = useFormats()
  const { goTo } = useEditor()
  const scroller = useRef<HTMLDivElement>(null)
  const frames = useVirtualizer({
    horizontal: true,
    count: line.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => FRAME_PX,
    overscan: 2,
  })
  const at = line.indexOf(shown)
  useEffect(() => frames.scrollToIndex(at, { align: 'center' }), [frames, at])

  return (
    <div ref={scroller} className={styles.strip}>
      <ol className={styles.frames} style={{ width: frames.getTotalSize() }}>
        {frames.getVirtualItems().map(({ index, start }) => {
          const id = line[index] as StepId
          const entry = entryOf(id)
          const text = textOf(id)
          const made = entry && t('byAt', { by: entry.by, time: formats.moment(entry.madeAt, 'dateTime') })
          return (
            <li key={id} className={styles.frame} style={{ transform: `translateX(${start}px)` }}>
              <button
                type="button"
                className={styles.step}
                aria-label={t('goTo', { at: index, text })}
                aria-current={id === shown ? 'step' : undefined}
                // The scrubber goes to all steps by keyboard.
                tabIndex={id === shown ? 0 : -1}
                title={typeof id === 'string' ? t('unsavedStep') : made}
                onClick={() => goTo(id)}
              >
                <Thumbnail shapes={shapesAt(view, id)} />
                <span className={styles.text}>{text}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
