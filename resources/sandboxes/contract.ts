import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent } from '#shared/headers.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'

export const title = { en: 'Sandboxes', zh: '沙盒' }
export const description = 'Copies of the practice data: fork one, take snapshots, reset it.'

/** A copy of the practice data, or a snapshot, which is frozen. */
export const Sandbox = z.object({
  id: z.string(),
  name: z.string(),
  /** Shared by all operators. */
  isShared: z.boolean(),
  /** For a snapshot, its sandbox; null for a sandbox. */
  snapshotOf: z.nullable(z.string()),
  /** The name that its source had when it was copied; null for a copy of main's first state. */
  sourceName: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** How many rows it has, by kind. */
  rows: z.record(z.string(), z.int()),
})
export type Sandbox = z.infer<typeof Sandbox>

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
const params = z.object({ sandboxId: z.string().check(z.maxLength(40)) })
const notYours = refusal(['not-permitted', 'not-yours'])

export const listSandboxes = endpoint('GET /api/sandboxes', {
  summary: { en: 'List main, your sandboxes and their snapshots', zh: '列出 main、自己的沙盒與快照' },
  needs: 'sandboxes:read',
  replies: { 200: z.object({ rows: z.array(Sandbox) }) },
})

export const forkSandbox = endpoint('POST /api/sandboxes', {
  summary: { en: 'Fork main, one of your sandboxes or a snapshot', zh: '從 main、自己的沙盒或快照建立副本' },
  needs: 'sandboxes:write',
  needsSession: true,
  headers: z.object(idempotent),
  body: z.object({ name: Name, from: z._default(z.string().check(z.maxLength(40)), MAIN) }),
  replies: { 201: Sandbox, 404: refusal(['not-found']), 422: refusal(['key-reused', 'name-taken', 'limit-reached']) },
  sends: ['location'],
})

export const readSandbox = endpoint('GET /api/sandboxes/:sandboxId', {
  summary: { en: 'Get a sandbox or a snapshot with its row counts', zh: '讀取沙盒或快照，含各表筆數' },
  needs: 'sandboxes:read',
  params,
  replies: { 200: Sandbox },
})

export const renameSandbox = endpoint('PATCH /api/sandboxes/:sandboxId', {
  summary: { en: 'Rename a sandbox or a snapshot', zh: '重新命名沙盒或快照' },
  needs: 'sandboxes:write',
  needsSession: true,
  params,
  body: z.object({ name: Name }),
  replies: { 200: Sandbox, 403: notYours, 422: refusal(['name-taken']) },
})

export const deleteSandbox = endpoint('DELETE /api/sandboxes/:sandboxId', {
  summary: { en: 'Delete a sandbox with its snapshots, or a single snapshot', zh: '刪除沙盒（含其快照）或單一快照' },
  needs: 'sandboxes:write',
  needsSession: true,
  params,
  replies: { 204: null, 403: notYours },
})

export const undeleteSandbox = endpoint('POST /api/sandboxes/:sandboxId/undelete', {
  summary: { en: 'Undo the last deletion of a sandbox or a snapshot', zh: '復原最近一次刪除的沙盒或快照' },
  needs: 'sandboxes:write',
  needsSession: true,
  params,
  replies: { 200: Sandbox, 422: refusal(['name-taken', 'limit-reached']) },
})

export const takeSnapshot = endpoint('POST /api/sandboxes/:sandboxId/snapshots', {
  summary: { en: 'Create a snapshot of a sandbox', zh: '建立沙盒的快照' },
  needs: 'sandboxes:write',
  params,
  headers: z.object(idempotent),
  body: z.object({ name: Name }),
  replies: { 201: Sandbox, 403: notYours, 422: refusal(['key-reused', 'limit-reached']) },
  sends: ['location'],
})

export const restoreSnapshot = endpoint('POST /api/sandboxes/:sandboxId/restore', {
  summary: { en: 'Restore a sandbox to one of its snapshots', zh: '將沙盒還原到其中一個快照' },
  needs: 'sandboxes:write',
  params,
  body: z.object({ snapshotId: z.string().check(z.maxLength(40)) }),
  replies: { 200: Sandbox, 403: notYours },
})

export const resetSandbox = endpoint('POST /api/sandboxes/:sandboxId/reset', {
  summary: {
    en: 'Reset a sandbox to the original practice data. Resetting main requires supersuper',
    zh: '將沙盒重設為原始練習資料；重設 main 需要 supersuper',
  },
  needs: 'sandboxes:write',
  params,
  replies: { 200: Sandbox, 403: notYours },
})
