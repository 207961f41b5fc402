import * as z from 'zod/mini'
import { HuntFields, HuntScore } from '#resources/hunts/contract.ts'
import { NewPassword } from '#resources/profile/contract.ts'
import { TrafficEntry } from '#resources/traffic/contract.ts'
import { bytes, endpoint, refusal, secret } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { LANGUAGES } from '#shared/messages.ts'
import { AccountName } from '#shared/platform/accounts.ts'
import { LIFETIME_SECONDS, PRESET_NAMES } from '#shared/platform/faults.ts'
import { Names, RowId } from '#shared/row.ts'
import { inputOf, schemaOf } from '#shared/schema-of.ts'
import { csvQuery } from '#shared/text/csv-query.ts'
import { fields, Page } from './fields.ts'
import { CODE_LENGTH, CODE_LETTERS, MAX_ADDED, MAX_LEARNERS, MAX_MESSAGE, MEMBER_STATES } from './rules.ts'

export const title = { en: 'Classes', zh: '班級' }
export const description =
  'A coach and learners, each with a sandbox of their own: what is assigned, and how far everybody is.'

export const Class = schemaOf(fields)
export type Class = z.infer<typeof Class>
export const ClassFields = inputOf(fields)

/** The fault that a coach has turned on for a class. */
export const ClassFault = z.object({
  preset: z.enum(PRESET_NAMES),
  endsAt: z.iso.datetime(),
  /** How many learners it affects. */
  learners: z.int(),
})

export const ClassMessage = z.object({
  text: z.string(),
  /** The page that the coach asks everybody to open; null for none. */
  page: z.nullable(Page),
  at: z.iso.datetime(),
})
export type ClassMessage = z.infer<typeof ClassMessage>

/** A class of the coach with what is going on in it. */
export const ListedClass = z.extend(Class, {
  /** Whether learners can still join. */
  isOpen: z.boolean(),
  learners: z.int(),
  /** How many sandboxes are still to be made, reset or deleted, and how many could not be. */
  waiting: z.int(),
  failed: z.int(),
  /** The fault that is on; null without one. */
  fault: z.nullable(ClassFault),
})
export type ListedClass = z.infer<typeof ListedClass>

/** A learner, and how far they are. */
export const Learner = z.object({
  accountId: RowId,
  account: z.string(),
  name: z.string(),
  state: z.enum(MEMBER_STATES),
  joinedAt: z.string(),
  /** When the hand was raised; null while it is down. */
  handAt: z.nullable(z.string()),
  /** The page that the latest request came from; null before the first. */
  page: z.nullable(z.string()),
  /** When that was; null before the first request. */
  seenAt: z.nullable(z.string()),
  /** How many of the tasks are solved. */
  solved: z.int(),
  /** The open task that was tried last, as an index; null without one. */
  stuckOn: z.nullable(z.int()),
  /** When it was first tried; null without one. */
  stuckSince: z.nullable(z.string()),
  /**
   * The tasks that were tried or solved, each as a text like `7 3 2026-10-31T08:00:00.000Z`: its index in `tasks`, how often
   * it was tried, and since when; or 0, and when it was solved. A class has 13,000 of them.
   */
  cells: z.array(z.string()),
  /** The newest bug hunt in the sandbox of the class; null before the first. */
  hunt: z.nullable(HuntScore),
})
export type Learner = z.infer<typeof Learner>

export const ClassProgress = z.object({
  tasks: z.array(z.object({ page: z.string(), task: z.string(), title: Names })),
  learners: z.array(Learner),
})
export type ClassProgress = z.infer<typeof ClassProgress>

const Code = z.string().check(z.toUpperCase(), z.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)))
const attend = { needs: 'classes:attend', isSpared: true } as const
const params = z.object({ classId: z.string().check(z.regex(/^[0-9a-f]{1,16}$/)) })
const ofClass = { needs: 'classes:manage', params } as const
const notFound = refusal(['not-found'])
const gone = refusal(['gone'])
// On several lines, or its endpoints would be described by the comment of `refusal` (server/doc-comments.ts).
const attendAct = { ...attend, replies: { 204: null, 404: notFound } } as const
const waitFirst = refusal(['too-many-attempts'], { retryAfterSeconds: z.int() })
const accountIds = z.optional(z.array(RowId).check(z.minLength(1), z.maxLength(MAX_LEARNERS)))
const act = { ...ofClass, replies: { 204: null } } as const
const ofVersion = { ...ofClass, headers: z.object(ifMatch), replies: { 200: Class } } as const
/** How many learners it reached. */
const Reached = z.object({ learners: z.int() })

