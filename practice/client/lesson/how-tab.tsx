import { useQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import type { PageEntry } from '#client/router/router.ts'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { loadHow } from './hows.ts'
import styles from './lesson.module.css'
import { messages } from './messages.ts'

export function HowTab({ page }: { page: PageEntry }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const query = useQuery({ queryKey: ['how', page.id], queryFn: () => loadHow(page.id), staleTime: Infinity })
  return (
    <Loaded query={query} skeleton={<Skeleton height={240} />}>
      {how => {
        if (!how) return <p className={`${look.dim} ${styles.dim}`}>{t('noHow')}</p>
        const Text = how[language]
        return (
          <div className={styles.prose}>
            <Text />
          </div>
        )
      }}
    </Loaded>
  )
}
