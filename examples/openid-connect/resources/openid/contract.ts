import * as z from 'zod/mini'
import { endpoint, refusal, secret } from '#shared/contract.ts'

export const title = { en: 'OpenID Connect', zh: 'OpenID Connect' }
export const description = 'Signing in with the account of an OpenID provider.'

export const beginOpenId = endpoint('POST /api/openid/begin', {
  summary: { en: 'Get the address at which the provider asks who you are', zh: '取得身分提供者的登入網址' },
  needs: 'public',
  isSpared: true,
  isRead: true,
  /** Where the provider sends the browser afterwards. It knows to which addresses it may. */
  body: z.object({ returnTo: z.url().check(z.maxLength(500)) }),
  replies: { 200: z.object({ url: z.url() }) },
})

export const finishOpenId = endpoint('POST /api/openid/sessions', {
  summary: { en: 'Sign in with what the provider has answered', zh: '以身分提供者的回應登入' },
  needs: 'public',
  isSpared: true,
  /** The address to which the provider has sent the browser, with its code. */
  body: z.object({ address: z.url().check(z.maxLength(5_000), secret) }),
  replies: { 201: z.object({ token: z.string().check(secret) }), 401: refusal(['wrong-credentials']) },
})