export const NewLearner = z.object({
  account: AccountName,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
})

export const listClasses = endpoint('GET /api/classes', {
  summary: { en: 'List your classes, newest first', zh: '列出自己的班級，新的在前' },
  needs: 'classes:manage',
  replies: { 200: z.object({ rows: z.array(ListedClass) }) },
})

export const createClass = endpoint('POST /api/classes', {
  summary: { en: 'Create a class and get its code', zh: '建立班級並取得代碼' },
  needs: 'classes:manage',
  headers: z.object(idempotent),
  body: ClassFields,
  replies: { 201: Class, 404: notFound, 422: refusal(['key-reused', 'limit-reached']) },
})

export const checkClass = endpoint('POST /api/classes/check', {
  summary: { en: 'Check which class a code belongs to', zh: '查詢代碼所屬的班級' },
  isRead: true,
  needs: 'public',
  body: z.object({ code: Code }),
  replies: {
    200: z.object({ name: z.string(), coach: z.string(), language: z.enum(LANGUAGES) }),
    404: notFound,
    410: gone,
    429: waitFirst,
  },
})

export const joinClass = endpoint('POST /api/classes/join', {
  summary: { en: 'Join a class with a new account', zh: '以新帳號加入班級' },
  needs: 'public',
  body: z.object({ code: Code, ...NewLearner.shape, password: NewPassword }),
  replies: {
    201: z.object({ account: z.string() }),
    404: notFound,
    410: gone,
    422: refusal(['name-taken', 'limit-reached']),
    429: waitFirst,
  },
})

export const addLearners = endpoint('POST /api/classes/:classId/learners', {
  summary: { en: 'Add accounts to a class, all or none, and get their passwords', zh: '為班級新增帳號並取得密碼' },
  ...ofClass,
  body: z.object({ learners: z.array(NewLearner).check(z.minLength(1), z.maxLength(MAX_ADDED)) }),
  replies: {
    201: z.object({ learners: z.array(z.extend(NewLearner, { password: z.string().check(secret) })) }),
    422: refusal(['name-taken', 'limit-reached']),
  },
})

/** The class of a learner, as the learner sees it. */
export const AttendedClass = z.object({
  name: z.string(),
  coach: z.string(),
  endsOn: z.string(),
  pages: fields.pages.schema,
  /** When the hand was raised; null while it is down. */
  handAt: z.nullable(z.iso.datetime()),
  /** What the coach said last; null if it was dismissed, or if there was nothing. */
  message: z.nullable(ClassMessage),
})
export type AttendedClass = z.infer<typeof AttendedClass>

export const readMyClass = endpoint('GET /api/classes/me', {
  summary: { en: 'Get the class that you attend', zh: '讀取自己所在的班級' },
  ...attend,
  replies: {
    200: z.object({
      /** null if you attend none. */
      class: z.nullable(AttendedClass),
    }),
  },
})

export const attendClass = endpoint('PUT /api/classes/me', {
  summary: { en: 'Attend a class with this account', zh: '以這個帳號加入班級' },
  ...attend,
  body: z.object({ code: Code }),
  replies: { 204: null, 404: notFound, 410: gone, 422: refusal(['limit-reached']), 429: waitFirst },
})

export const leaveClass = endpoint('DELETE /api/classes/me', {
  summary: { en: 'Leave the class. Account and sandbox stay', zh: '離開班級；帳號與沙盒會保留' },
  ...attendAct,
})

export const raiseHand = endpoint('PUT /api/classes/me/hand', {
  summary: { en: 'Raise your hand', zh: '舉手' },
  ...attendAct,
})

export const lowerHand = endpoint('DELETE /api/classes/me/hand', {
  summary: { en: 'Lower your hand', zh: '放下手' },
  ...attendAct,
})

export const dismissMessage = endpoint('DELETE /api/classes/me/message', {
  summary: { en: 'Dismiss the message of your coach', zh: '關閉老師的訊息' },
  ...attendAct,
})

export const readClass = endpoint('GET /api/classes/:classId', {
  summary: { en: 'Get a class', zh: '讀取班級' },
  ...ofClass,
  replies: { 200: Class },
})

export const updateClass = endpoint('PATCH /api/classes/:classId', {
  summary: { en: 'Update a class, such as its pages and due dates', zh: '更新班級，例如指派的頁面與期限' },
  ...ofVersion,
  body: z.partial(ClassFields),
})

