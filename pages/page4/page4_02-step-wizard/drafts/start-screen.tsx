import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { messages } from '#pages/page4/page4_02-step-wizard/messages.ts'
import { doneCount, nextNumber } from '#pages/page4/page4_02-step-wizard/progress.ts'
import { useSavedWords } from '#pages/page4/page4_02-step-wizard/use-saved-words.ts'
import type { CheckedDraft } from '#resources/repair-drafts/contract.ts'
import { MAX_DRAFTS, STEPS } from '#resources/repair-drafts/rules.ts'

const DOTS = { done: look.good, wrong: look.bad, open: look.dim }

import { draftsQuery, useCanWrite } from './drafts.ts'
import { useDraftActions } from './use-draft-actions.ts'

type Props = { onOpen: (draftId: string, step: number) => void }

/** The operator's drafts, and a button for a new one. */
export function StartScreen({ onOpen }: Props) {
  const { t } = useLocale(messages)
  const query = useQuery(draftsQuery)
  const canWrite = useCanWrite()
  const isStillHere = useIsStillHere()
  const { isBusy, begin, remove } = useDraftActions()
  const count = query.data?.rows.length ?? 0
  const isFull = count >= MAX_DRAFTS

  async function handleNew() {
    const draft = await begin()
    if (draft && isStillHere()) onOpen(draft.id, 1)
  }
  const newRequest = canWrite && (
    <Button
      kind="main"
      label={t('newRequest')}
      onClick={() => void handleNew()}
      disabled={isFull || isBusy || !query.data}
    />
  )
  return (
    <>
      <PageHead actions={newRequest} />
      {!canWrite && (
        <p className={look.message} data-below="16" data-tone="warn">
          {t('lookOnly')}
        </p>
      )}
      <Loaded query={query} height={96}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={t('noneTitle')} text={canWrite && t('noneText')} actions={newRequest} />
          ) : (
            <section aria-label={t('drafts')} style={{ maxWidth: 860 }}>
              <p className={look.dim} data-below="12" role="status">
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

type DraftItemProps = { draft: CheckedDraft; canWrite: boolean; onOpen: (step: number) => void; onDelete: () => void }

/** A draft in the list: its customer, its progress, and when it was last saved. */
function DraftItem({ draft, canWrite, onOpen, onDelete }: DraftItemProps) {
  const { t, language } = useLocale(messages)
  const saved = useSavedWords(draft.updatedAt)
  const { progress, names } = draft
  const customer = names.customer?.[language] ?? t('noCustomerYet')
  const product = names.product?.[language] ?? t('noProductYet')
  const name = `${customer}, ${product}`
  const isWrong = STEPS.some(step => progress[step] === 'wrong')
  return (
    <li className={`${look.panel} ${look.row} ${look.between}`} data-gap="12">
      <div className={`${look.grow} ${look.shrink}`} style={{ flexBasis: 300 }}>
        <h2 className={`${look.heading} ${look.breaking}`} data-below="4">
          {customer} <span className={`${look.dim} ${look.light}`}>· {product}</span>
        </h2>
        <p>
          <span
            className={`${look.inline} ${look.middle}`}
            style={{ height: '1lh', marginInlineEnd: 4 }}
            data-gap="4"
            aria-hidden="true"
          >
            {STEPS.map(step => (
              <span key={step} className={`${look.dot} ${DOTS[progress[step]]}`} />
            ))}
          </span>{' '}
          {t('stepsDone', { done: doneCount(progress) })}
          {isWrong && <span className={look.bad}> · {t('someWrong')}</span>}
          <span className={look.dim}> · {saved}</span>
        </p>
      </div>
      <div className={look.row}>
        <Button
          kind="main"
          aria-label={t('goOnWith', { name })}
          label={t('goOn')}
          onClick={() => onOpen(nextNumber(progress))}
        />
        {canWrite && <Button aria-label={t('deleteOf', { name })} label={t('delete')} onClick={onDelete} />}
      </div>
    </li>
  )
}
