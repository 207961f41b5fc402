import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '#client/i18n/use-locale.ts'
import { pages } from '#client/router/router.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import lesson from '#practice/client/lesson/lesson.module.css'
import { closeLesson, openLesson } from '#practice/client/lesson/open.ts'
import { type Path, paths } from '#practice/client/paths/paths.ts'
import { messages } from './messages.ts'
import { goToStep } from './state.ts'

/** The first thing that a new operator is asked. The answer opens the first page of a path, and the tour goes on there. */
export default function Welcome() {
  const { t, language } = useLocale(messages)
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  function choose({ stops }: Path) {
    // The tour needs a page that reads something: page2 has only its texts.
    const [first] = stops.flatMap(([page]) => pages.find(({ id }) => id === page && id !== 'page2') ?? [])
    if (!first) return
    goToStep('task')
    openLesson(first.id)
    void navigate(first.path)
  }

  function skip() {
    goToStep(null)
    closeLesson()
  }

  return (
    <aside
      className={`sky ${look.column} ${look.screen} ${lesson.lesson}`}
      aria-labelledby="lesson-title"
      onKeyDown={event => event.key === 'Escape' && skip()}
    >
      <div className={`${look.grid} ${look.scroll}`} data-gap="12" data-pad="16">
        <p className={look.dim}>{t('title')}</p>
        <h2 id="lesson-title" ref={heading} className={look.heading} tabIndex={-1}>
          {t('question')}
        </h2>
        <p className={look.dim}>{t('intro')}</p>
        <ul className={look.grid} data-gap="8">
          {paths.map(path => (
            <li key={path.id}>
              <button
                type="button"
                className={`${look.control} ${look.pick} ${look.grid} ${look.full} ${look.startText}`}
                data-gap="2"
                data-pad="12"
                onClick={() => choose(path)}
              >
                <strong>{path.title[language]}</strong>
                <span>{path.text[language]}</span>
                <span className={`${look.dim} ${look.digits}`}>
                  {t('pathTime', {
                    pages: path.stops.length,
                    minutes: path.stops.reduce((sum, [, minutes]) => sum + minutes, 0),
                  })}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Button kind="quiet" label={t('skip')} onClick={skip} />
      </div>
    </aside>
  )
}
