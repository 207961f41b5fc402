import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { fields, Page } from './fields.ts'

export const title = { en: 'Saved views', zh: '儲存的檢視' }
export const description = 'Saved filters, sorting and columns of a list.'

/** Saved filters, sort and columns of a list. */
export const View = schemaOf(fields)
export type View = z.infer<typeof View>

/** The fields that the owner can change. */
export const ViewFields = z.pick(View, { name: true, search: true })

const params = z.object({ viewId: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })
const notYours = refusal(['not-permitted', 'not-yours'])
const taken = refusal(['name-taken'])

export const listViews = endpoint('GET /api/views', {
  summary: { en: 'List your saved views of a page', zh: '列出自己在某頁儲存的檢視' },
  needs: 'views:read',
  query: z.object({ page: Page }),
  replies: { 200: z.object({ rows: z.array(View) }) },
})

export const createView = endpoint('POST /api/views', {
  summary: { en: 'Save a view of a list', zh: '儲存清單的檢視' },
  needs: 'views:write',
  headers: z.object(idempotent),
  body: z.extend(ViewFields, { page: Page }),
  replies: { 201: View, 422: refusal(['key-reused', 'name-taken', 'limit-reached']) },
  sends: ['location'],
})

export const readView = endpoint('GET /api/views/:viewId', {
  summary: {
    en: 'Get a saved view. Anyone who is signed in can read it',
    zh: '讀取儲存的檢視，任何已登入的人都能讀取',
  },
  needs: 'views:read',
  params,
  replies: { 200: View },
})

export const updateView = endpoint('PATCH /api/views/:viewId', {
  summary: { en: 'Update one of your saved views', zh: '更新自己儲存的檢視' },
  needs: 'views:write',
  params,
  headers: z.object(ifMatch),
  body: z.partial(ViewFields),
  replies: { 200: View, 403: notYours, 422: taken },
})

export const deleteView = endpoint('DELETE /api/views/:viewId', {
  summary: { en: 'Delete one of your saved views. You can restore it', zh: '刪除自己儲存的檢視，可以還原' },
  needs: 'views:write',
  params,
  replies: { 204: null, 403: notYours },
})

export const restoreView = endpoint('POST /api/views/:viewId/restore', {
  summary: { en: 'Restore a deleted view', zh: '還原已刪除的檢視' },
  needs: 'views:write',
  params,
  replies: { 200: View, 403: notYours, 422: refusal(['name-taken', 'limit-reached']) },
})
