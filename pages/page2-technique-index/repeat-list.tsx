import { Link, useNavigate } from 'react-router'
import { useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { linkToTask } from '#client/router/links.ts'
import { pages } from '#client/router/router.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { useSession } from '#client/session/use-session.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { fadedTasks, type ListedTask, type PageTasks } from '#practice/client/paths/progress.ts'
import { restartTask } from '#resources/lessons/contract.ts'
import { passDays } from '#resources/shop/contract.ts'
import { taskMessages } from '#shared/platform/lessons/task-texts.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { messages } from './messages.ts'

const MAX_SHOWN = 5

/** Tasks that were solved so long ago that they are worth repeating, with other data than before. */
export function RepeatList({ lessons, now }: { lessons: readonly PageTasks[]; now: number }) {
  const { t } = useLocale(messages)
  const session = useSession()
  const mayPass = useGlobal(({ permissions }) => permissions.includes('sandboxes:write'))
  const faded = fadedTasks(lessons, now).slice(0, MAX_SHOWN)
  if (faded.length === 0) return null
  const { id, name: sandbox } = session?.sandbox ?? { id: MAIN, name: MAIN }
  const text = id === MAIN ? 'repeatTextShared' : mayPass ? 'repeatText' : 'repeatTextFixed'
  return (
    <section data-below="16" aria-labelledby="worth-repeating">
      <h2 id="worth-repeating" className={look.heading}>
        {t('repeat')}
      </h2>
      <p className={look.note}>{t(text, { sandbox })}</p>
      <ul className={look.rows} data-above="8">
        {faded.map(({ page, task }) => (
          <FadedTask key={`${page} ${task.id}`} {...{ page, task, now }} passesDay={id !== MAIN && mayPass} />
        ))}
      </ul>
    </section>
  )
}

type FadedProps = { page: string; task: ListedTask; now: number; passesDay: boolean }

function FadedTask({ page: pageId, task, now, passesDay }: FadedProps) {
  const { t, language, formats } = useLocale(messages)
  const { t: textOf } = useLocale(taskMessages(pageId, [task]))
  const navigate = useNavigate()
  const isStillHere = useIsStillHere()
  const passing = useAction(passDays, { alsoChanges: 'everything' })
  const restarting = useAction(restartTask)
  const page = pages.find(({ id }) => id === pageId)
  if (!page) return null
  const to = linkToTask(page.path, task.id)
  const title = textOf(`${task.id}.title`)

  async function handleRepeat() {
    // First the data: what it takes must not count for the task.
    if (passesDay && !(await passing.run({ body: { days: 1 } }))) return
    if ((await restarting.run({ params: { page: pageId, task: task.id } })) && isStillHere()) void navigate(to)
  }

  return (
    <li>
      <span className={`${look.grow} ${look.shrink}`}>
        <Link to={to}>{title}</Link>{' '}
        <span className={look.note}>
          {t('solvedTimes', {
            page: page.meta.title[language],
            count: task.solvedAt.length,
            age: formats.age(task.solvedAt.at(-1) ?? '', now),
          })}
        </span>
      </span>
      {task.provenAt === null ? (
        <ButtonLink isSmall label={t('repeating')} to={to} aria-label={t('repeatingTask', { task: title })} />
      ) : (
        <Button
          isSmall
          aria-label={t('repeatTask', { task: title })}
          isBusy={passing.isBusy || restarting.isBusy}
          label={t('repeatNow')}
          onClick={() => void handleRepeat()}
        />
      )}
    </li>
  )
}
