import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { Link } from 'react-router'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { Star } from '#client/ui/star.tsx'
import { openLesson } from '#practice/client/lesson/open.ts'
import { Constellation } from './constellation.tsx'
import type { PageTasks } from './lessons.ts'
import { messages } from './messages.ts'
import styles from './paths.module.css'
import { type Path, paths, type Stop, walk } from './paths.ts'

/** Where to begin: a few paths through the pages, and how far the operator has come on each. */
export function PathCards({ lessons }: { lessons: readonly PageTasks[] | null }) {
  return (
    <div className={`sky ${styles.paths}`}>
      {paths.map(path => (
        <PathCard key={path.id} path={path} lessons={lessons} />
      ))}
    </div>
  )
}

function PathCard({ path, lessons }: { path: Path; lessons: readonly PageTasks[] | null }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { stops, next } = walk(path, lessons)
  const isBegun = stops.some(({ isDone }) => isDone)
  return (
    <section className={styles.path} aria-labelledby={`path-${path.id}`}>
      <h3 id={`path-${path.id}`}>{path.title[language]}</h3>
      <p>{path.text[language]}</p>
      <Constellation stops={stops} next={next} />
      <ol>
        {stops.map(stop => (
          <StopLine key={stop.page.id} stop={stop} />
        ))}
      </ol>
      <p className={styles.go} data-waiting={lessons === null || undefined}>
        {next ? (
          <ButtonLink kind={isBegun ? 'main' : 'plain'} to={next.page.path} onClick={() => openLesson(next.page.id)}>
            {t(isBegun ? 'goOn' : 'begin', { page: next.page.meta.title[language] })}
            <IconArrowRight size={16} aria-hidden />
          </ButtonLink>
        ) : (
          t('pathDone')
        )}
      </p>
    </section>
  )
}

function StopLine({ stop: { page, minutes, isDone } }: { stop: Stop }) {
  const t = useMessages(messages)
  const language = useLanguage()
  return (
    <li>
      <Star size={14} isLit={isDone === true} />
      <Link to={page.path}>{page.meta.title[language]}</Link>
      {isDone && <span className="visually-hidden">{t('taskSolved')}</span>}
      <span className={`${look.dim} ${look.digits}`}>{t('minutes', { count: minutes })}</span>
    </li>
  )
}
