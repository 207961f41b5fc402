import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { readAgain } from '#client/api/query.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { onTraffic } from '#client/live/live.ts'
import type { PageEntry } from '#client/router/router.ts'
import { techniqueOf } from '#client/router/techniques.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'
import look from '#client/ui/look.module.css'
import { Stars } from '#client/ui/star.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { useTourStep } from '#practice/client/tour/state.ts'
import { readLesson } from '#resources/lessons/contract.ts'
import { FaultsMenu } from './faults-menu.tsx'
import { HowTab } from './how-tab.tsx'
import styles from './lesson.module.css'
import { lessonQuery } from './lesson-query.ts'
import { messages } from './messages.ts'
import { chooseTab, closeLesson, LESSON_TABS, type LessonTab, releaseLesson, useLessonTab } from './open.ts'
import { RequestsTab } from './requests-tab.tsx'
import { SourceTab } from './source/source-tab.tsx'
import { TasksTab } from './tasks-tab.tsx'
import { useKeptTop } from './use-kept-top.ts'

const PARTS: Record<LessonTab, (props: { page: PageEntry }) => React.ReactNode> = {
  tasks: TasksTab,
  how: HowTab,
  source: SourceTab,
  requests: RequestsTab,
}

type Props = {
  page: PageEntry
  /** The page beside it: another one, while the operator follows a hint. */
  here: PageEntry
}

const Tour = lazyPart(() => import('#practice/client/tour/tour.tsx'))

/** The lesson, beside the page, so that the reader can try things while reading. */
export default function Lesson({ page, here }: Props) {
  const { t, language } = useLocale(messages)
  const tab = useLessonTab(page.id)
  const step = useTourStep()
  const tops = useKeptTop(`${page.id} ${tab}`)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: lesson } = useQuery(lessonQuery(page.id))
  const Part = PARTS[tab]

  useEffect(() => heading.current?.focus(), [])
  useEffect(() => onTraffic(() => void readAgain(readLesson.path)), [])

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    closeLesson()
  }

  const tasks = lesson?.tasks ?? []
  const done = tasks.filter(task => task.provenAt !== null).length
  return (
    <aside
      className={`sky ${look.column} ${look.screen} ${styles.lesson}`}
      aria-labelledby="lesson-title"
      onKeyDown={handleKey}
    >
      <header className={`${look.flex} ${look.top} ${look.rigid} ${styles.head}`} data-gap="8">
        <div className={`${look.grow} ${look.shrink}`}>
          <h2 id="lesson-title" ref={heading} className={`${look.heading} ${look.quietFocus}`} tabIndex={-1}>
            <span className="visually-hidden">{t('title')}: </span>
            {page.meta.title[language]}
          </h2>
          <p className={look.dim}>{techniqueOf(page).name[language]}</p>
        </div>
        <span
          className={look.centered}
          style={{ height: 'max(32px, var(--target))' }}
          title={t('progress', { done, all: tasks.length })}
        >
          <Stars lit={done} all={tasks.length} />
        </span>
        <IconButton icon={IconX} label={t('close')} onClick={closeLesson} />
      </header>
      {here.id !== page.id && (
        <p className={`${look.row} ${styles.away}`}>
          <Link to={page.path}>{t('backTo', { page: page.meta.title[language] })}</Link>
          <Button
            kind="quiet"
            isSmall
            label={t('lessonHere', { page: here.meta.title[language] })}
            onClick={releaseLesson}
          />
        </p>
      )}
      {step && step !== 'begin' && <Tour page={page.id} step={step} />}
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={next => chooseTab(page.id, next)}
        tabs={LESSON_TABS.map(value => ({
          value,
          label: t(value),
          badge: value === 'tasks' && tasks.length > 0 && (
            <span
              className={`${look.badge} ${look.tinted} ${look.digits}`}
              title={t('progress', { done, all: tasks.length })}
            >
              {done}/{tasks.length}
            </span>
          ),
        }))}
      >
        <div ref={tops} className={styles.part}>
          <Part key={page.id} page={page} />
        </div>
      </Tabs>
      <FaultsMenu page={page} />
    </aside>
  )
}
