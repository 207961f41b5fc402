import { useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { toast } from '#client/toast/toast.ts'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import { wordsOf } from '#pages/page4/page4_06-form-builder/words-of.ts'
import type { FormField } from '#resources/forms/contract.ts'
import { type FieldKind, inLanguage } from '#resources/forms/rules.ts'
import { newField } from './new-field.ts'
import type { Design } from './use-design.ts'

/** The fields of a design: added, changed, moved, and removed with Undo. One of them can be open. */
export function useFields({ draft, setDraft }: Design) {
  const { t, language } = useLocale(messages)
  const [openId, setOpenId] = useState<string | null>(null)
  const { fields } = draft
  const setFields = (change: (fields: FormField[]) => FormField[]) =>
    setDraft(design => ({ ...design, fields: change(design.fields) }))

  const nameOf = (field: FormField) => inLanguage(field.label, language) || t('unnamed')

  function add(kind: FieldKind) {
    const field = newField(kind, wordsOf(`kind_${kind}`), place => wordsOf('option', { place }))
    setFields(now => [...now, field])
    setOpenId(field.id)
  }

  /** To its new index among all fields. */
  function moveTo(id: string, place: number) {
    setFields(now => {
      const field = now.find(one => one.id === id)
      return field ? now.filter(one => one.id !== id).toSpliced(place, 0, field) : now
    })
  }

  function remove(field: FormField) {
    const place = fields.findIndex(({ id }) => id === field.id)
    const before = fields[place - 1]?.id
    setFields(now => now.filter(({ id }) => id !== field.id))
    if (openId === field.id) setOpenId(null)
    const back = (now: FormField[]) =>
      now.some(({ id }) => id === field.id)
        ? now
        : now.toSpliced(before === undefined ? 0 : now.findIndex(({ id }) => id === before) + 1, 0, field)
    toast.success(t('removed', { name: nameOf(field) }), {
      cause: 'field',
      action: { label: t('undo'), onClick: () => setFields(back) },
    })
  }

  return {
    fields,
    openId,
    setOpenId,
    nameOf,
    add,
    moveTo,
    remove,
    change: (id: string, next: FormField) => setFields(now => now.map(one => (one.id === id ? next : one))),
  }
}
export type Fields = ReturnType<typeof useFields>
