import { useState } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { Pane } from '#client/ui/dialog/pane.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { type Learner, type LearnerRequest, listLearnerRequests } from '#resources/classes/contract.ts'
import { type ClassView, taskText, whereText } from './columns.tsx'

type Props = { classId: string; learner: Learner; view: ClassView; onClose: () => void }

/** A learner's tasks in words, page by page, with the requests that they sent for them. */
export function LearnerPane({ classId, learner, view, onClose }: Props) {
  const { t, tasks, formats, nameOf, pageTitle } = view
  return (
    <Pane title={nameOf(learner)} onClose={onClose}>
      <div className={look.stack}>
        <p className={look.dim}>{t('joined', { at: formats.moment(learner.joinedAt, 'listed') })}</p>
        <p>
          {t('where')}: {whereText(learner, view)}
        </p>
        {[...Map.groupBy(tasks.keys(), index => tasks[index]?.page ?? '')].map(([page, indexes]) => (
          <section key={page} aria-label={pageTitle(page)}>
            <h3 className={look.subtitle}>{pageTitle(page)}</h3>
            <ul className={look.rows}>
              {indexes.map(index => (
                <li key={index}>{taskText(learner, index, view, true)}</li>
              ))}
            </ul>
            <Requests {...{ classId, learner, view, page }} />
          </section>
        ))}
      </div>
    </Pane>
  )
}

/** The requests of one page, task by task; read when they are opened. */
function Requests({ classId, learner: { accountId }, view, page }: Omit<Props, 'onClose'> & { page: string }) {
  const { t, tasks, language, pageTitle } = view
  const [isOpen, setIsOpen] = useState(false)
  const of = { params: { classId, accountId }, query: { page } }
  const query = useRead(listLearnerRequests, of, { enabled: isOpen })
  useLiveRows(isOpen ? 'class-members' : null, listLearnerRequests.path)
  const parts = (rows: LearnerRequest[]) => [
    ...tasks
      .filter(task => task.page === page)
      .map(({ task, title }) => ({ title: title[language], rows: rows.filter(row => row.tasks.includes(task)) })),
    { title: t('otherRequests'), rows: rows.filter(row => row.tasks.length === 0) },
  ]
  return (
    <details onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary>{t('requestsOf', { page: pageTitle(page) })}</summary>
      {isOpen && (
        <Loaded query={query} height={120}>
          {({ rows }) =>
            rows.length === 0 ? (
              <p className={look.dim}>{t('noRequests')}</p>
            ) : (
              parts(rows)
                .filter(part => part.rows.length > 0)
                .map(part => (
                  <section key={part.title}>
                    <h4 className={look.subtitle}>{part.title}</h4>
                    <ul className={look.rows}>
                      {part.rows.map(row => (
                        <Request key={row.id} {...{ row, view }} />
                      ))}
                    </ul>
                  </section>
                ))
            )
          }
        </Loaded>
      )}
    </details>
  )
}

function Request({ row: { at, method, path, status, fault }, view: { t, formats } }: RequestProps) {
  return (
    <li>
      <span className={look.wrapping}>
        {formats.moment(at, 'time')} <strong>{method}</strong> {path}{' '}
        <span className={status > 0 && status < 400 ? look.good : look.bad}>{status || t('cut')}</span>
        {fault && <span className={look.note}> {fault}</span>}
      </span>
    </li>
  )
}
type RequestProps = { row: LearnerRequest; view: ClassView }
