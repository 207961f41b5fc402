import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { Names } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { FieldId, FormField, fields, type Option, versionFields } from './fields.ts'

export const title = { en: 'Forms', zh: '表單' }
export const description = 'Forms that operators design. A published version never changes.'

export { FieldId, FormField, type Option }

export const Form = schemaOf(fields)
export type Form = z.infer<typeof Form>

/** A draft; nobody sees it before it is published. */
export const FormDesign = z.pick(Form, { title: true, fields: true })
export type FormDesign = z.infer<typeof FormDesign>

/** The fields that an operator can change. */
export const FormFields = z.pick(Form, { title: true, fields: true, isClosed: true })

export const ListedForm = z.extend(Form, { title: Names, fields: z.int(), answers: z.int() })
export type ListedForm = z.infer<typeof ListedForm>

/** A published version. It never changes. */
export const FormVersion = schemaOf(versionFields)
export type FormVersion = z.infer<typeof FormVersion>

const stale = refusal(['stale'], { current: Form })

export const listForms = endpoint('GET /api/forms', {
  summary: { en: 'List forms with their number of answers', zh: '列出表單與填答數' },
  needs: 'forms:read',
  query: z.object({ sort: z._default(sortQuery(['id']), 'id'), ...pageQuery }),
  replies: { 200: pageOf(ListedForm) },
})

export const readForm = endpoint('GET /api/forms/:formId', {
  summary: { en: 'Get a form with its draft design', zh: '讀取表單與設計中的內容' },
  needs: 'forms:read',
  replies: { 200: Form },
})

export const createForm = endpoint('POST /api/forms', {
  summary: { en: 'Create a form. Publish it to collect answers', zh: '建立表單，發布後才會開始收集填答' },
  needs: 'forms:write',
  headers: z.object(idempotent),
  body: FormDesign,
  replies: { 201: Form, 422: refusal(['key-reused', 'limit-reached']) },
  sends: ['location'],
})

export const updateForm = endpoint('PATCH /api/forms/:formId', {
  summary: {
    en: 'Update the draft design of a form, or stop collecting answers',
    zh: '更新設計中的表單，或停止收集填答',
  },
  needs: 'forms:write',
  headers: z.object(ifMatch),
  body: z.partial(FormFields),
  replies: { 200: Form },
})

export const deleteForm = endpoint('DELETE /api/forms/:formId', {
  summary: { en: 'Delete a form with its answers. You can restore it', zh: '刪除表單及其填答，可以還原' },
  needs: 'forms:write',
  headers: z.object(ifMatch),
  replies: { 204: null, 412: stale },
})

export const restoreForm = endpoint('POST /api/forms/:formId/restore', {
  summary: { en: 'Restore a deleted form with its versions and answers', zh: '還原已刪除的表單，含各版本與填答' },
  needs: 'forms:write',
  replies: { 200: Form, 422: refusal(['limit-reached']) },
})

export const publishForm = endpoint('POST /api/forms/:formId/versions', {
  summary: {
    en: 'Publish the draft design as a new version. Published versions never change',
    zh: '將設計發布為新版本，發布後不再變動',
  },
  needs: 'forms:write',
  headers: z.object({ ...ifMatch, ...idempotent }),
  replies: { 201: Form, 412: stale, 422: refusal(['nothing-to-publish', 'limit-reached', 'key-reused']) },
  sends: ['location'],
})

export const listFormVersions = endpoint('GET /api/forms/:formId/versions', {
  summary: { en: 'List the published versions of a form', zh: '列出表單的已發布版本' },
  needs: 'forms:read',
  replies: { 200: z.object({ rows: z.array(FormVersion) }) },
})

export const readFormVersion = endpoint('GET /api/forms/:formId/versions/:number', {
  summary: { en: 'Get a published version of a form', zh: '讀取表單的一個已發布版本' },
  needs: 'forms:read',
  replies: { 200: FormVersion },
})
