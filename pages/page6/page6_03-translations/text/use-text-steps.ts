import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { messages } from '#pages/page6/page6_03-translations/messages.ts'
import { type Translation, type TranslationDetails, updateTranslation } from '#resources/translations/contract.ts'

type Fields = { text?: Translation['text']; isInReview?: boolean }

/** The steps of a text between draft, review and original, each with Undo. */
export function useTextSteps({ key }: TranslationDetails) {
  const t = useMessages(messages)
  const { run, isBusy } = useAction(updateTranslation, { cause: 'text' })
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
