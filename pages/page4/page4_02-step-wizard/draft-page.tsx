import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import type { CheckedDraft } from '#resources/repair-drafts/contract.ts'
import { Problem } from '#shared/errors.ts'
import { draftQuery, useCanWrite } from './drafts/drafts.ts'
import { useDraftActions } from './drafts/use-draft-actions.ts'
import { messages } from './messages.ts'
import { Wizard, WizardColumns } from './wizard.tsx'

type Props = {
  draftId: string
  number: number
  /** Opened from the list, not by its URL, so the focus moves there. */
  isEntered: boolean
  onStep: (number: number) => void
  onLeave: () => void
}

/** A draft: its steps, or the ticket it has become. */
export function DraftPage({ draftId, number, isEntered, onStep, onLeave }: Props) {
  const { t, language } = useLocale(messages)
  const query = useQuery(draftQuery(draftId))
  const isGone = query.error instanceof Problem && query.error.status === 404
  const leave = <Button label={t('drafts')} onClick={onLeave} />
  if (isGone) return <Empty title={t('goneTitle')} text={t('goneText')} actions={leave} />
  const customer = query.data?.names.customer?.[language]
  return (
    <>
      <PageHead subpage={{ title: customer ?? t('newRequest'), text: t('draftPurpose') }} actions={leave} />
      <Loaded query={query} skeleton={<Loading />}>
        {draft =>
          draft.ticketId === null ? (
            <Wizard draft={draft} number={number} isEntered={isEntered} onStep={onStep} />
          ) : (
            <Submitted draft={draft} onLeave={onLeave} />
          )
        }
      </Loaded>
    </>
  )
}

const Loading = () => (
  <WizardColumns>
    <Skeleton height={290} />
    <Skeleton height={420} />
  </WizardColumns>
)

function Submitted({ draft, onLeave }: { draft: CheckedDraft; onLeave: () => void }) {
  const { t } = useLocale(messages)
  const canWrite = useCanWrite()
  const { isBusy, withdraw } = useDraftActions()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={`${look.frame} ${look.prose} ${look.shrink}`} data-pad="16">
      <h2 ref={heading} tabIndex={-1} className={`${look.heading} ${look.clear} ${look.quietFocus}`} data-below="16">
        {t('submittedTitle', { ticket: draft.ticketId })}
      </h2>
      <p>{t('submittedText')}</p>
      <div className={look.row}>
        <Button kind="main" label={t('drafts')} onClick={onLeave} />
        {canWrite && <Button isBusy={isBusy} label={t('withdraw')} onClick={() => void withdraw(draft)} />}
      </div>
    </section>
  )
}
