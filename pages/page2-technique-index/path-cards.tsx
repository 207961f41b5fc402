import { Link } from 'react-router'
import { useLocale } from '#client/i18n/use-locale.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { STAR_OUTLINE, Star } from '#client/ui/star.tsx'
import { openLesson } from '#practice/client/lesson/open.ts'
import { lastWorkedOn, type Path, paths, type Stop, walk } from '#practice/client/paths/paths.ts'
import type { PageTasks } from '#practice/client/paths/progress.ts'
import { messages } from './messages.ts'
import styles from './paths.module.css'

/** Where to begin: the paths through the pages, and how far the operator has come on each. */
export function PathCards({ lessons }: { lessons: readonly PageTasks[] | null }) {
  const last = lastWorkedOn(paths, lessons)
  return (
    <div className={`${look.grid} ${look.clip} sky ${styles.paths}`} data-below="16">
      {paths.map(path => (
        <PathCard key={path.id} path={path} lessons={lessons} isLast={path === last} />
      ))}
    </div>
  )
}

type CardProps = {
  path: Path
  lessons: readonly PageTasks[] | null
  /** The operator worked on it last. */
  isLast: boolean
}

function PathCard({ path, lessons, isLast }: CardProps) {
  const { t, language } = useLocale(messages)
  const { stops, next, isBegun } = walk(path, lessons)
  const done = stops.filter(({ isDone }) => isDone).length
  return (
    <section className={`${look.grid} ${styles.path}`} data-gap="4" data-pad="16" aria-labelledby={`path-${path.id}`}>
      <h3 id={`path-${path.id}`} className={`${look.heading} ${look.text}`}>
        {path.title[language]}
      </h3>
      <p className={look.notSmall}>{path.text[language]}</p>
      <Constellation stops={stops} next={next} />
      <Facts path={path} minutes={stops.reduce((sum, { minutes }) => sum + minutes, 0)} />
      <div className={`${look.row} ${look.between} ${styles.foot}`} data-gap="0 8" data-above="4">
        <p className={`${look.text} ${styles.go}`} data-waiting={lessons === null || undefined}>
          {next ? (
            <ButtonLink
              kind={isLast ? 'main' : 'plain'}
              label={t(isBegun ? 'goOn' : 'begin', { page: next.page.meta.title[language] })}
              to={next.page.path}
              onClick={() => openLesson(next.page.id)}
            />
          ) : (
            t('pathDone')
          )}
        </p>
        <details>
          <summary className={look.note}>{t('stops', { done, all: stops.length })}</summary>
          <ol data-above="4" className={`${look.grid} ${look.packed}`}>
            {stops.map(stop => (
              <StopLine key={stop.page.id} stop={stop} />
            ))}
          </ol>
        </details>
      </div>
    </section>
  )
}

/** How long a path takes, how difficult it is, and what it builds on. */
function Facts({ path: { difficulty, buildsOn }, minutes: all }: { path: Path; minutes: number }) {
  const { t, language, formats } = useLocale(messages)
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  const before = paths.filter(({ id }) => buildsOn.includes(id)).map(({ title }) => title[language])
  const facts = [
    t(minutes === 0 ? 'hours' : 'hoursMinutes', { hours, minutes }),
    t(difficulty),
    ...(before.length > 0 ? [t('buildsOn', { paths: formats.list(before) })] : []),
  ]
  return <p className={`${look.note} ${look.digits}`}>{facts.join(' · ')}</p>
}

function StopLine({ stop: { page, minutes, isDone } }: { stop: Stop }) {
  const { t, language } = useLocale(messages)
  return (
    <li className={look.line} style={{ minHeight: 28 }}>
      <Star size={14} isLit={isDone === true} />
      <Link className={`${look.ellipsis} ${look.plainLink} ${look.underlines}`} to={page.path}>
        {page.meta.title[language]}
      </Link>
      {isDone && <span className="visually-hidden">{t('taskSolved')}</span>}
      <span className={`${look.dim} ${look.digits}`}>{t('minutes', { count: minutes })}</span>
    </li>
  )
}

const [WIDTH, HEIGHT] = [300, 52]
/** How high each star stands, from 0 to 1; a path with more stars begins again. */
const HEIGHTS = [0.2, 0.85, 0.45, 0.9, 0.35]

/** The path as stars: lit where all tasks are solved, a ring where it goes on. Its list says the same in words. */
function Constellation({ stops, next }: { stops: readonly Stop[]; next: Stop | null }) {
  const points = stops.map((stop, place) => ({
    stop,
    x: 16 + (place * (WIDTH - 32)) / Math.max(1, stops.length - 1),
    y: HEIGHT - 10 - (HEIGHTS[place % HEIGHTS.length] ?? 0) * (HEIGHT - 20),
  }))
  return (
    <svg
      className={`${look.full} ${look.notSmall} ${styles.constellation}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {points.slice(1).map((to, place) => {
        const from = points[place] ?? to
        return (
          <line
            key={to.stop.page.id}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            data-lit={Boolean(from.stop.isDone && to.stop.isDone)}
          />
        )
      })}
      {points.map(({ stop, x, y }) =>
        stop.isDone ? (
          <path key={stop.page.id} d={STAR_OUTLINE} transform={`translate(${x - 9} ${y - 9}) scale(0.75)`} />
        ) : (
          <circle key={stop.page.id} cx={x} cy={y} r={stop === next ? 6 : 3} data-next={stop === next} />
        ),
      )}
    </svg>
  )
}
