import { memo, useCallback, useMemo } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { useEditor, usePlanState } from '#pages/page6/page6_05-undo-history/editor.ts'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'
import { useTexts } from '#pages/page6/page6_05-undo-history/use-texts.ts'
import type { StepId } from '#resources/floor-plans/rules.ts'
import { Filmstrip } from './filmstrip.tsx'
import styles from './history.module.css'
import { branchesOf, currentLine, knownShapes, shapesAt, type Timeline, timelineOf } from './lines.ts'
import { Scrubber } from './scrubber.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** The history: a scrubber over the current line with a thumbnail per step, and the other branches. */
export function HistoryCard() {
  const t = useMessages(messages)
  const { stepText } = useTexts()
  const entries = usePlanState(plan => plan.entries)
  const history = usePlanState(plan => plan.history)
  const shapes = usePlanState(plan => plan.shapes)
  const timeline = useMemo(() => timelineOf({ entries, history, shapes }), [entries, history, shapes])
  const line = useMemo(() => currentLine(history), [history])
  const known = useMemo(() => knownShapes(timeline), [timeline])
  // Keeps its identity, so that a scrubbed step renders only what it changes.
  const textOf = useCallback(
    (id: StepId) => {
      const entry = timeline.byId.get(id)
      return entry ? stepText(entry, known) : t('start')
    },
    [timeline, known, stepText, t],
  )
  return (
    <Card title={t('history')}>
      <Scrubber line={line} timeline={timeline} textOf={textOf} />
      <Filmstrip line={line} timeline={timeline} textOf={textOf} />
      <Branches timeline={timeline} line={line} textOf={textOf} />
    </Card>
  )
}

type Props = { timeline: Timeline; line: readonly StepId[]; textOf: (id: StepId) => string }

/** What was undone before something else was done. Nothing is lost: a press goes there. */
const Branches = memo(function Branches({ timeline, line, textOf }: Props) {
  const t = useMessages(messages)
  const { goTo, canWrite } = useEditor()
  const branches = useMemo(() => branchesOf(timeline.history), [timeline.history])
  return (
    <section aria-label={t('branches')}>
      <h3 className={look.subtitle}>{t('branches')}</h3>
      {branches.length === 0 && <p className={look.note}>{t('noBranches')}</p>}
      <ul className={`${look.flex} ${look.wrapping}`} data-gap="8">
        {branches.map(({ tip, from, length }) => {
          const at = line.indexOf(from)
          return (
            <li key={tip}>
              <button
                type="button"
                className={`${look.pick} ${look.grid} ${look.relative} ${look.rounded} ${look.small} ${styles.step}`}
                data-gap="4"
                disabled={!canWrite}
                onClick={() => goTo(tip)}
              >
                <span className="visually-hidden">{t('goToBranch')}</span>
                <Thumbnail shapes={shapesAt(timeline, tip)} />
                <span className={look.twoLines}>{textOf(tip)}</span>
                <span className={look.dim}>
                  {at === 0 ? t('branchAtStart', { count: length }) : t('branch', { count: length, from: at })}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
})
