import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { Evidence } from '#shared/platform/lessons/evidence.ts'
import { MAX_JUDGING_MS } from './rules.ts'

export { Evidence }

export const title = { en: 'Lessons', zh: '課程' }
export const description = 'The lesson of each page: tasks, what proves them, and the source code of the page.'

const Words = z.object({ en: z.string(), zh: z.string() })

const TaskProgress = z.object({
  id: z.string(),
  title: Words,
  hint: Words,
  steps: z.array(z.object({ says: Words, times: z.int(), met: z.array(Evidence) })),
  /** When the last step was completed; null while the task is open. */
  provenAt: z.nullable(z.iso.datetime()),
})
export type TaskProgress = z.infer<typeof TaskProgress>

const Count = z.int().check(z.minimum(0), z.maximum(100))

/** How many requirements the operator's own version of a page met, of how many, when it was judged last. */
const Judged = z.object({ passed: Count, all: Count, at: z.iso.datetime() })

const kata = {
  /** Whether operators can write this page themselves. */
  hasKata: z.boolean(),
  /** What the judge said last about the operator's own version of the page; null before the first time. */
  judged: z.nullable(Judged),
}

export const Lesson = z.object({
  page: z.string(),
  tasks: z.array(TaskProgress),
  endpoints: z.array(z.object({ id: z.string(), method: z.string(), path: z.string() })),
  /** The files of the page, those of the entities it uses, and those of its places. */
  files: z.array(z.string()),
  /** Where its technique stands in the source: a definition, with its lines from 1. */
  places: z.array(z.object({ file: z.string(), symbol: z.string(), says: Words, first: z.int(), last: z.int() })),
  /** What to read next. */
  reading: z.array(z.object({ title: z.string(), href: z.string() })),
  ...kata,
})
export type Lesson = z.infer<typeof Lesson>

const params = z.object({ page: z.string().check(z.maxLength(20)) })

export const listLessons = endpoint('GET /api/lessons', {
  summary: { en: 'List the tasks of all pages and your progress', zh: '列出所有頁面的練習與自己的進度' },
  needs: 'signed-in',
  isSpared: true,
  isUnlogged: true,
  needsSession: true,
  replies: {
    200: z.object({
      lessons: z.array(
        z.object({
          page: z.string(),
          ...kata,
          tasks: z.array(
            z.object({
              id: z.string(),
              title: Words,
              /** When the last step was completed; null while the task is open. */
              provenAt: z.nullable(z.iso.datetime()),
              /** Every time it was solved, the first time first. Restarting the task keeps them. */
              solvedAt: z.array(z.iso.datetime()),
              evidence: z.array(Evidence),
            }),
          ),
        }),
      ),
    }),
  },
})

export const readLesson = endpoint('GET /api/lessons/:page', {
  summary: {
    en: 'Get the lesson of a page: your progress, its endpoints and its source files',
    zh: '讀取頁面的教學：練習進度、使用的端點與原始檔',
  },
  needs: 'signed-in',
  isSpared: true,
  isUnlogged: true,
  needsSession: true,
  params,
  replies: { 200: Lesson },
})

export const restartTask = endpoint('DELETE /api/lessons/:page/tasks/:task/proof', {
  summary: { en: 'Restart a task. Only requests from now on count', zh: '重新開始練習，只計算此後的請求' },
  needs: 'signed-in',
  isSpared: true,
  isUnlogged: true,
  needsSession: true,
  params: z.extend(params, { task: z.string().check(z.maxLength(60)) }),
  replies: { 204: null },
})

const RequirementIds = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(100))

export const reportKata = endpoint('PUT /api/lessons/:page/kata', {
  summary: {
    en: 'Report which requirements your own version of a page meets. The key of a page can’t, and the traffic log must confirm it',
    zh: '回報自製頁面符合哪些要求；頁面自己的金鑰不能回報，且須有流量記錄佐證',
  },
  needs: 'signed-in',
  isSpared: true,
  isUnlogged: true,
  params,
  body: z.object({
    met: RequirementIds,
    /** How long judging took. Earlier requests confirm nothing. */
    tookMs: z.int().check(z.minimum(0), z.maximum(MAX_JUDGING_MS)),
  }),
  replies: {
    /** `unconfirmed`: requirements for which the page did not send the requests that they take. They are not counted. */
    200: z.extend(Judged, { unconfirmed: RequirementIds }),
  },
})

/** A piece of text with its highlighting class; null for plain text. */
const Token = z.tuple([z.string(), z.nullable(z.string())])

export const readSource = endpoint('GET /api/lessons/:page/source', {
  summary: { en: 'Get a source file of a page with syntax highlighting', zh: '讀取頁面的原始檔，含語法標色' },
  needs: 'signed-in',
  isSpared: true,
  isUnlogged: true,
  needsSession: true,
  params,
  query: z.object({ file: z.string().check(z.maxLength(200)) }),
  replies: { 200: z.object({ file: z.string(), lines: z.array(z.array(Token)) }) },
})
