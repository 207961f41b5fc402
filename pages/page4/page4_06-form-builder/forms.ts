import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion } from '#client/api/use-action.ts'
import { type Form, type FormDesign, listForms, listFormVersions, readForm } from '#resources/forms/contract.ts'
import { wordsOf } from './words-of.ts'

export const formsQuery = api.query(listForms, { query: { limit: 200 } })
export const formQuery = (formId: number) => api.query(readForm, { params: { formId } })
export const versionsQuery = (formId: number) => api.query(listFormVersions, { params: { formId } })

/** The id of a form that exists only on the screen. */
export const UNSAVED = 0
export const isUnsaved = ({ id }: Pick<Form, 'id'>): boolean => id === UNSAVED
export const unsavedForm = (): Form => ({
  id: UNSAVED,
  version: 0,
  updatedAt: new Date().toISOString(),
  title: wordsOf('newTitle'),
  fields: [],
  isClosed: false,
  latest: null,
})

export const onVersion = (form: Pick<Form, 'id' | 'version'>) => ({
  params: { formId: form.id },
  headers: atVersion(form),
})

export const designOf = ({ title, fields }: FormDesign): FormDesign => ({ title, fields })
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const adoptForm = (form: Form): void => void queryClient.setQueryData(formQuery(form.id).queryKey, form)
/** Nothing of a form that has just been created needs to be read. */
export function adoptCreated(form: Form): void {
  adoptForm(form)
  queryClient.setQueryData(versionsQuery(form.id).queryKey, { rows: [] })
}
