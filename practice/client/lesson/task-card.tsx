import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useAction } from '#client/api/use-action.ts'
import { type Translate, useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkToRequest } from '#client/router/links.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { Star } from '#client/ui/star.tsx'
import { TabNote } from '#client/ui/tab-note.tsx'
import { restartTask, type TaskProgress } from '#resources/lessons/contract.ts'
import { quotedIn } from '#shared/platform/lessons/task-texts.ts'
import { HintText } from './hint-text.tsx'
import styles from './lesson.module.css'
import { messages } from './messages.ts'

type Props = {
  page: string
  task: TaskProgress
  textOf: Translate<string>
  isOpen: boolean
  onToggle: () => void
}

/** One exercise. Open, it has its steps with the requests that completed them, and a hint. */
export function TaskCard({ page, task, textOf, isOpen, onToggle }: Props) {
  const t = useMessages(messages)
  const isSolved = task.provenAt !== null
  return (
    <article className={styles.task} data-open={isOpen}>
      <h3 className={styles.taskTitle}>
        <button type="button" className={`${look.entry} ${look.line}`} aria-expanded={isOpen} onClick={onToggle}>
          <Star size={16} isLit={isSolved} />
          <span className={`${look.grow} ${isOpen ? '' : look.ellipsis}`}>{textOf(`${task.id}.title`)}</span>
          {/* The star says it to the eye. */}
          <span className="visually-hidden">{isSolved ? t('solved') : t('open')}</span>
        </button>
      </h3>
      {isOpen && <TaskSteps {...{ page, task, textOf }} />}
    </article>
  )
}

function TaskSteps({ page, task, textOf }: Omit<Props, 'isOpen' | 'onToggle'>) {
  const t = useMessages(messages)
  const restarting = useAction(restartTask, { failed: reason => t('failed', { reason }) })
  return (
    <>
      <ul className={look.stack} data-gap="8">
        {task.steps.map(({ says, times, met }, place) => {
          const isMet = met.length === times
          const StepIcon = isMet ? IconCircleCheck : IconCircle
          return (
            <li key={says.en} className={look.flex} data-gap="8">
              <StepIcon size={18} className={isMet ? look.good : look.dim} aria-hidden />
              <div className={look.shrink}>
                <span className="visually-hidden">{isMet ? t('stepMet') : t('stepOpen')}: </span>
                {textOf(`${task.id}.${place + 1}`)}
                {times > 1 && <span className={look.dim}> {t('stepTimes', { done: met.length, all: times })}</span>}
                {met.slice(-1).map(({ requestId, method, path, status }) => (
                  <LinkIfHere
                    key={requestId}
                    className={`${look.mono} ${look.small} ${look.block}`}
                    to={linkToRequest(requestId)}
                  >
                    {method} {path} → {status === 0 ? t('cut') : status}
                  </LinkIfHere>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
      <TabNote of={`${page}/${task.id}`} />
      {task.provenAt !== null ? (
        <Button
          className={look.atStart}
          data-above="8"
          label={t('restart')}
          disabled={restarting.isBusy}
          onClick={() => void restarting.run({ params: { page, task: task.id } })}
        />
      ) : (
        <details data-above="8">
          <summary className={`${look.check} ${look.link}`}>{t('hint')}</summary>
          <HintText page={page} hint={textOf(`${task.id}.hint`, quotedIn(task.hint))} />
        </details>
      )}
    </>
  )
}
