import { useStore } from 'zustand'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { messages } from '#pages/page8/page8_03-cache-and-retry/messages.ts'
import type { PracticeCache } from '#pages/page8/page8_03-cache-and-retry/practice-cache.ts'
import type { ServedLog } from '#pages/page8/page8_03-cache-and-retry/use-served.ts'
import { countsOf, servedOf } from './lanes.ts'
import { Timeline } from './timeline.tsx'

/** What the components wanted, as the browser saw it, and what the server did, from its own log. */
export function TimelineCard({ cache, log }: { cache: PracticeCache; log: ServedLog }) {
  const t = useMessages(messages)
  const marks = useStore(cache.marks)
  const { query, restart } = log
  const served = servedOf(query.data?.rows ?? [], marks)
  return (
    <Card title={t('timeline')}>
      <Loaded query={query} height={48}>
        {() =>
          marks.length === 0 ? (
            <p className={look.dim} data-above="12">
              {t('nothing')}
            </p>
          ) : (
            <>
              <p role="status" data-below="16">
                {t('counts', countsOf(marks, served))}
              </p>
              <Timeline cache={cache} marks={marks} served={served} />
              <Button
                label={t('restart')}
                onClick={() => {
                  cache.forgetMarks()
                  restart()
                }}
              />
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
