import * as z from 'zod/mini'
import { bytes, endpoint, refusal } from '#shared/contract.ts'
import { LANGUAGES } from '#shared/messages.ts'

export const title = { en: 'Captchas', zh: '驗證碼' }
export const description = 'Pictures and questions that only a person should be able to answer.'

/** A code in a picture, or a small sum in words for people who cannot see the picture. */
export const KINDS = ['picture', 'question'] as const

export const LIFETIME_SECONDS = 120

const Captcha = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  /** In the requested language; null for a picture. */
  question: z.nullable(z.string()),
  lifetimeSeconds: z.int(),
})
export type Captcha = z.infer<typeof Captcha>

const params = z.object({ id: z.string().check(z.maxLength(60)) })

export const createCaptcha = endpoint('POST /api/captchas', {
  summary: { en: 'Create a captcha. The answer stays on the server', zh: '產生驗證碼，答案只保留在伺服器' },
  isRead: true,
  needs: 'signed-in',
  body: z.object({ kind: z.enum(KINDS), language: z.enum(LANGUAGES) }),
  replies: { 201: Captcha, 429: refusal(['too-many-attempts'], { retryAfterSeconds: z.int() }) },
})

export const readCaptchaPicture = endpoint('GET /api/captchas/:id/picture', {
  summary: { en: 'Get the picture of a captcha that has not been answered', zh: '讀取尚未作答的驗證碼圖片' },
  needs: 'signed-in',
  params,
  replies: { 200: bytes('image/png') },
})

export const answerCaptcha = endpoint('POST /api/captchas/:id/answers', {
  summary: { en: 'Answer a captcha. Each captcha accepts one answer', zh: '回答驗證碼，每題只能回答一次' },
  needs: 'signed-in',
  params,
  body: z.object({ answer: z.string().check(z.minLength(1), z.maxLength(60)) }),
  replies: {
    200: z.object({ isRight: z.boolean() }),
    410: refusal(['gone'], { reason: z.enum(['used', 'expired']) }),
    429: refusal(['too-many-attempts'], { retryAfterSeconds: z.int() }),
  },
})
