import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkToRequest } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import type { TaskProgress } from '#resources/lessons/contract.ts'
import { taskMessages } from '#shared/platform/lessons/task-texts.ts'
import styles from './lesson.module.css'
import { messages } from './messages.ts'

/** After the last task: the requests that proved each one, in time, beside what the shortest way needs. */
export function Timeline({ page, tasks }: { page: string; tasks: readonly TaskProgress[] }) {
  const t = useMessages(messages)
  const textOf = useMessages(taskMessages(page, tasks))
  const { number } = useFormats()
  return (
    <details className={styles.hint} data-above="8">
      <summary>{t('timeline')}</summary>
      {tasks.map(({ id, steps }) => {
        const begin = Date.parse(steps[0]?.met[0]?.at ?? '')
        return (
          <section key={id} data-above="8">
            <h4 className={styles.timelineTitle}>{textOf(`${id}.title`)}</h4>
            <p className={look.note}>{t('shortest', { count: steps.reduce((sum, { times }) => sum + times, 0) })}</p>
            <ol className={`${look.grid} ${styles.timeline}`} data-gap="8" data-above="6">
              {steps.flatMap(({ met }, place) =>
                met.map(({ requestId, method, path, status, at }) => (
                  <li key={requestId}>
                    <span className={`${look.dim} ${look.digits}`}>
                      {t('after', { seconds: number((Date.parse(at) - begin) / 1000, 1) })}
                    </span>
                    <span>
                      {textOf(`${id}.${place + 1}`)}
                      <LinkIfHere className={styles.evidence} to={linkToRequest(requestId)}>
                        {method} {path} → {status === 0 ? t('cut') : status}
                      </LinkIfHere>
                    </span>
                  </li>
                )),
              )}
            </ol>
          </section>
        )
      })}
    </details>
  )
}
