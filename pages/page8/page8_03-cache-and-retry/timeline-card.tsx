import { useStore } from 'zustand'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { countsOf, servedOf } from './lanes.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'
import type { PracticeCache } from './practice-cache.ts'
import { Timeline } from './timeline.tsx'
import type { ServedLog } from './use-served.ts'

/** What the components wanted, as the browser saw it, and what the server did, from its own log. */
export function TimelineCard({ cache, log }: { cache: PracticeCache; log: ServedLog }) {
  const t = useMessages(messages)
  const marks = useStore(cache.marks)
  const { query, restart } = log
  const served = servedOf(query.data?.rows ?? [], marks)
  return (
    <Card title={t('timeline')}>
      <Loaded query={query} skeleton={<Skeleton height={48} />}>
        {() =>
          marks.length === 0 ? (
            <p className={`${look.dim} ${styles.none}`}>{t('nothing')}</p>
          ) : (
            <>
              <p role="status" data-below="16">
                {t('counts', countsOf(marks, served))}
              </p>
              <Timeline cache={cache} marks={marks} served={served} />
              <Button
                onClick={() => {
                  cache.forgetMarks()
                  restart()
                }}
              >
                {t('restart')}
              </Button>
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
