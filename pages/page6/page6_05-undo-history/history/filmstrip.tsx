import { useLayoutEffect, useRef, useState } from 'react'
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
/** More than fit on any screen. */
const RENDERED = 16

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
  const [first, setFirst] = useState(0)
  const at = line.indexOf(shown)
  const findFirst = () => setFirst(Math.max(0, Math.floor((scroller.current?.scrollLeft ?? 0) / FRAME_PX) - 3))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer line also moves what is in sight.
  useLayoutEffect(() => {
    const strip = scroller.current
    strip?.scrollTo({ left: (at + 0.5) * FRAME_PX - strip.clientWidth / 2 })
    findFirst()
  }, [at, line.length])

  return (
    <div ref={scroller} className={styles.strip} onScroll={findFirst}>
      <ol className={styles.frames} style={{ width: line.length * FRAME_PX }}>
        {line.slice(first, first + RENDERED).map((id, place) => {
          const index = first + place
          const entry = entryOf(id)
          const text = textOf(id)
          const made = entry && t('byAt', { by: entry.by, time: formats.moment(entry.madeAt, 'dateTime') })
          return (
            <li key={id} className={styles.frame} style={{ transform: `translateX(${index * FRAME_PX}px)` }}>
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
