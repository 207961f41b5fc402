import { isRefused } from '#client/api/connect.ts'
import { useAction } from '#client/api/use-action.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { adoptForm, onVersion } from '#pages/page4/page4_06-form-builder/forms.ts'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import { deleteForm, type ListedForm, restoreForm } from '#resources/forms/contract.ts'
import { inLanguage } from '#resources/forms/rules.ts'

/** Deletes a form, with Undo in the toast. */
export function useDeleting() {
  const t = useMessages(messages)
  const language = useLanguage()
  const failed = (reason: string) => t('failed', { reason })
  const deleting = useAction(deleteForm, { cause: 'deleted' })
  const restoring = useAction(restoreForm, { cause: 'deleted', onDone: adoptForm, failed })

  return (form: ListedForm) => {
    const name = inLanguage(form.title, language)
    const restore = () => restoring.run({ params: { formId: form.id } }, { done: () => t('restored', { name }) })
    return deleting.run(onVersion(form), {
      done: () => t('deleted', { name }),
      undo: () => restore,
      failed: (reason, error) =>
        isRefused(deleteForm, 412, error) ? t('changedMeanwhile', { name }) : t('failed', { reason }),
    })
  }
}
