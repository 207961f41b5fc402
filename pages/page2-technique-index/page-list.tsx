import type { FoundPage } from '#client/find/finder.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import type { PageTasks } from '#practice/client/paths/progress.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { PageRow } from './page-row.tsx'

type Props = {
  pages: readonly FoundPage[]
  /** For what is worth repeating, in milliseconds. */
  now: number
  /** null while loading, or if loading failed. */
  lessons: readonly PageTasks[] | null
  /** Search results: ordered by match, not by group. */
  isRanked: boolean
}

/** The pages of the console, with what each of them shows. */
export function PageList({ pages, lessons, now, isRanked }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  const row = ({ page, reason }: FoundPage) => (
    <li key={page.id}>
      <PageRow
        page={page}
        reason={reason(language)}
        tasks={lessons?.find(lesson => lesson.page === page.id) ?? null}
        now={now}
      />
    </li>
  )
  if (isRanked) return <ul className={styles.list}>{pages.map(row)}</ul>
  const groups = Map.groupBy(pages, ({ page }) => page.group)
  return [...groups].map(([group, members]) => (
    <section key={group?.id ?? ''} aria-labelledby={`group-${group?.id ?? ''}`}>
      <h2 id={`group-${group?.id ?? ''}`} className={`${look.note} ${look.raised} ${look.light} ${styles.groupTitle}`}>
        {group?.meta.title[language] ?? t('start')}
      </h2>
      <ul className={styles.list}>{members.map(row)}</ul>
    </section>
  ))
}
