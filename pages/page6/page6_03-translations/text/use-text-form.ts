import { useMemo } from 'react'
import * as z from 'zod/mini'
import { isRefused } from '#client/api/connect.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { useVersionedForm } from '#client/ui/form/use-versioned-form.ts'
import { messages } from '#pages/page6/page6_03-translations/messages.ts'
import {
  TextForms,
  type Translation,
  type TranslationDetails,
  updateTranslation,
} from '#resources/translations/contract.ts'
import { type Forms, formsAllowed, formsNeeded } from '#resources/translations/rules.ts'

/** Every field is a text, even a form that may be left out. */
type Values = { text: Required<Forms> }

/**
 * The form for a text. It checks only the length: what would break the console is decided by the server, whose refusal
 * appears on the field.
 */
export function useTextForm(details: TranslationDetails) {
  const t = useMessages(messages)
  const { english, own, language, key } = details
  const update = useAction(updateTranslation)
  const [allowed, needed] = [formsAllowed(english, language), formsNeeded(english, language)]

  const valuesOf = ({ text }: Translation): Values => {
    const { one = '', other = '', interval = '' } = text ?? own ?? {}
    return { text: { one, other, interval } }
  }
  /** Without the forms that this text does not have. */
  const formsIn = ({ text }: Values): Forms => {
    const kept = allowed.filter(form => needed.includes(form) || text[form] !== '')
    return { other: text.other, ...Object.fromEntries(kept.map(form => [form, text[form]])) }
  }

  const versioned = useVersionedForm<Translation, Values>({
    record: details,
    fieldsOf: valuesOf,
    schema: z.object({ text: TextForms }),
    words: messages,
    save: (base, changes) =>
      update.send({
        params: { translationId: base.id },
        headers: atVersion(base),
        body: { text: formsIn({ ...valuesOf(base), ...changes }) },
      }),
    currentOf: error => (isRefused(updateTranslation, 412, error) ? error.body.current : null),
    onSaved: (saved, merged, before) => {
      toast.success(t(merged.length > 0 ? 'savedMerged' : 'saved', { key }), {
        cause: 'text',
        action: {
          label: t('undo'),
          onClick: () =>
            void update.run({
              params: { translationId: saved.id },
              headers: atVersion(saved),
              body: { text: before.text, isInReview: before.isInReview },
            }),
        },
      })
    },
  })
  const { values } = versioned.form
  // biome-ignore lint/correctness/useExhaustiveDependencies: the forms depend on the text alone.
  const typed = useMemo(() => formsIn(values), [values])
  return { ...versioned, typed }
}
