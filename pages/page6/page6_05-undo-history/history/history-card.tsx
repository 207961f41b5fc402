import { useCallback, useMemo } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { usePlanState } from '#pages/page6/page6_05-undo-history/editor.ts'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'
import { useTexts } from '#pages/page6/page6_05-undo-history/use-texts.ts'
import type { StepId } from '#resources/floor-plans/rules.ts'
import { Branches } from './branches.tsx'
import { Filmstrip } from './filmstrip.tsx'
import { currentLine, knownShapes, timelineOf } from './lines.ts'
import { Scrubber } from './scrubber.tsx'

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
