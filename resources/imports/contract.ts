import * as z from 'zod/mini'
import { MemberFields } from '#resources/members/contract.ts'
import { bytes, endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { LANGUAGES } from '#shared/messages.ts'
import { pageOf, pageQuery } from '#shared/paging.ts'
import { RowId } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { fields } from './fields.ts'
import { ENCODINGS, HOLDS, MAX_ROWS } from './rules.ts'

export const title = { en: 'Imports', zh: '匯入批次' }
export const description = 'Imports of members, each in one transaction, which can be undone.'

/** A row takes about 200 bytes of JSON, and four times as much with the longest names. */
const MAX_BYTES = 4 * 1024 * 1024

/** Members imported from one file. */
export const Import = schemaOf(fields)
export type Import = z.infer<typeof Import>

export const listImports = endpoint('GET /api/imports', {
  summary: { en: 'List imports', zh: '列出匯入批次' },
  needs: 'members:read',
  query: z.object(pageQuery),
  replies: { 200: pageOf(Import) },
})

/** An issue that only the database can find; `row` starts at 0. */
export const RowIssue = z.object({ row: z.int(), field: z.enum(['email', 'teamId']), code: z.string() })
export type RowIssue = z.infer<typeof RowIssue>

export const checkImport = endpoint('POST /api/imports/check', {
  summary: {
    en: 'Check rows before an import, for taken e-mail addresses and unknown teams',
    zh: '匯入前檢查資料列：已使用的電子郵件與不存在的團隊',
  },
  isRead: true,
  needs: 'members:read',
  body: z.object({
    rows: z.array(z.pick(MemberFields, { email: true, teamId: true })).check(z.minLength(1), z.maxLength(MAX_ROWS)),
  }),
  replies: { 200: z.object({ issues: z.array(RowIssue) }) },
  maxBodyBytes: MAX_BYTES,
})

export const createImport = endpoint('POST /api/imports', {
  summary: {
    en: 'Import members in one transaction: all or none',
    zh: '在同一個交易中匯入成員：全部成功，或全部不寫入',
  },
  needs: 'members:write',
  headers: z.object(idempotent),
  body: z.object({
    fileName: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    rows: z.array(MemberFields).check(z.minLength(1), z.maxLength(MAX_ROWS)),
  }),
  replies: { 201: Import, 422: refusal(['key-reused', 'limit-reached', 'rows-refused']) },
  sends: ['location'],
  maxBodyBytes: MAX_BYTES,
})

export const readImportSample = endpoint('GET /api/imports/sample', {
  summary: { en: 'Get a practice file that contains mistakes', zh: '取得含有錯誤的練習檔' },
  needs: 'members:read',
  query: z.object({
    rows: z._default(z.int().check(z.minimum(1), z.maximum(MAX_ROWS)), MAX_ROWS),
    encoding: z._default(z.enum(ENCODINGS), 'utf-8'),
    language: z._default(z.enum(LANGUAGES), 'en'),
  }),
  replies: { 200: bytes('text/csv') },
  sends: ['content-disposition'],
})

export const readImport = endpoint('GET /api/imports/:importId', {
  summary: { en: 'Get an import', zh: '讀取匯入批次' },
  needs: 'members:read',
  replies: { 200: Import },
})

export const undoImport = endpoint('POST /api/imports/:importId/undo', {
  summary: {
    en: 'Undo an import, if none of its members has been changed or is in use',
    zh: '復原匯入；成員須未被修改，也沒有被其他資料使用',
  },
  needs: 'members:write',
  headers: z.object(ifMatch),
  replies: {
    200: Import,
    422: refusal(['import-in-use'], {
      /** The first members that block the undo, and how many there are. */
      members: z.array(z.object({ id: RowId, name: z.string(), hold: z.enum(HOLDS) })),
      count: z.int(),
    }),
  },
})
