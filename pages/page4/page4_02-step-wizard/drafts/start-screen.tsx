import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { messages } from '#pages/page4/page4_02-step-wizard/messages.ts'
import styles from '#pages/page4/page4_02-step-wizard/page.module.css'
import { MAX_DRAFTS } from '#resources/repair-drafts/rules.ts'
import { DraftItem } from './draft-item.tsx'
import { draftsQuery, useCanWrite } from './drafts.ts'
import { useDraftActions } from './use-draft-actions.ts'

type Props = { onOpen: (draftId: string, step: number) => void }

/** The operator's drafts, and a button for a new one. */
export function StartScreen({ onOpen }: Props) {
  const t = useMessages(messages)
  const query = useQuery(draftsQuery)
  const canWrite = useCanWrite()
  const { isBusy, begin, remove } = useDraftActions()
  const count = query.data?.rows.length ?? 0
  const isFull = count >= MAX_DRAFTS

  async function handleNew() {
    const draft = await begin()
    if (draft) onOpen(draft.id, 1)
  }
  const newRequest = canWrite && (
    <Button kind="main" onClick={() => void handleNew()} disabled={isFull || isBusy || !query.data}>
      {t('newRequest')}
    </Button>
  )
  return (
    <>
      <PageHead actions={newRequest} />
      {!canWrite && (
        <p className={look.message} data-below="16" data-tone="warn">
          {t('lookOnly')}
        </p>
      )}
      <Loaded query={query} skeleton={<Skeleton height={96} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={t('noneTitle')} text={canWrite && t('noneText')} actions={newRequest} />
          ) : (
            <section aria-label={t('drafts')} className={styles.start}>
              <p className={`${look.dim} ${styles.dim}`} role="status">
                {t('draftsUsed', { count, most: MAX_DRAFTS })}
              </p>
              {isFull && (
                <p className={look.message} data-below="16" data-tone="warn">
                  {t('full')}
                </p>
              )}
              <ul className={look.stack} data-gap="12">
                {rows.map(draft => (
                  <DraftItem
                    key={draft.id}
                    draft={draft}
                    canWrite={canWrite}
                    onOpen={step => onOpen(draft.id, step)}
                    onDelete={() => void remove(draft)}
                  />
                ))}
              </ul>
            </section>
          )
        }
      </Loaded>
    </>
  )
}
