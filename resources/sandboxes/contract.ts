import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent } from '#shared/headers.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'

export const title = { en: 'Sandboxes', zh: '沙盒' }

/** The entities of the practice data, each with its rows in a sandbox. */
export const SANDBOX_NOUNS = [
  'teams',
  'members',
  'customers',
  'products',
  'sites',
  'orders',
  'orderLines',
  'tickets',
  'areas',
  'tracks',
] as const
export type SandboxEntity = (typeof SANDBOX_NOUNS)[number]
const Count = z.int()

/** A copy of the practice data, or a snapshot: the frozen state of one. */
export const Sandbox = z.object({
  id: z.string(),
  name: z.string(),
  /** Shared by all operators. */
  isShared: z.boolean(),
  /** Of a snapshot, the sandbox whose state it holds. */
  snapshotOf: z.nullable(z.string()),
  /** What it was copied from, by the name which that had then. */
  sourceName: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** How many rows of each entity it has. */
  rows: z.object(
    Object.fromEntries(SANDBOX_NOUNS.map(entity => [entity, Count])) as Record<SandboxEntity, typeof Count>,
  ),
})
export type Sandbox = z.infer<typeof Sandbox>

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
const params = z.object({ sandboxId: z.string().check(z.maxLength(40)) })
const notFound = refusal(['not-found'])
const notYours = refusal(['not-permitted', 'not-yours'])

export const listSandboxes = endpoint({
  method: 'GET',
  path: '/api/sandboxes',
  summary: { en: 'Main, the own sandboxes, and the snapshots of both', zh: 'main、自己的沙盒，以及兩者的快照' },
  needs: 'sandboxes:read',
  replies: { 200: z.object({ rows: z.array(Sandbox) }) },
})

export const forkSandbox = endpoint({
  method: 'POST',
  path: '/api/sandboxes',
  summary: {
    en: 'Make a sandbox of the own: a copy of main, of another of the own, or of a snapshot',
    zh: '建立自己的沙盒：複製 main、自己的另一個沙盒或快照',
  },
  needs: 'sandboxes:write',
  needsSession: true,
  headers: z.object(idempotent),
  body: z.object({ name: Name, from: z._default(z.string().check(z.maxLength(40)), MAIN) }),
  replies: { 201: Sandbox, 404: notFound, 422: refusal(['key-reused', 'name-taken', 'limit-reached']) },
  sends: ['location'],
})

export const readSandbox = endpoint({
  method: 'GET',
  path: '/api/sandboxes/:sandboxId',
  summary: { en: 'One sandbox or snapshot, with how many rows it has', zh: '讀取一個沙盒或快照，含各表筆數' },
  needs: 'sandboxes:read',
  params,
  replies: { 200: Sandbox, 404: notFound },
})

export const renameSandbox = endpoint({
  method: 'PATCH',
  path: '/api/sandboxes/:sandboxId',
  summary: { en: 'Give an own sandbox or snapshot another name', zh: '重新命名自己的沙盒或快照' },
  needs: 'sandboxes:write',
  needsSession: true,
  params,
  body: z.object({ name: Name }),
  replies: { 200: Sandbox, 403: notYours, 404: notFound, 422: refusal(['name-taken']) },
})

export const deleteSandbox = endpoint({
  method: 'DELETE',
  path: '/api/sandboxes/:sandboxId',
  summary: {
    en: 'Delete an own sandbox with its snapshots, or a snapshot; the last deletion can be taken back',
    zh: '刪除自己的沙盒（含其快照）或快照；最近一次刪除可以復原',
  },
  needs: 'sandboxes:write',
  needsSession: true,
  params,
  replies: { 204: null, 403: notYours, 404: notFound },
})

export const undeleteSandbox = endpoint({
  method: 'POST',
  path: '/api/sandboxes/:sandboxId/undelete',
  summary: { en: 'Take the last deletion back, with all rows as they were', zh: '復原最近一次刪除，資料完整如前' },
  needs: 'sandboxes:write',
  needsSession: true,
  params,
  replies: { 200: Sandbox, 404: notFound, 422: refusal(['name-taken', 'limit-reached']) },
})

export const takeSnapshot = endpoint({
  method: 'POST',
  path: '/api/sandboxes/:sandboxId/snapshots',
  summary: { en: 'Keep the state of an own sandbox as it is now', zh: '保留自己沙盒目前的狀態' },
  needs: 'sandboxes:write',
  params,
  headers: z.object(idempotent),
  body: z.object({ name: Name }),
  replies: { 201: Sandbox, 403: notYours, 404: notFound, 422: refusal(['key-reused', 'limit-reached']) },
  sends: ['location'],
})

export const restoreSnapshot = endpoint({
  method: 'POST',
  path: '/api/sandboxes/:sandboxId/restore',
  summary: { en: 'Put an own sandbox back to the state of one of its snapshots', zh: '將自己的沙盒還原至其中一個快照' },
  needs: 'sandboxes:write',
  params,
  body: z.object({ snapshotId: z.string().check(z.maxLength(40)) }),
  replies: { 200: Sandbox, 403: notYours, 404: notFound },
})

export const resetSandbox = endpoint({
  method: 'POST',
  path: '/api/sandboxes/:sandboxId/reset',
  summary: {
    en: 'Put a sandbox back to the practice data as it was delivered; main only as supersuper',
    zh: '將沙盒重設為出廠資料；main 僅限 supersuper',
  },
  needs: 'sandboxes:write',
  params,
  replies: { 200: Sandbox, 403: notYours, 404: notFound },
})
