import { memo, useMemo } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { useEditor } from '#pages/page6/page6_05-undo-history/editor.ts'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'
import type { StepId } from '#resources/floor-plans/rules.ts'
import styles from './history.module.css'
import { branchesOf, shapesAt, type Timeline } from './lines.ts'
import { Thumbnail } from './thumbnail.tsx'

type Props = { timeline: Timeline; line: readonly StepId[]; textOf: (id: StepId) => string }

/** What was undone before something else was done. Nothing is lost: a press goes there. */
export const Branches = memo(function Branches({ timeline, line, textOf }: Props) {
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
