import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/ui/toast.ts'
import {
  createForm,
  deleteForm,
  type Form,
  type ListedForm,
  listForms,
  restoreForm,
} from '#resources/forms/contract.ts'
import { inLanguage } from '#resources/forms/rules.ts'
import { adoptForm, onVersion } from './forms.ts'
import { messages, wordsOf } from './messages.ts'

/** Begins and deletes forms; a deleted one can be had back. */
export function useFormActions() {
  const t = useMessages(messages)
  const language = useLanguage()
  const describe = useProblemText()
  const [isBusy, setIsBusy] = useState(false)
  const fail = (error: unknown, cause: string) => toast.error(t('failed', { reason: describe(error) }), { cause })
  const readAgain = () => queryClient.invalidateQueries({ queryKey: [listForms.path] })

  /** null: it failed, and that was said. */
  async function begin(): Promise<Form | null> {
    setIsBusy(true)
    try {
      const body = { title: wordsOf('newTitle'), fields: [] }
      // Not the same one again: who begins twice has two.
      const form = await api.call(createForm, { headers: { 'idempotency-key': crypto.randomUUID() }, body })
      adoptForm(form)
      return form
    } catch (error) {
      fail(error, 'form')
      return null
    } finally {
      setIsBusy(false)
    }
  }

  async function restore({ id, title }: ListedForm) {
    try {
      adoptForm(await api.call(restoreForm, { params: { formId: id } }))
      toast.success(t('restored', { name: inLanguage(title, language) }), { cause: 'deleted' })
    } catch (error) {
      fail(error, 'deleted')
    }
  }

  async function remove(form: ListedForm) {
    const name = inLanguage(form.title, language)
    try {
      await api.call(deleteForm, onVersion(form))
      const action = { label: t('undo'), onClick: () => void restore(form) }
      toast.success(t('deleted', { name }), { cause: 'deleted', action })
    } catch (error) {
      if (isRefused(deleteForm, 412, error)) toast.error(t('changedMeanwhile', { name }), { cause: 'deleted' })
      else fail(error, 'deleted')
    }
    await readAgain()
  }

  return { isBusy, begin, remove }
}
