import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { messages } from '#pages/page6/page6_03-translations/messages.ts'
import {
  readTranslation,
  type Translation,
  type TranslationDetails,
  updateTranslation,
} from '#resources/translations/contract.ts'

type Fields = { text?: Translation['text']; isInReview?: boolean }

/** Shows a text as it is now. Without it, a further step before it is read again would be based on an old version. */
function show(now: Translation): void {
  const { queryKey } = api.query(readTranslation, { params: { translationId: now.id } })
  queryClient.setQueryData(queryKey, before => before && { ...before, ...now })
}

/** The steps of a text between draft, review and original, each with Undo. */
export function useTextSteps({ key }: TranslationDetails) {
  const t = useMessages(messages)
  const { run, isBusy } = useAction(updateTranslation, { cause: 'text', onDone: show })
  const step = (current: Translation, body: Fields, done: string) =>
    void run(
      { params: { translationId: current.id }, headers: atVersion(current), body },
      {
        done: () => done,
        undo: saved => () => {
          const { text, isInReview } = current
          return run({ params: { translationId: saved.id }, headers: atVersion(saved), body: { text, isInReview } })
        },
      },
    )
  return {
    isBusy,
    submit: (current: Translation) => step(current, { isInReview: true }, t('submitted', { key })),
    withdraw: (current: Translation) => step(current, { isInReview: false }, t('withdrawn', { key })),
    discard: (current: Translation) => step(current, { text: current.published }, t('discarded', { key })),
    restoreOriginal: (current: Translation) => step(current, { text: null }, t('saved', { key })),
  }
}
