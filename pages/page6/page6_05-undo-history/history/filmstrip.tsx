import { memo, useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import type { Entry } from '#pages/page6/page6_05-undo-history/document/fold.ts'
import { useEditor } from '#pages/page6/page6_05-undo-history/editor.ts'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'
import type { Shapes, StepId } from '#resources/floor-plans/rules.ts'
import styles from './history.module.css'
import { shapesAt, type Timeline } from './lines.ts'
import { useShownStep } from './shown-step.ts'
import { Thumbnail } from './thumbnail.tsx'

const FRAME_PX = 128
/** How often the strip follows the scrubber. Thumbnails that pass faster can't be made out. */
const FOLLOW_MS = 500
/** More than fit on any screen. */
const RENDERED = 16

type Props = { line: readonly StepId[]; timeline: Timeline; textOf: (id: StepId) => string }

/** A thumbnail per step. Only those in sight are rendered. */
export function Filmstrip({ line, timeline, textOf }: Props) {
  const current = useShownStep(line, FOLLOW_MS)
  const scroller = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(0)
  const at = line.indexOf(current)
  const findFirst = () => setFirst(Math.max(0, Math.floor((scroller.current?.scrollLeft ?? 0) / FRAME_PX) - 3))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer line also moves what is in sight.
  useLayoutEffect(() => {
    const strip = scroller.current
    strip?.scrollTo({ left: (at + 0.5) * FRAME_PX - strip.clientWidth / 2 })
    findFirst()
  }, [at, line.length])

  return (
    <div ref={scroller} className={look.scroll} data-below="16" data-above="8" onScroll={findFirst}>
      <ol className={look.relative} style={{ width: line.length * FRAME_PX, height: 124 }}>
        {line.slice(first, first + RENDERED).map((id, place) => (
          <Frame
            key={id}
            id={id}
            at={first + place}
            entry={timeline.byId.get(id)}
            isShown={id === current}
            shapes={shapesAt(timeline, id)}
            textOf={textOf}
          />
        ))}
      </ol>
    </div>
  )
}

type FrameProps = {
  id: StepId
  at: number
  /** The beginning of the history has none. */
  entry: Entry | undefined
  isShown: boolean
  shapes: Shapes
  textOf: (id: StepId) => string
}

const Frame = memo(function Frame({ id, at, entry, isShown, shapes, textOf }: FrameProps) {
  const { t, formats } = useLocale(messages)
  const { goTo } = useEditor()
  const text = textOf(id)
  const made = entry && t('byAt', { by: entry.by, time: formats.moment(entry.madeAt, 'dateTime') })
  return (
    <li className={styles.frame} style={{ transform: `translateX(${at * FRAME_PX}px)` }}>
      <button
        type="button"
        className={`${look.pick} ${look.grid} ${look.relative} ${look.rounded} ${look.small} ${styles.step}`}
        data-gap="4"
        aria-label={t('goTo', { at, text })}
        aria-current={isShown ? 'step' : undefined}
        // The scrubber goes to all steps by keyboard.
        tabIndex={isShown ? 0 : -1}
        title={typeof id === 'string' ? t('unsavedStep') : made}
        onClick={() => goTo(id)}
      >
        <Thumbnail shapes={shapes} />
        <span className={look.twoLines}>{text}</span>
      </button>
    </li>
  )
})
