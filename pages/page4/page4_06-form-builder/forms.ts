import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { type Form, type FormDesign, listForms, listFormVersions, readForm } from '#resources/forms/contract.ts'

export const formsQuery = api.query(listForms, { query: { limit: 200 } })
export const formQuery = (formId: number) => api.query(readForm, { params: { formId } })
export const versionsQuery = (formId: number) => api.query(listFormVersions, { params: { formId } })

export const onVersion = ({ id, version }: Pick<Form, 'id' | 'version'>) => ({
  params: { formId: id },
  headers: { 'if-match': `"${version}"` },
})

export const designOf = ({ title, fields }: FormDesign): FormDesign => ({ title, fields })
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What a form is now, as the server just told it: shown at once, and the list is read again. */
export function adoptForm(form: Form) {
  queryClient.setQueryData(formQuery(form.id).queryKey, form)
  void queryClient.invalidateQueries({ queryKey: [listForms.path] })
  void queryClient.invalidateQueries({ queryKey: [listFormVersions.path] })
}
