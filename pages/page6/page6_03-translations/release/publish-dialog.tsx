import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { useFailureText, useProblemText } from '#client/api/problem-text.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { messages } from '#pages/page6/page6_03-translations/messages.ts'
import {
  type ListedTranslation,
  listTranslations,
  publishTranslations,
  updateTranslation,
} from '#resources/translations/contract.ts'
import type { Target } from '#resources/translations/rules.ts'
import { Changes } from './changes.tsx'

type Props = { language: Target; onClose: () => void }

/** The texts in review, before and after, to publish them or to send one back. */
export function PublishDialog({ language, onClose }: Props) {
  const t = useMessages(messages)
  const query = useQuery(inReviewQuery(language))
  const title = t('publishTitle', { language: t(language) })
  const isStillHere = useIsStillHere()
  const rows = query.data
  if (rows && rows.length > 0) return <Review {...{ title, rows, isStillHere, onClose }} />
  return (
    <Dialog title={title} onClose={onClose} actions={<Button kind="main" label={t('close')} onClick={onClose} />}>
      <Loaded query={query} height={120}>
        {() => <p>{t('nothingInReview')}</p>}
      </Loaded>
    </Dialog>
  )
}

type ReviewProps = {
  title: string
  rows: readonly ListedTranslation[]
  /** The dialog has not been closed meanwhile. */
  isStillHere: () => boolean
  onClose: () => void
}

/** A table of thousands of rows would take seconds to show. */
const SHOWN_FIRST = 100

function Review({ title, rows, isStillHere, onClose }: ReviewProps) {
  const t = useMessages(messages)
  const textOf = useProblemText()
  const failureText = useFailureText()
  const [note, setNote] = useState('')
  const [shown, setShown] = useState(SHOWN_FIRST)
  const publishing = useAction(publishTranslations, {
    done: ({ number }) => t('published', { number }),
    // Another dialog may be open by then.
    onDone: () => isStillHere() && onClose(),
  })
  const user = useGlobal(global => global.user)
  const own = rows.filter(({ by }) => by === user).length
  const returning = useAction(updateTranslation)
  const sendBack = (row: ListedTranslation) =>
    void returning.run({ params: { translationId: row.id }, headers: atVersion(row), body: { isInReview: false } })
  async function publish() {
    try {
      await publishing.send({ body: { note, translations: rows.map(({ id, version }) => ({ id, version })) } })
    } catch (error) {
      // The dialog says it, if it is still open.
      if (!isStillHere()) toast.error(failureText(error, reason => t('notPublished', { title, reason })))
    }
  }
  return (
    <FormDialog
      title={title}
      submitLabel={t('publish')}
      isSending={publishing.isBusy}
      errorText={
        publishing.error ? (
          <p className={look.message} data-tone="bad" role="alert">
            {textOf(publishing.error)}
          </p>
        ) : null
      }
      onSubmit={event => {
        event?.preventDefault()
        void publish()
      }}
      onClose={onClose}
    >
      <TextField
        label={t('note')}
        help={t('noteHelp')}
        value={note}
        maxLength={200}
        onChange={event => setNote(event.currentTarget.value)}
      />
      <p className={look.dim}>{t('publishText', { count: rows.length })}</p>
      {own > 0 && (
        <p className={look.message} data-tone="warn">
          {t('ownTexts', { count: own })}
        </p>
      )}
      <Changes
        label={title}
        changes={rows.slice(0, shown).map(({ id, published, own, text, by }) => ({
          id,
          before: published ?? own,
          after: text,
          isYours: by === user,
        }))}
        action={({ id }) => {
          const row = rows.find(one => one.id === id)
          return (
            <button
              type="button"
              className={look.link}
              aria-label={t('sendBackOf', { key: row?.key })}
              disabled={returning.isBusy}
              onClick={() => row && sendBack(row)}
            >
              {t('sendBack')}
            </button>
          )
        }}
      />
      {rows.length > shown && (
        <Button label={t('showMore', { shown, count: rows.length })} onClick={() => setShown(shown + SHOWN_FIRST)} />
      )}
    </FormDialog>
  )
}

const PAGE_SIZE = 200

/** All texts of a language that are in review, however many pages of the list they take. */
const inReviewQuery = (language: Target) =>
  queryOptions({
    queryKey: [listTranslations.path, 'in-review', language],
    async queryFn({ signal }) {
      const rows: ListedTranslation[] = []
      for (let cursor: string | undefined; ; ) {
        const query = { language, state: 'in-review' as const, limit: PAGE_SIZE, cursor }
        const page = await api.call(listTranslations, { query }, { signal })
        rows.push(...page.rows)
        if (page.next === null) return rows
        cursor = page.next
      }
    },
  })
