import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion } from '#client/api/use-action.ts'
import { type Form, type FormDesign, listForms, listFormVersions, readForm } from '#resources/forms/contract.ts'

export const formsQuery = api.query(listForms, { query: { limit: 200 } })
export const formQuery = (formId: number) => api.query(readForm, { params: { formId } })
export const versionsQuery = (formId: number) => api.query(listFormVersions, { params: { formId } })

export const onVersion = (form: Pick<Form, 'id' | 'version'>) => ({
  params: { formId: form.id },
  headers: atVersion(form),
})

export const designOf = ({ title, fields }: FormDesign): FormDesign => ({ title, fields })
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const adoptForm = (form: Form): void => void queryClient.setQueryData(formQuery(form.id).queryKey, form)
