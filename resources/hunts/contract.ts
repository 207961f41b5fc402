import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { BUG_KINDS, BUG_LEVELS, BugPlace, MAX_BUGS, MAX_HUNT_MINUTES, MAX_SEED } from '#shared/platform/bugs.ts'

export const title = { en: 'Bug hunts', zh: '抓蟲' }
export const description =
  'Hunt bugs in a sandbox of your own: some of its endpoints answer wrongly on purpose. Nobody else sees them.'

const Words = z.object({ en: z.string(), zh: z.string() })

/** A bug, as it is explained once it has been found or the hunt has ended. */
export const FoundBug = z.object({
  id: z.string(),
  kind: z.enum(BUG_KINDS),
  level: z.enum(BUG_LEVELS),
  /** The page on which it can be seen. */
  page: z.string(),
  method: z.string(),
  path: z.string(),
  /** What the contract or the rule says. */
  promise: Words,
  /** What happens instead. */
  wrong: Words,
  /** The test that catches it. */
  test: Words,
})
export type FoundBug = z.infer<typeof FoundBug>

const RequestId = z.string().check(z.minLength(1), z.maxLength(100))
const Text = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

export const Report = z.object({
  /** The requests that show it, by X-Request-Id. */
  requestIds: z.array(RequestId).check(z.minLength(1), z.maxLength(10)),
  /** Where it shows: in the response to one of them, its status or a JSON pointer into its body. */
  at: z.object({ requestId: RequestId, place: BugPlace }),
  expected: Text,
  seen: Text,
})
export type Report = z.infer<typeof Report>

/** What is told of a bug that has not been found: first its page, then its endpoint. */
const Hint = z.object({
  page: z.string(),
  /** The endpoint; null as long as only the page is told. */
  method: z.nullable(z.string()),
  /** null as long as only the page is told. */
  path: z.nullable(z.string()),
})

export const Hunt = z.object({
  id: z.string(),
  sandboxId: z.string(),
  /** The same seed and the same choice draw the same bugs. */
  seed: z.int(),
  /** How many bugs there are: fewer than wanted if fewer match. */
  bugs: z.int(),
  found: z.array(z.object({ ...Report.shape, bug: FoundBug, at: Report.shape.at, foundAt: z.iso.datetime() })),
  hints: z.array(Hint),
  /** How many reports found nothing wrong. */
  misses: z.int(),
  /** For bugs found, less what hints and misses cost; never below 0. */
  points: z.int(),
  /** For all bugs. */
  maxPoints: z.int(),
  startedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  secondsLeft: z.int(),
  /** null while it goes on. */
  endedAt: z.nullable(z.iso.datetime()),
  /** The bugs that were not found; null while the hunt goes on. */
  missed: z.nullable(z.array(FoundBug)),
})
export type Hunt = z.infer<typeof Hunt>

/** How far a hunt is, in numbers. */
export const HuntScore = z.extend(z.pick(Hunt, { bugs: true, points: true, maxPoints: true, endedAt: true }), {
  found: z.int(),
})

export const HuntFields = z.object({
  bugs: z._default(z.int().check(z.minimum(1), z.maximum(MAX_BUGS)), 5),
  /** Only bugs of these kinds; all if left out. */
  kinds: z.optional(z.array(z.enum(BUG_KINDS)).check(z.minLength(1), z.maxLength(BUG_KINDS.length))),
  /** Only bugs of this difficulty; all if left out. */
  level: z.optional(z.enum(BUG_LEVELS)),
  minutes: z._default(z.int().check(z.minimum(1), z.maximum(MAX_HUNT_MINUTES)), 60),
  /** Random if left out. */
  seed: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_SEED))),
  /** Only one of the bugs that are drawn, counted from 1, for a suite of tests that runs once for each. */
  only: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_BUGS))),
})
export type HuntFields = z.input<typeof HuntFields>

const params = z.object({ huntId: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })
const ended = refusal(['gone'])

export const listHunts = endpoint('GET /api/hunts', {
  summary: { en: 'List your last 20 bug hunts, the newest first', zh: '列出自己最近 20 次抓蟲，最新的在前' },
  needs: 'signed-in',
  isSpared: true,
  isUnlogged: true,
  replies: { 200: z.object({ rows: z.array(Hunt) }) },
})

export const startHunt = endpoint('POST /api/hunts', {
  summary: {
    en: 'Start a bug hunt in the current sandbox, which must be your own. It ends an earlier one there',
    zh: '在目前的沙盒開始抓蟲，必須是自己的沙盒；先前在這裡的抓蟲會結束',
  },
  needs: 'signed-in',
  isSpared: true,
  isUnlogged: true,
  body: HuntFields,
  replies: { 201: Hunt, 422: refusal(['own-sandbox-needed']) },
  sends: ['location'],
})

export const readHunt = endpoint('GET /api/hunts/:huntId', {
  summary: { en: 'Get one of your bug hunts', zh: '讀取自己的一次抓蟲' },
  needs: 'signed-in',
  isSpared: true,
  isUnlogged: true,
  params,
  replies: { 200: Hunt },
})

export const reportBug = endpoint('POST /api/hunts/:huntId/reports', {
  summary: {
    en: 'Report a bug: the requests that show it, where it shows, what you expected and what you saw',
    zh: '回報一個 bug：哪些請求看得出來、在哪裡、預期什麼、實際看到什麼',
  },
  needs: 'signed-in',
  isSpared: true,
  isUnlogged: true,
  params,
  body: Report,
  replies: {
    200: z.object({
      /** `right`: these responses are as promised at that place. */
      verdict: z.enum(['found', 'already-found', 'right']),
      /** null if these responses are as promised. */
      bug: z.nullable(FoundBug),
      hunt: Hunt,
    }),
    410: ended,
  },
})

export const takeHint = endpoint('POST /api/hunts/:huntId/hints', {
  summary: {
    en: 'Take a hint, which costs points: the page of a bug, and next time its endpoint. If all is told, nothing changes',
    zh: '取得提示（會扣分）：先是 bug 所在的頁面，下一次是端點；都提示過後不再變動',
  },
  needs: 'signed-in',
  isSpared: true,
  isUnlogged: true,
  params,
  replies: { 200: Hunt, 410: ended },
})

export const endHunt = endpoint('POST /api/hunts/:huntId/end', {
  summary: { en: 'End a bug hunt. All its bugs are explained', zh: '結束抓蟲，並說明所有的 bug' },
  needs: 'signed-in',
  isSpared: true,
  isUnlogged: true,
  params,
  replies: { 200: Hunt },
})
