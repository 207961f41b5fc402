import { Pane } from '#client/ui/dialog/pane.tsx'
import look from '#client/ui/look.module.css'
import type { Learner } from '#resources/classes/contract.ts'
import { type ClassView, taskText, whereText } from './columns.tsx'

type Props = { learner: Learner; view: ClassView; onClose: () => void }

/** A learner's tasks in words. */
export function LearnerPane({ learner, view, onClose }: Props) {
  const { t, tasks, formats, nameOf } = view
  return (
    <Pane title={nameOf(learner)} onClose={onClose}>
      <div className={look.stack}>
        <p className={look.dim}>{t('joined', { at: formats.moment(learner.joinedAt, 'shortDateTime') })}</p>
        <p>
          {t('where')}: {whereText(learner, view)}
        </p>
        <ul className={look.rows}>
          {tasks.map((task, index) => (
            <li key={`${task.page} ${task.task}`}>{taskText(learner, index, view)}</li>
          ))}
        </ul>
      </div>
    </Pane>
  )
}
