import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { LANGUAGES } from '#shared/messages.ts'

export const title = { en: 'Plural messages', zh: '複數訊息' }
export const description = 'Plural messages, checked and previewed for every number.'

/** Counts per request. */
export const MAX_COUNTS = 101

const Form = z.string().check(z.maxLength(200))
/** Required, because it is used whenever no interval matches. */
const Other = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const Count = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** A text by intervals (`(1)[one item];(2-7)[a few items];(10-inf)[a lot of items]`), by plural categories, or both. */
export const WordingText = z.object({
  interval: z._default(z.string().check(z.maxLength(1000)), ''),
  one: z._default(Form, ''),
  other: Other,
})

const Stretch = z.object({ from: z.int(), to: z.int() })

const Wording = z.object({
  count: z.int(),
  text: z.string(),
  /** The interval that contains it, such as `2–7`; null if none does. */
  interval: z.nullable(z.string()),
  /** The plural category of the language; null if an interval contains the count. */
  category: z.nullable(z.string()),
})

export const Preview = z.object({
  language: z.enum(LANGUAGES),
  from: z.int(),
  to: z.int(),
  counts: z.array(Wording),
  /** Counts in no interval, if the text has any, and counts in more than one, where the first interval is used. */
  gaps: z.array(Stretch),
  overlaps: z.array(Stretch),
})
export type Preview = z.infer<typeof Preview>

export const previewWording = endpoint('POST /api/wordings/preview', {
  summary: {
    en: 'Preview a plural message for a range of counts, with the rules used and any gaps or overlaps',
    zh: '預覽複數訊息在各數量下的文字、依據的規則，以及區間的缺漏與重疊',
  },
  isRead: true,
  needs: 'signed-in',
  body: z
    .object({
      language: z.enum(LANGUAGES),
      text: WordingText,
      /** Both inclusive. */
      from: z._default(Count, 0),
      to: z._default(Count, 20),
    })
    .check(z.refine(({ from, to }) => to >= from && to - from < MAX_COUNTS, { path: ['to'], error: 'range' })),
  replies: {
    200: Preview,
    /** `at`: how many characters precede the issue. */
    422: refusal(['unreadable-wording'], { at: z.int() }),
  },
})
