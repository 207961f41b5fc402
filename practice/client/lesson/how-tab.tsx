import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import type { PageEntry } from '#client/router/router.ts'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { loadHow } from './hows.ts'
import styles from './lesson.module.css'
import { lessonQuery } from './lesson-query.ts'
import { messages } from './messages.ts'
import { NextLesson } from './next-lesson.tsx'
import { LessonPage } from './source/excerpt.tsx'

export function HowTab({ page }: { page: PageEntry }) {
  const { t, language } = useLocale(messages)
  const query = useQuery({ queryKey: ['how', page.id], queryFn: () => loadHow(page.id), staleTime: Infinity })
  return (
    <Loaded query={query} height={240}>
      {how => {
        if (!how) return <p className={look.dim}>{t('noHow')}</p>
        const Text = how[language]
        return (
          <LessonPage value={page.id}>
            <div className={`${look.prose} ${styles.prose}`}>
              <Text />
            </div>
            <Reading page={page.id} />
            <NextLesson page={page.id} />
          </LessonPage>
        )
      }}
    </Loaded>
  )
}

/** What to read next: standards and documentation, on their own sites. */
function Reading({ page }: { page: string }) {
  const t = useMessages(messages)
  const { data: { reading = [] } = {} } = useQuery(lessonQuery(page))
  if (reading.length === 0) return null
  return (
    <section className={`${look.prose} ${styles.prose}`}>
      <h3>{t('reading')}</h3>
      <ul>
        {reading.map(({ title, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