export const closeClass = endpoint('POST /api/classes/:classId/close', {
  summary: { en: 'Close a class and the accounts of its learners', zh: '關閉班級並停用學員帳號' },
  ...ofVersion,
})

export const reopenClass = endpoint('POST /api/classes/:classId/reopen', {
  summary: { en: 'Reopen a closed class and the accounts of its learners', zh: '重新開啟班級與學員帳號' },
  ...ofVersion,
})

export const deleteClass = endpoint('DELETE /api/classes/:classId', {
  summary: { en: 'Delete a class and the data of its learners for good', zh: '永久刪除班級與學員的資料' },
  ...ofClass,
  replies: { 202: Reached },
})

export const readClassProgress = endpoint('GET /api/classes/:classId/progress', {
  summary: { en: 'Get how far each learner is with each task', zh: '讀取每位學員每項練習的進度' },
  ...ofClass,
  isUnlogged: true,
  query: z.object({ accountIds }),
  replies: { 200: ClassProgress },
})

/** A request that a learner sent from a page, and the tasks of the page that it may count for. */
export const LearnerRequest = z.object({
  ...z.pick(TrafficEntry, { id: true, at: true, method: true, path: true, status: true, fault: true }).shape,
  tasks: z.array(z.string()),
})
export type LearnerRequest = z.infer<typeof LearnerRequest>

export const listLearnerRequests = endpoint('GET /api/classes/:classId/learners/:accountId/requests', {
  summary: {
    en: 'List up to 100 of a learner’s requests from an assigned page',
    zh: '列出學員從指派頁面送出的最近請求',
  },
  needs: 'classes:manage',
  isUnlogged: true,
  params: z.extend(params, { accountId: RowId }),
  query: z.object({ page: Page }),
  replies: { 200: z.object({ rows: z.array(LearnerRequest) }) },
})

export const exportClass = endpoint('GET /api/classes/:classId/export', {
  summary: { en: 'Export the progress of a class as CSV', zh: '將班級進度匯出為 CSV' },
  ...ofClass,
  query: z.object(csvQuery),
  replies: { 200: bytes('text/csv; charset=utf-8') },
  sends: ['content-disposition'],
})

export const startClassFault = endpoint('PUT /api/classes/:classId/fault', {
  summary: { en: 'Turn a fault on for all learners or some, in place of another', zh: '為全班或部分學員開啟故障' },
  ...ofClass,
  body: z.object({
    preset: z.enum(PRESET_NAMES),
    seconds: z.int().check(z.minimum(10), z.maximum(LIFETIME_SECONDS)),
    accountIds,
  }),
  replies: { 200: ClassFault },
})

export const endClassFault = endpoint('DELETE /api/classes/:classId/fault', {
  summary: { en: 'End the practice fault of a class', zh: '結束班級的練習故障' },
  ...act,
})

export const startClassHunt = endpoint('PUT /api/classes/:classId/hunt', {
  summary: { en: 'Start the same bug hunt for all learners or some', zh: '讓全班或部分學員抓同樣的 bug' },
  ...ofClass,
  body: z.extend(z.omit(HuntFields, { only: true }), { accountIds }),
  replies: { 200: Reached },
})

export const endClassHunt = endpoint('DELETE /api/classes/:classId/hunt', {
  summary: { en: 'End the bug hunts in the sandboxes of a class', zh: '結束班級沙盒中的抓蟲' },
  ...act,
})

export const sendClassMessage = endpoint('PUT /api/classes/:classId/message', {
  summary: { en: 'Send learners a message, or ask them to open a page', zh: '傳送訊息給學員，或請學員前往某個頁面' },
  ...ofClass,
  body: z.object({
    text: z.string().check(z.trim(), z.maxLength(MAX_MESSAGE)),
    /** The page that they are asked to open; null for none. */
    page: z._default(z.nullable(Page), null),
    accountIds,
  }),
  replies: { 200: Reached },
})

export const takeBackClassMessage = endpoint('DELETE /api/classes/:classId/message', {
  summary: { en: 'Take the message back from those who have not dismissed it', zh: '收回尚未關閉的訊息' },
  ...act,
})

export const resetClass = endpoint('POST /api/classes/:classId/reset', {
  summary: { en: 'Reset sandboxes of learners in the background', zh: '在背景重設學員的沙盒' },
  ...ofClass,
  body: z.object({ accountIds }),
  replies: { 202: Reached },
})

export const lowerHands = endpoint('DELETE /api/classes/:classId/hands', {
  summary: { en: 'Lower the hands of learners', zh: '放下學員的手' },
  ...act,
  query: z.object({ accountIds }),
})
